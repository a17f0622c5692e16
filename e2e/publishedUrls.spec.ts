import { laterProductLinks } from '../content/site/laterProductLinks'
import { productLinks } from '../content/site/productLinks'
import { requestOnce } from './requestOnce'
import { specifiedRoutes } from './specifiedRoutes'
import { expect, test } from './test'

test('every route of the specification responds', async ({ baseURL }) => {
  expect(specifiedRoutes).toHaveLength(210)
  const missing: string[] = []
  for (const route of specifiedRoutes) {
    if ((await requestOnce(baseURL, route)).status !== 200) missing.push(route)
  }
  expect(missing).toEqual([])
})

test('pages without a sidebar are the start page, the search and those that the specification names', async ({
  baseURL,
}) => {
  const without: string[] = []
  for (const route of specifiedRoutes) {
    if (!(await requestOnce(baseURL, route)).text.includes('data-region="sidebar"')) without.push(route)
  }
  expect(without.sort()).toEqual([
    '/',
    '/how-to/how-to-manage-public-invite-tokens',
    '/how-to/how-to-send-feature-updates-to-slack-deprecated',
    '/reference/api/legacy/unleash',
    '/reference/whats-new-v4',
    '/search',
    '/using-unleash/deploy/configuring-unleash-v3',
    '/using-unleash/deploy/google-auth-v3',
    '/using-unleash/deploy/securing-unleash-v3',
  ])
})

test('every URL that products link to responds after one redirect at most, and its anchor exists', async ({
  baseURL,
}) => {
  expect(productLinks.length).toBeGreaterThan(180)
  expect(laterProductLinks.length).toBeGreaterThan(200)
  const broken: string[] = []
  for (const link of [...productLinks, ...laterProductLinks]) {
    const [path = '', hash] = link.split('#')
    const first = await requestOnce(baseURL, path)
    const [target, redirectHash] = first.status === 301 && first.location !== '' ? first.location.split('#') : []
    const page = target === undefined ? first : await requestOnce(baseURL, target)
    // A browser keeps the anchor of the link only if the redirect has none.
    const anchor = redirectHash ?? hash
    const isThere = anchor === undefined || page.text.includes(`id="${anchor}"`)
    if (page.status !== 200 || !isThere) broken.push(link)
  }
  expect(broken).toEqual([])
})
