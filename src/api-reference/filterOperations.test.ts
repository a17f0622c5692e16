import { expect, test } from 'vitest'
import { filterOperations } from './filterOperations'

const operation = (title: string, method: string, endpoint: string, id = 'x') => ({ path: `/api/${id}`, title, method, endpoint })
const tags = [
  {
    path: '/flags',
    title: 'Flags',
    operations: [operation('Create a flag', 'POST', '/api/flags'), operation('List flags', 'GET', '/api/flags')],
  },
  { path: '/users', title: 'Users', operations: [operation('Create an account', 'POST', '/api/user-admin', 'add-user')] },
]

test.each([
  ['', ['Create a flag', 'List flags', 'Create an account']],
  ['  ', ['Create a flag', 'List flags', 'Create an account']],
  ['create', ['Create a flag', 'Create an account']],
  ['FLAG create', ['Create a flag']],
  ['get', ['List flags']],
  ['users', ['Create an account']],
  ['/api/user', ['Create an account']],
  ['add user', ['Create an account']],
  ['add-user', ['Create an account']],
  ['addUser', ['Create an account']],
  ['nothing like this', []],
  ['.*', []],
])('%j finds %j', (query, titles) => {
  expect(filterOperations(tags, query).flatMap(({ operations }) => operations.map(({ title }) => title))).toEqual(titles)
})

test('a tag without a found operation is left out', () => {
  expect(filterOperations(tags, 'account').map(({ title }) => title)).toEqual(['Users'])
})
