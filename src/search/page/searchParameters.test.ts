import { expect, test } from 'vitest'
import { readSearchParameters, searchUrl } from './searchParameters'

interface Read {
  query: string
  page: number
  version?: string
  kind?: string[]
  plans?: string[]
}

test.each<[string, Read, string]>([
  ['', { query: '', page: 1 }, '/search'],
  ['?q=feature+flag', { query: 'feature flag', page: 1 }, '/search?q=feature+flag'],
  ['?q=%20a%20&page=3', { query: 'a', page: 3 }, '/search?q=a&page=3'],
  ['?q=a&kind=api,how-to', { query: 'a', kind: ['how-to', 'api'], page: 1 }, '/search?q=a&kind=how-to,api'],
  ['?q=a&kind=nonsense&page=-1', { query: 'a', page: 1 }, '/search?q=a'],
  ['?q=a&page=1e9', { query: 'a', page: 1 }, '/search?q=a'],
  ['?q=100%25', { query: '100%', page: 1 }, '/search?q=100%25'],
  ['?q=a&version=5.7&page=2', { query: 'a', version: '5.7', page: 2 }, '/search?q=a&version=5.7&page=2'],
  ['?q=a&version=9.9', { query: 'a', page: 1 }, '/search?q=a'],
  [
    '?q=a&plan=enterprise,oss',
    { query: 'a', plans: ['oss', 'enterprise'], page: 1 },
    '/search?q=a&plan=oss,enterprise',
  ],
  [
    '?plan=oss&page=2&kind=api&q=a',
    { query: 'a', kind: ['api'], plans: ['oss'], page: 2 },
    '/search?q=a&kind=api&plan=oss&page=2',
  ],
  ['?q=a&plan=gold,toString', { query: 'a', page: 1 }, '/search?q=a'],
  ['?q=a&plan=<b>', { query: 'a', page: 1 }, '/search?q=a'],
  ['?q=a&plan=', { query: 'a', page: 1 }, '/search?q=a'],
  ['?q=%', { query: '%', page: 1 }, '/search?q=%25'],
])('%s', (search, { query, page, version, ...filters }, written) => {
  const read = readSearchParameters(search, ['5.7'])
  expect(read).toEqual({ query, page, version, filters: { kind: [], plans: [], sdk: [], ...filters } })
  expect(searchUrl(read)).toBe(written)
})
