import { expect, test } from 'vitest'
import { replaceElements, type TreeNode } from '../../markdown-tree'
import { drawFacts, kindsNamedIn, type KnownFact, unknownNames } from './createResolvers'

const fact = (name: string, position: number, part: string): KnownFact => ({
  name,
  aliases: [`${name}_OLD`],
  anchor: name.toLowerCase(),
  parts: [part],
  position,
  path: `/page#${name.toLowerCase()}`,
  value: [['code', 0, '42']],
  cells: [[['code', 0, name]], ['text']],
  cellAttributes: [],
  columns: [['Name'], ['Text']],
  columnAttributes: [],
})
const facts = new Map([['environmentVariables', [fact('A', 0, 'x'), fact('B', 1, 'y')]]])
const draw = (tree: TreeNode[]) => replaceElements(tree, drawFacts(facts))

test('one fact is a link, by any of its names', () => {
  expect(draw([['p', 0, 'See ', ['EnvVar', { name: 'A' }], ['EnvVar', { name: 'B_OLD' }]]])).toEqual([
    ['p', 0, 'See ', ['a', { href: '/page#a' }, ['code', 0, 'A']], ['a', { href: '/page#b' }, ['code', 0, 'B_OLD']]],
  ])
})

test('one fact with a value is an assignment, and its default is shown within a line', () => {
  expect(draw([['p', 0, ['EnvVar', { name: 'A', value: 'true' }], ['EnvVarDefault', { name: 'B_OLD' }]]])).toEqual([
    ['p', 0, ['a', { href: '/page#a' }, ['code', 0, 'A=true']], ['code', 0, '42']],
  ])
})

test('one that no list has is shown as it is written', () => {
  expect(draw([['EnvVar', { name: 'C' }]])).toEqual([['code', 0, 'C']])
})

test('a list is a table, and an attribute selects a part of it', () => {
  const [all] = draw([['EnvironmentVariables', 0]])
  const [part] = draw([['EnvironmentVariables', { group: 'y' }]])
  expect(JSON.stringify(all)).toContain('["tr",{"id":"a"},["td",0,["code",0,"A"]],["td",0,"text"]]')
  expect(JSON.stringify(part)).not.toContain('"id":"a"')
  expect(JSON.stringify(part)).toContain('"id":"b"')
  expect(JSON.stringify(all)).toContain('["FactTable",{"label":')
})

test('a fact with many cells is a separate table, beside the headings of its cells', () => {
  const capability: KnownFact = { ...fact('segments', 0, 'server'), anchor: null }
  const shown = {
    ...capability,
    cells: [['Segments'], ['1.2'], ['no']],
    cellAttributes: [{}, { sdk: 'node:1.2' }],
    columns: [[], ['Node.js'], ['Rust']],
  }
  const known = new Map([['sdkCapabilities', [shown, { ...shown, name: 'other', cells: [['Other'], ['9']] }]]])
  const [table] = replaceElements([['SdkCapabilities', { name: 'segments' }]], drawFacts(known))
  expect(table).toEqual([
    'FactTable',
    { label: 'What SDKs can do, and since which release', list: 'sdkCapabilities' },
    [
      'table',
      0,
      ['thead', 0, ['tr', 0, ['th', 0, 'SDK'], ['th', 0, 'Since']]],
      [
        'tbody',
        0,
        ['tr', 0, ['td', 0, 'Node.js'], ['td', { sdk: 'node:1.2' }, '1.2']],
        ['tr', 0, ['td', 0, 'Rust'], ['td', 0, 'no']],
      ],
    ],
  ])
})

test('what SDKs support is a matrix with a table for each side, whose columns have the names of SDKs', () => {
  const shown = (name: string, position: number, side: string, sdk: string) => ({
    ...fact(name, position, side),
    cells: [[name], ['1.2']],
    columns: [[], [`Label of ${sdk}`]],
    columnAttributes: [{}, { sdk }],
  })
  const facts = [shown('Segments', 0, 'server', 'node'), shown('Storage', 1, 'client', 'vue')]
  const [matrix] = replaceElements([['SdkCapabilities', 0]], drawFacts(new Map([['sdkCapabilities', facts]])))
  const tableOf = (side: string, sdk: string, feature: string) => [
    'table',
    { 'data-side': side },
    ['thead', 0, ['tr', 0, ['th', 0, 'Feature'], ['th', { sdk, 'data-name': `Label of ${sdk}` }, `Label of ${sdk}`]]],
    ['tbody', 0, ['tr', 0, ['td', 0, feature], ['td', 0, '1.2']]],
  ]
  expect(matrix).toEqual(['SdkMatrix', 0, tableOf('server', 'node', 'Segments'), tableOf('client', 'vue', 'Storage')])
})

test('only the kinds that a tree names are queried', () => {
  expect(
    kindsNamedIn([
      ['p', 0, ['Permission', { name: 'A' }]],
      ['Permissions', 0],
    ]).map(({ type }) => type),
  ).toEqual(['Permission'])
  expect(kindsNamedIn([['p', 0, 'a']])).toEqual([])
})

test('long names break after their parts', () => {
  const long = fact('DATABASE_POOL_MAX', 0, 'x')
  const [table] = replaceElements([['EnvironmentVariables', 0]], drawFacts(new Map([['environmentVariables', [long]]])))
  expect(JSON.stringify(table)).toContain('["code",0,"DATABASE_",["wbr",0],"POOL_",["wbr",0],"MAX"]')
})

test('names that no list has are found among the references of a page', async () => {
  const nodes: Record<string, KnownFact[]> = {
    Permission: [fact('CREATE_FLAG', 0, 'x')],
    EventType: [fact('flag-created', 0, 'x')],
  }
  const findAll = ({ type }: { type: string }) => Promise.resolve({ entries: nodes[type] ?? [] })
  const references = ['CREATE_FLAG', 'CREATE_MOON'].map((name) => ({ kind: 'permission', name, file: 'a' }))
  const page = {
    references: [
      ...references,
      { kind: 'event-type', name: 'moon-created', file: 'a' },
      { kind: 'operation', name: 'x', file: 'a' },
    ],
  }
  expect(await unknownNames(page, {}, { nodeModel: { findAll: findAll as never } })).toEqual([
    'CREATE_MOON',
    'moon-created',
  ])
})
