import { describe, expect, test } from 'vitest'
import { formatProblems } from '../../problem-report'
import { listsWith } from '../__fixtures__/listsWith'
import type { FactLists } from '../types'
import { factKindList } from './factKinds'
import { readList } from './readList'

const read = (list: keyof FactLists, over: Partial<FactLists> = {}) =>
  readList(
    factKindList.find((kind) => kind.list === list)!,
    listsWith(over),
    `content/data/${list}.ts`,
  )
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
      [
        ['code', 0, 'HTTP_PORT'],
        ['br', 0],
        ['code', 0, 'PORT'],
        ['br', 0],
        ['code', 0, 'server.port'],
      ],
      ['number'],
      ['–'],
      ['The ', ['code', 0, 'port']],
    ])
  })

  test('knows what another list says', async () => {
    const { facts } = await read('permissions')
    expect(facts.map(({ cells }) => cells[1])).toEqual([['Owner'], ['–']])
  })

  test('a role with the permission ADMIN has all permissions', async () => {
    const predefinedRoles = ['Admin', 'Viewer'].map((name) => ({
      name,
      scope: 'root' as const,
      may: 'Something',
      permissions: name === 'Admin' ? ['ADMIN'] : [],
    }))
    const { facts } = await read('permissions', { predefinedRoles })
    expect(facts.map(({ cells }) => cells[1])).toEqual([['Admin'], ['Admin']])
  })
})

describe('the links of a list', () => {
  const linksOf = async (list: keyof FactLists, over: Partial<FactLists>) =>
    (await read(list, over)).facts.flatMap(({ links }) =>
      links.map(({ target, file, entry }) => `${file}  ${entry} → ${target}`),
    )

  test('are its fields page and pages', async () => {
    const featureAvailability = [{ name: 'A', page: '/a#part', pages: ['/b'], plans: ['oss' as const] }]
    expect(await linksOf('featureAvailability', { featureAvailability })).toEqual([
      'content/data/featureAvailability.ts  A > page → /a#part',
      'content/data/featureAvailability.ts  A > pages → /b',
    ])
  })

  test('and those in its texts, once', async () => {
    const glossaryTerms = [{ name: 'a', term: 'a', page: '/a', definition: 'See [b](/b) and [a](/a).' }]
    expect(await linksOf('glossaryTerms', { glossaryTerms })).toEqual([
      'content/data/glossaryTerms.ts  a > page → /a',
      'content/data/glossaryTerms.ts  a → /b',
    ])
  })
})

describe('what is wrong in a list', () => {
  test('an entry that does not fit', async () => {
    expect(await problemsOf('permissions', [{ name: 'x', scope: 'rot', label: 'a' }])).toMatchInlineSnapshot(`
      "content/data/permissions.ts  1 > allows
        The field "allows" is missing.
        Write a string in quotes. The schema is in plugins/gatsby-source-facts/src/kinds.

      content/data/permissions.ts  1 > name
        "x" isn't a valid value of "name".
        Write what matches /^[A-Z][A-Z_]*$/. The schema is in plugins/gatsby-source-facts/src/kinds.

      content/data/permissions.ts  1 > scope
        "rot" isn't a valid value of "scope".
        Did you mean "root"?"
    `)
  })
  test('a proof that names another release, or that cannot be a place in a repository', async () => {
    const sdk = {
      name: 'node',
      label: 'Node.js',
      side: 'server',
      page: '/node',
      repository: 'node',
      version: '2.0.0',
      package: 'a',
      interval: '1 s',
    } as const
    const entry = (proof: string) =>
      ({
        name: proof,
        side: 'server',
        label: 'a',
        capabilities: { node: { state: 'yes', since: '1.2.0', proof } },
      }) as const
    const proofs = [
      'v1.2.0/a.ts#L3',
      `${'0a'.repeat(20)}/a.ts`,
      'v1.3.0/a.ts',
      'https://example.com/a.ts',
      'v1.2.0/a.ts#3',
    ]
    const { problems } = await read('sdkCapabilities', { sdks: [sdk], sdkCapabilities: proofs.map(entry) })
    expect(formatProblems(problems)).toMatchInlineSnapshot(`
      "content/data/sdkCapabilities.ts  4 > capabilities > node > proof
        "https://example.com/a.ts" isn't a valid value of "proof".
        Write what matches /^[\\w.-]+\\/[^\\s#]+(#L\\d+)?$/. The schema is in plugins/gatsby-source-facts/src/kinds.

      content/data/sdkCapabilities.ts  5 > capabilities > node > proof
        "v1.2.0/a.ts#3" isn't a valid value of "proof".
        Write what matches /^[\\w.-]+\\/[^\\s#]+(#L\\d+)?$/. The schema is in plugins/gatsby-source-facts/src/kinds.

      content/data/sdkCapabilities.ts  v1.3.0/a.ts
        The proof of "node", v1.3.0/a.ts, isn't from release 1.2.0.
        Start it with the tag of the release, or with a commit if there is no tag."
    `)
  })
  test('a name that occurs twice', async () => {
    const entry = { name: 'A', scope: 'root', label: 'a', allows: 'b' }
    expect(await problemsOf('permissions', [entry, entry])).toMatchInlineSnapshot(`
      "content/data/permissions.ts  A
        "A" is already in this list.
        Keep one of the two."
    `)
  })
  test('a name that another list does not have', async () => {
    const role = { name: 'A', scope: 'root', may: 'b', permissions: ['READ_ROEL'] }
    expect(await problemsOf('predefinedRoles', [role])).toMatchInlineSnapshot(`
      "content/data/predefinedRoles.ts  A
        There is no permission "READ_ROEL".
        Did you mean "READ_ROLE"?"
    `)
  })
  test('an event that an integration cannot offer', async () => {
    const integration = { name: 'chat', label: 'Chat', page: '/chat', events: ['flag-creatd'] }
    expect(await problemsOf('integrationEvents', [integration])).toMatchInlineSnapshot(`
      "content/data/integrationEvents.ts  chat
        There is no event type "flag-creatd".
        Did you mean "flag-created"?"
    `)
  })
  test('no name at all, and Markdown that cannot be read', async () => {
    const entry = { names: [], group: 'a', type: 'b', what: '<Nope />' }
    expect(await problemsOf('environmentVariables', [entry])).toMatchInlineSnapshot(`
      "content/data/environmentVariables.ts  1
        It has no name.
        Add "names" or "options".

      content/data/environmentVariables.ts  1
        There is no component <Nope>.
        Use one of "Include", "Kbd"."
    `)
  })
})
