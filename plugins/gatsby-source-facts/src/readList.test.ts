import { describe, expect, test } from 'vitest'
import { formatProblems } from '../../gatsby-problem-report/src/formatProblems'
import { listsWith } from '../__fixtures__/listsWith'
import type { FactLists } from '../types'
import { factKinds } from './factKinds'
import { readList } from './readList'
import type { FactKind } from './FactKind'

const read = (list: keyof FactLists, over: Partial<FactLists> = {}) =>
  readList(factKinds[list] as unknown as FactKind<object>, listsWith(over), `content/data/${list}.ts`)
const problemsOf = async (list: keyof FactLists, entries: unknown[]) =>
  formatProblems((await read(list, { [list]: entries })).problems)

describe('a list', () => {
  test('becomes facts with compiled cells', async () => {
    const { facts, problems } = await read('environmentVariables')
    expect(problems).toEqual([])
    expect(facts.map(({ name, aliases, anchor, parts }) => ({ name, aliases, anchor, parts }))).toEqual([
      { name: 'HTTP_PORT', aliases: ['PORT'], anchor: 'http-port', parts: ['server'] },
      { name: 'server.pipe', aliases: [], anchor: 'server-pipe', parts: ['server'] },
      { name: 'EMAIL_HOST', aliases: [], anchor: 'email-host', parts: ['email'] },
    ])
    expect(facts[0]?.cells).toEqual([
      [['code', 0, 'HTTP_PORT'], ['br', 0], ['code', 0, 'PORT'], ['br', 0], ['code', 0, 'server.port']],
      ['number'],
      ['–'],
      ['The ', ['code', 0, 'port']],
    ])
  })

  test('knows what another list says', async () => {
    const { facts } = await read('permissions')
    expect(facts.map(({ cells }) => cells[1])).toEqual([['Owner'], ['–']])
  })
})

describe('what is wrong in a list', () => {
  test('an entry that does not fit', async () => {
    expect(await problemsOf('permissions', [{ name: 'x', scope: 'rot', label: 'a' }])).toMatchInlineSnapshot(`
      "content/data/permissions.ts  1 > allows
        This entry does not fit its list: Invalid input: expected string, received undefined.
        The list and its type stand in plugins/gatsby-source-facts/src/kinds.

      content/data/permissions.ts  1 > name
        This entry does not fit its list: Invalid string: must match pattern /^[A-Z][A-Z_]*$/.
        The list and its type stand in plugins/gatsby-source-facts/src/kinds.

      content/data/permissions.ts  1 > scope
        This entry does not fit its list: Invalid option: expected one of "root"|"project"|"environment".
        The list and its type stand in plugins/gatsby-source-facts/src/kinds."
    `)
  })
  test('a name that stands there twice', async () => {
    const entry = { name: 'A', scope: 'root', label: 'a', allows: 'b' }
    expect(await problemsOf('permissions', [entry, entry])).toMatchInlineSnapshot(`
      "content/data/permissions.ts  A
        "A" stands in this list already.
        Keep one of the two."
    `)
  })
  test('a name that another list does not have', async () => {
    const role = { name: 'A', scope: 'root', may: 'b', permissions: ['READ_ROEL'] }
    expect(await problemsOf('predefinedRoles', [role])).toMatchInlineSnapshot(`
      "content/data/predefinedRoles.ts  A
        There is no permission "READ_ROEL".
        Nearest: "READ_ROLE"."
    `)
  })
  test('an event that an integration cannot offer', async () => {
    const integration = { name: 'chat', label: 'Chat', page: '/chat', events: ['flag-creatd'] }
    expect(await problemsOf('integrationEvents', [integration])).toMatchInlineSnapshot(`
      "content/data/integrationEvents.ts  chat
        There is no event type "flag-creatd".
        Nearest: "flag-created"."
    `)
  })
  test('no name at all, and Markdown that cannot be read', async () => {
    const entry = { names: [], group: 'a', type: 'b', what: '<Nope />' }
    expect(await problemsOf('environmentVariables', [entry])).toMatchInlineSnapshot(`
      "content/data/environmentVariables.ts  1
        It has no name.
        Give it "names" or "options".

      content/data/environmentVariables.ts  1
        There is no component <Nope>.
        Use one of "Include", "Kbd"."
    `)
  })
})
