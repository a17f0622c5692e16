import { expect, test } from 'vitest'
import { algoliaEnvironment, algoliaHosts } from './algoliaEnvironment'

const all = { ALGOLIA_APP_ID: 'APP', ALGOLIA_SEARCH_KEY: 'search', ALGOLIA_INDEX_NAME: 'docs', ALGOLIA_ADMIN_KEY: 'admin' }

test.each([
  ['nothing', {}, undefined],
  ['the key that may write alone', { ALGOLIA_ADMIN_KEY: 'admin' }, undefined],
  ['no index', { ...all, ALGOLIA_INDEX_NAME: '' }, undefined],
  ['all but the key that may write', { ...all, ALGOLIA_ADMIN_KEY: '' }, { appId: 'APP', searchKey: 'search', indexName: 'docs' }],
  ['all', all, { appId: 'APP', searchKey: 'search', indexName: 'docs', adminKey: 'admin' }],
])('%s', (_case, env, account) => {
  expect(algoliaEnvironment(env)).toEqual(account)
})

test('browsers may ask the servers of the account, and of no other', () => {
  expect(algoliaHosts(undefined)).toEqual([])
  expect(algoliaHosts({ appId: 'APP', searchKey: 'search', indexName: 'docs' })).toEqual([
    'https://app-dsn.algolia.net',
    'https://app-1.algolianet.com',
    'https://app-2.algolianet.com',
    'https://app-3.algolianet.com',
  ])
})
