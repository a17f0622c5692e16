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
      operation('Get a flag', 'GET', '/api/flags/{name}', { availability: 'oss', stability: 'stable', deprecated: true }),
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
const everything = ['Archive a flag', 'Create a flag', 'Get a flag', 'List flags', 'Create an account', 'Stale things', 'List addons']

test.each([
  ['nothing: all of them, alphabetically', '', everything],
  ['blanks', '  ', everything],
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
  ['a synonym', 'toggle', ['Archive a flag', 'Create a flag', 'Get a flag', 'List flags']],
  ['a synonym in the plural', 'switches', []],
  ['a plural for a singular', 'accounts', ['Create an account']],
  ['a word before its synonym, and no part of a word', 'add', ['Create an account', 'List addons', 'Create a flag']],
  ['a concrete path, all methods', '/api/flags/my-flag', ['Archive a flag', 'Get a flag']],
  ['a concrete path with a method', 'DELETE /api/flags/my-flag', ['Archive a flag']],
  ['a concrete address', 'http://localhost:4242/api/flags/my-flag?x=1', ['Archive a flag', 'Get a flag']],
  ['a path that says itself more than one with a name', '/api/flags/stale', ['Stale things', 'Archive a flag', 'Get a flag']],
  ['a whole path before those below it', 'get /api/flags', ['List flags', 'Get a flag', 'Stale things']],
  ['nothing that is there', 'nothing like this', []],
  ['no pattern', '.*', []],
])('%s: %j', (_what, query, titles) => {
  expect(filterOperations(tags, query).flatMap(({ operations }) => operations.map(({ title }) => title))).toEqual(titles)
})

test('a tag without a found operation is left out', () => {
  expect(filterOperations(tags, 'account').map(({ title }) => title)).toEqual(['Users'])
})
