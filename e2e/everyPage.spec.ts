import { documentTitle } from '../src/shared/siteMetadata'
import { builtPaths } from './builtPaths'
import type { DocsSite } from './DocsSite'
import { samplePages } from './samplePages'
import { expect, test } from './test'

const samples: readonly string[] = samplePages.map(({ path }) => path)
const shards = 10

test.describe.configure({ timeout: 180_000 })

/**
 * The site of a test fails it when a page warns, throws, is hydrated to something else than its HTML, or asks another host. That every
 * page has a title, a description and a canonical URL is checked in its HTML; here, that hydration keeps them.
 */
async function expectSoundStart(site: DocsSite, path: string): Promise<void> {
  await test.step(path, async () => {
    await site.open(path)
    await expect(site.title).toBeVisible()
    const heading = await site.readHeading()
    expect(heading).not.toBe('')
    expect(site.url()).toBe(path)
    const isListed = !['/search', '/feedback', '/changes'].includes(path)
    expect(await site.head()).toEqual({
      title: path === '/' ? 'Unleash documentation | The enterprise ready feature toggle service' : documentTitle(heading, 'Unleash'),
      hasDescription: true,
      canonicalUrl: isListed ? `https://docs.getunleash.io${path === '/' ? '' : path}` : null,
    })
  })
}

test('every kind of page starts without an error or a warning', { tag: '@smoke' }, async ({ site }) => {
  for (const path of samples) await expectSoundStart(site, path)
})

for (let shard = 0; shard < shards; shard++) {
  test(`every page starts without an error or a warning (part ${shard + 1} of ${shards})`, async ({ site }) => {
    const paths = builtPaths().filter((path, index) => index % shards === shard && !samples.includes(path))
    expect(paths.length).toBeGreaterThan(30)
    for (const path of paths) await expectSoundStart(site, path)
  })
}
