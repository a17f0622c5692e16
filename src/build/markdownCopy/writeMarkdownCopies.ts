import { existsSync } from 'node:fs'
import fs from 'node:fs/promises'
import path from 'node:path'
import type { CreatePagesArgs, GatsbyCache } from 'gatsby'
import { resultsOf } from '../../../plugins/source-plugin'
import { markdownPath } from '../../shared/pageFiles'
import { type CopiedPage, pageTree } from './pageTree'
import { treeMarkdown } from './treeMarkdown'

const results = resultsOf('src/build/markdownCopy/writeMarkdownCopies.ts')
const cacheKey = 'written-files'

/**
 * Writes the Markdown of every page beside its HTML, one page at a time to save memory.
 * @returns the text of the pages, in their order
 */
export async function writeMarkdownCopies(
  graphql: CreatePagesArgs['graphql'],
  pages: readonly CopiedPage[],
  siteUrl: string,
): Promise<{ path: string; markdown: string }[]> {
  const copies: { path: string; markdown: string }[] = []
  for (const page of pages) {
    const tree = await pageTree(graphql, page)
    const url = siteUrl + page.path
    const markdown = await results.value([tree, url], () => treeMarkdown(tree, url))
    copies.push({ path: page.path, markdown })
    const file = path.join('public', markdownPath(page.path))
    const written = await fs.readFile(file, 'utf8').catch(() => undefined)
    const copy = withIndexLink(markdown, siteUrl)
    if (written !== copy) await fs.writeFile(file, copy)
  }
  return copies
}

/**
 * Removes what the last build wrote and this one hasn't: Gatsby doesn't track it, and hosts keep `public`. What is in `static` now stays.
 * @param written URLs of files
 */
export async function removeOldFiles(written: readonly string[], cache: Pick<GatsbyCache, 'get' | 'set'>, folder = 'public'): Promise<void> {
  const current = new Set(written)
  const before = ((await cache.get(cacheKey)) ?? []) as string[]
  await Promise.all(before.filter((file) => !current.has(file) && !existsSync(path.join('static', file))).map((file) => fs.rm(path.join(folder, file), { force: true })))
  await cache.set(cacheKey, [...current])
}

/** An assistant that was given one page finds the others by the link below the title. */
export function withIndexLink(markdown: string, siteUrl: string): string {
  return markdown.replace(/^# .*\n/, (title) => `${title}\n> [All pages of this documentation](${siteUrl}/llms.txt)\n`)
}
