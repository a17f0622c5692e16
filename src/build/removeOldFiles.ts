import { existsSync } from 'node:fs'
import fs from 'node:fs/promises'
import path from 'node:path'
import type { GatsbyCache } from 'gatsby'

const cacheKey = 'written-files'

/**
 * Removes what the last build wrote and this one hasn't, by URL: Gatsby doesn't track it, and hosts keep `public`. What is in `static` now stays.
 * Gatsby empties the cache when its settings change; then what only a build can have written counts as written.
 */
export async function removeOldFiles(
  written: readonly string[],
  cache: Pick<GatsbyCache, 'get' | 'set'>,
  folder = 'public',
): Promise<void> {
  const current = new Set(written)
  const before = ((await cache.get(cacheKey)) as string[] | undefined) ?? (await copiesIn(folder))
  await Promise.all(
    before
      .filter((file) => !current.has(file) && !existsSync(path.join('static', file)))
      .map((file) => fs.rm(path.join(folder, file), { force: true })),
  )
  await cache.set(cacheKey, [...current])
}

/** Markdown copies and lists, which no other step writes. */
async function copiesIn(folder: string): Promise<string[]> {
  const files = await fs.readdir(folder, { recursive: true })
  return files
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => /\.md$|(^|\/)llms\.txt$/.test(file) && !file.startsWith('static/'))
    .map((file) => `/${file}`)
}
