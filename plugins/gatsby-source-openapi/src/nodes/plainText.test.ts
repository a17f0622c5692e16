import { expect, it } from 'vitest'
import { plainText } from './plainText'

it.each([
  ['Get the environment with `name`', 'Get the environment with name'],
  ['Get all [root users](/reference/rbac) and **groups**', 'Get all root users and groups'],
  ['![logo](x.png) Flags\n of a project', 'logo Flags of a project'],
  ['Compare a < b && `__proto__`', 'Compare a < b && __proto__'],
  ['</script>', '</script>'],
])('%s → %s', (markdown, text) => {
  expect(plainText(markdown)).toBe(text)
})
