import { expect, it } from 'vitest'
import { slugOf } from './slugs'

it.each([
  ['setOidcSettings', 'set-oidc-settings'],
  ['getCDNTokens', 'get-cdn-tokens'],
  ['Import/Export', 'import-export'],
  ['API tokens', 'api-tokens'],
  ['getV2Flags', 'get-v-2-flags'],
  ['createOIDC', 'create-oidc'],
  ['already-kebab_and_snake', 'already-kebab-and-snake'],
  ['../../x', 'x'],
  ['__proto__', 'proto'],
  ['</script>', 'script'],
  ['a%2F..%2Fb', 'a-2-f-2-fb'],
  ['日本', ''],
  ['', ''],
])('%s becomes "%s"', (name, slug) => {
  expect(slugOf(name)).toBe(slug)
})
