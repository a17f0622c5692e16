import { expect, test } from 'vitest'
import { filterOperations } from './filterOperations'

const operation = (title: string, method: string, endpoint: string, marks = {}) => ({
  path: `/api/${title.toLowerCase().replaceAll(' ', '-')}`,
  title,
  method,
  endpoint,
  availability: null,
  stability: null,
  deprecated: false,
  onlyIn: null,
  sentAs: null,
  permission: null,
  history: null,
  ...marks,
})
const tags = [
  {
    path: '/flags',
    title: 'Flags',
    operations: [
      operation('List flags', 'GET', '/api/flags'),
      operation('Create a flag', 'POST', '/api/flags', { path: '/api/new-flag' }),
      operation('Archive a flag', 'DELETE', '/api/flags/{name}'),
      operation('Get a flag', 'GET', '/api/flags/{name}', {
        availability: 'oss',
        stability: 'stable',
        deprecated: true,
        permission: { names: ['READ_FLAG'] },
      }),
    ],
  },
  {
    path: '/users',
    title: 'Users',
    operations: [
      operation('Create an account', 'POST', '/api/user-admin', { path: '/api/add-user', availability: 'enterprise' }),
      operation('Stale things', 'GET', '/api/flags/stale', { stability: 'beta' }),
    ],
  },
  { path: '/add-ons', title: 'Integrations', operations: [operation('List addons', 'GET', '/api/addons')] },
]
const everything = [
  'List flags',
  'Create a flag',
  'Archive a flag',
  'Get a flag',
  'Create an account',
  'Stale things',
  'List addons',
]

test.each([
  ['nothing: all of them, in their order', '', everything],
  ['spaces', '  ', everything],
  ['any word', 'create', ['Create a flag', 'Create an account']],
  ['all words, whatever their case', 'FLAG create', ['Create a flag']],
  ['the method', 'post', ['Create a flag', 'Create an account']],
  ['the tag', 'users', ['Create an account', 'Stale things']],
  ['a part of the path', '/api/user', ['Create an account']],
  ['the id', 'add user', ['Create an account']],
  ['the id in kebab case', 'add-user', ['Create an account']],
  ['the id in camel case', 'addUser', ['Create an account']],
  ['a mark', 'enterprise', ['Create an account']],
  ['a mark of an old operation', 'deprecated', ['Get a flag']],
  ['a mark of a new operation', 'beta', ['Stale things']],
  ['a mark of two words', 'open source', ['Get a flag']],
  ['a permission', 'read_flag', ['Get a flag']],
  ['a synonym', 'toggle', ['List flags', 'Create a flag', 'Archive a flag', 'Get a flag']],
  ['a synonym in the plural', 'switches', ['List flags', 'Create a flag', 'Archive a flag', 'Get a flag']],
  ['a plural for a singular', 'accounts', ['Create an account']],
  ['a word before its synonym, and no part of a word', 'add', ['Create an account', 'List addons', 'Create a flag']],
  ['a concrete path, all methods', '/api/flags/my-flag', ['Archive a flag', 'Get a flag']],
  ['a concrete path with a method', 'DELETE /api/flags/my-flag', ['Archive a flag']],
  ['a concrete URL', 'http://localhost:4242/api/flags/my-flag?x=1', ['Archive a flag', 'Get a flag']],
  [
    'a path that says itself more than one with a name',
    '/api/flags/stale',
    ['Stale things', 'Archive a flag', 'Get a flag'],
  ],
  ['a whole path before those below it', 'get /api/flags', ['List flags', 'Get a flag', 'Stale things']],
  ['nothing that is there', 'nothing like this', []],
  ['no pattern', '.*', []],
])('%s: %j', (_what, query, titles) => {
  expect(filterOperations(tags, query).tags.flatMap(({ operations }) => operations.map(({ title }) => title))).toEqual(
    titles,
  )
})

test('a tag without a found operation is left out', () => {
  expect(filterOperations(tags, 'account').tags.map(({ title }) => title)).toEqual(['Users'])
})

test.each(['policy', 'policies'])('"%s" finds the singular and the plural, as the search of the site does', (query) => {
  const operations = [
    operation('Get a policy', 'GET', '/api/a'),
    operation('List all', 'GET', '/api/policies'),
    operation('Get', 'GET', '/api/b'),
  ]
  const [found] = filterOperations([{ path: '/a', title: 'A', operations }], query).tags
  expect(found?.operations.map(({ endpoint }) => endpoint)).toEqual(['/api/a', '/api/policies'])
})

const versions = (since: string, removed: string | null = null) => ({ history: { since, removed, until: '8.1' } })
const aged = [
  {
    path: '/aged',
    title: 'Aged',
    operations: [
      operation('Old flags', 'GET', '/api/old', versions('..4.12', '7.0')),
      operation('New flags', 'GET', '/api/new', versions('5.6')),
      operation('Sampled', 'GET', '/api/sampled', versions('5.3..5.8')),
      operation('Unknown', 'GET', '/api/unknown'),
    ],
  },
  { path: '/late', title: 'Late', operations: [operation('Late flags', 'GET', '/api/late', versions('5.8'))] },
]

test.each([
  ['a version', '5.6', ['Old flags', 'New flags', 'Sampled', 'Unknown'], 2, '5.6'],
  ['a version with a patch and a letter', 'v5.6.2', ['Old flags', 'New flags', 'Sampled', 'Unknown'], 2, '5.6'],
  ['an early version', '4.13', ['Old flags', 'Unknown'], 1, '4.13'],
  ['a later version', '7.0', ['New flags', 'Sampled', 'Unknown', 'Late flags'], 1, '7.0'],
  ['a version after all that is known', '9.0', ['New flags', 'Sampled', 'Unknown', 'Late flags'], 4, '9.0'],
  ['a version and a word', '6.3 flags', ['Old flags', 'New flags', 'Late flags'], 0, '6.3'],
  ['a word and a version', 'flags 7.0', ['New flags', 'Late flags'], 0, '7.0'],
  ['a comma, as the field shows it', 'flags, 7.0', ['New flags', 'Late flags'], 0, '7.0'],
  ['a comma after the version', '7.0, flags', ['New flags', 'Late flags'], 0, '7.0'],
  ['a number without a dot', '6', [], 0, undefined],
])('%s: %j', (_what, query, titles, uncertain, version) => {
  const found = filterOperations(aged, query)
  expect(found.tags.flatMap(({ operations }) => operations.map(({ title }) => title))).toEqual(titles)
  expect(found).toMatchObject({ count: titles.length, uncertain })
  expect(found.version).toBe(version)
})

test('a tag without an operation in the version is left out', () => {
  expect(filterOperations(aged, '5.7').tags.map(({ title }) => title)).toEqual(['Aged'])
})
