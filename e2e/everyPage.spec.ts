import { builtPaths } from './builtPaths'
import { expect, test } from './test'

const shards = 10

test.describe.configure({ timeout: 180_000 })

// The site of a test fails it when a page warns, throws, is hydrated to something else than its HTML, or asks another host.
for (let shard = 0; shard < shards; shard++) {
  test(`every page starts without an error or a warning (part ${shard + 1} of ${shards})`, async ({ site }) => {
    const paths = builtPaths().filter((_, index) => index % shards === shard)
    expect(paths.length).toBeGreaterThan(30)
    for (const path of paths) {
      await test.step(path, async () => {
        await site.open(path)
        await expect(site.title).toBeVisible()
      })
    }
  })
}
