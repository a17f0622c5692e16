import { expect, test } from 'vitest'
import { readSearchParameters, searchUrl } from './searchParameters'

const versions = { current: '5.8', older: ['5.7'] }

test.each([
  ['', { query: '', kinds: [], page: 1 }, '/search'],
  ['?q=feature+flag', { query: 'feature flag', kinds: [], page: 1 }, '/search?q=feature+flag'],
  ['?q=%20a%20&page=3', { query: 'a', kinds: [], page: 3 }, '/search?q=a&page=3'],
  ['?q=a&kind=api,how-to', { query: 'a', kinds: ['how-to', 'api'], page: 1 }, '/search?q=a&kind=how-to,api'],
  ['?q=a&kind=nonsense&page=-1', { query: 'a', kinds: [], page: 1 }, '/search?q=a'],
  ['?q=a&page=1e9', { query: 'a', kinds: [], page: 1 }, '/search?q=a'],
  ['?q=100%25', { query: '100%', kinds: [], page: 1 }, '/search?q=100%25'],
  ['?q=a&version=5.7&page=2', { query: 'a', kinds: [], version: '5.7', page: 2 }, '/search?q=a&version=5.7&page=2'],
  ['?q=a&version=5.8', { query: 'a', kinds: [], page: 1 }, '/search?q=a'],
  [
    '?q=a&version=9.9',
    {
      query: 'a',
      kinds: [],
      page: 1,
      problems: ["This site doesn't have version 9.9 of the API. Search covers the current version, 5.8."],
    },
    '/search?q=a',
  ],
  ['?q=a&version=5.7.1', { query: 'a', kinds: [], page: 1 }, '/search?q=a'],
  ['?q=a&version=1234.5', { query: 'a', kinds: [], page: 1 }, '/search?q=a'],
  ['?q=a&version=<b>', { query: 'a', kinds: [], page: 1 }, '/search?q=a'],
  ['?q=a&plan=pro', { query: 'a', kinds: [], plans: ['pro'], page: 1 }, '/search?q=a&plan=pro'],
  [
    '?q=a&plan=enterprise,oss',
    { query: 'a', kinds: [], plans: ['oss', 'enterprise'], page: 1 },
    '/search?q=a&plan=oss,enterprise',
  ],
  [
    '?plan=oss&page=2&kind=api&q=a',
    { query: 'a', kinds: ['api'], plans: ['oss'], page: 2 },
    '/search?q=a&kind=api&plan=oss&page=2',
  ],
  [
    '?q=a&plan=gold',
    {
      query: 'a',
      kinds: [],
      page: 1,
      problems: ['Unleash doesn\'t have a plan "gold". It isn\'t part of the search.'],
    },
    '/search?q=a',
  ],
  [
    '?q=a&plan=toString',
    {
      query: 'a',
      kinds: [],
      page: 1,
      problems: ['Unleash doesn\'t have a plan "toString". It isn\'t part of the search.'],
    },
    '/search?q=a',
  ],
  ['?q=a&plan=<b>', { query: 'a', kinds: [], page: 1 }, '/search?q=a'],
  ['?q=a&plan=', { query: 'a', kinds: [], page: 1 }, '/search?q=a'],
  ['?q=%', { query: '%', kinds: [], page: 1 }, '/search?q=%25'],
])('%s', (search, parameters, written) => {
  expect(readSearchParameters(search, versions)).toEqual({ problems: [], plans: [], ...parameters })
  expect(searchUrl(readSearchParameters(search, versions))).toBe(written)
})
