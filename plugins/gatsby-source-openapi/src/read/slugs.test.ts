import { describe, expect, it } from 'vitest'
import { documentWith, operationWith } from '../../__fixtures__/documentWith'
import { formatProblems } from '../../../problem-report'
import type { JsonObject } from '../../types'
import { readDocument } from './readDocument'
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
  ['動物', 'dong-wu'],
  ['список', 'spisok'],
  ['Größe', 'grosse'],
  ['C++', 'c-plus-plus'],
  ['C#', 'c-sharp'],
  ['pets#list', 'pets-list'],
  ['x'.repeat(300), 'x'.repeat(200)],
  ['../..', ''],
  ['', ''],
])('%s becomes "%s"', (name, slug) => {
  expect(slugOf(name)).toBe(slug)
})

describe('pages of one document', () => {
  const read = (ids: readonly string[], more: JsonObject = {}) => {
    const paths = ids.map((operationId, index) => [`/${index}`, { get: operationWith({ operationId, ...more }) }])
    return readDocument(documentWith(Object.fromEntries(paths) as JsonObject), 'api.json', 'unleash-api')
  }

  it.each<[string[], string[]]>([
    [
      ['getUser', 'get_user', 'getUser2', 'get-user'],
      ['get-user', 'get-user-3', 'get-user-2', 'get-user-4'],
    ],
    [['unleashApi'], ['unleash-api-2']],
    [
      ['!', '?'],
      ['get-0', 'get-1'],
    ],
  ])('%j have the slugs %j', (ids, slugs) => {
    const { document, problems } = read(ids)
    expect(document?.operations.map(({ slug }) => slug)).toEqual(slugs)
    expect(problems).toEqual([])
  })

  it('have tags in every script', () => {
    const { document } = read(['a'], { tags: ['動物', 'C', 'C++', 'C#', '…!', '?'] })
    expect(document?.tags.map(({ slug }) => slug)).toEqual(['dong-wu', 'c', 'c-plus-plus', 'c-sharp', 'tag', 'tag-2'])
  })

  it('get a number with a warning', () => {
    expect(formatProblems(read(['getUser', 'get_user']).warnings)).toMatchInlineSnapshot(`
      "api.json  /paths/~11/get
        The path of the operationId "get_user" ends in "get-user-2", because "get-user" belongs to the operationId "getUser".
        Rename one of the two if the path should be another one."
    `)
  })
})
