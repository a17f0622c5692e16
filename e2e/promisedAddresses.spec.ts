import { productLinks } from '../content/site/productLinks'
import { specifiedRoutes } from './specifiedRoutes'
import { expect, test } from './test'

test('every route of the specification answers', async ({ request }) => {
  expect(specifiedRoutes).toHaveLength(210)
  const missing: string[] = []
  for (const route of specifiedRoutes) {
    if ((await request.get(route, { maxRedirects: 0 })).status() !== 200) missing.push(route)
  }
  expect(missing).toEqual([])
})

test('every address that products link to answers, by one redirect at most, and its anchor is there', async ({ request }) => {
  expect(productLinks.length).toBeGreaterThan(180)
  const broken: string[] = []
  for (const link of productLinks) {
    const [path = '', hash] = link.split('#')
    const first = await request.get(path, { maxRedirects: 0 })
    const { location } = first.headers()
    const [target = '', redirectHash] = first.status() === 301 && location ? location.split('#') : [path]
    const page = await request.get(target, { maxRedirects: 0 })
    const anchor = hash ?? redirectHash
    const isThere = anchor === undefined || (await page.text()).includes(`id="${anchor}"`)
    if (page.status() !== 200 || !isThere) broken.push(link)
  }
  expect(broken).toEqual([])
})
