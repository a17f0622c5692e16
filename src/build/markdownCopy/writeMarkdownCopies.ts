import fs from 'node:fs/promises'
import path from 'node:path'
import type { CreatePagesArgs, GatsbyCache } from 'gatsby'
import { resultsOf } from '../../../plugins/source-plugin'
import { markdownPath } from '../../shared/pageFiles'
import { type CopiedPage, pageTree } from './pageTree'
import { treeMarkdown } from './treeMarkdown'

const results = resultsOf('src/build/markdownCopy/writeMarkdownCopies.ts')
const cacheKey = 'markdown-copies'

/**
 * Writes the Markdown of every page beside its HTML, one page at a time to save memory. Removes copies of pages that no longer
 * exist, which Gatsby doesn't track.
 * @returns the text of the pages, in their order
 */
export async function writeMarkdownCopies(
  graphql: CreatePagesArgs['graphql'],
  pages: readonly CopiedPage[],
  siteUrl: string,
  cache: GatsbyCache,
): Promise<{ path: string; markdown: string }[]> {
  const copies: { path: string; markdown: string }[] = []
  for (const page of pages) {
    const tree = await pageTree(graphql, page)
    const url = siteUrl + page.path
    const markdown = await results.value([tree, url], () => treeMarkdown(tree, url))
    copies.push({ path: page.path, markdown })
    const file = fileOf(page.path)
    const written = await fs.readFile(file, 'utf8').catch(() => undefined)
    const copy = withIndexLink(markdown, siteUrl)
    if (written !== copy) await fs.writeFile(file, copy)
  }
  const paths = pages.map((page) => page.path)
  const before = ((await cache.get(cacheKey)) ?? []) as string[]
  const removed = before.filter((page) => !paths.includes(page))
  await Promise.all(removed.map((page) => fs.rm(fileOf(page), { force: true })))
  await cache.set(cacheKey, paths)
  return copies
}

/** An assistant that was given one page finds the others by the link below the title. */
export function withIndexLink(markdown: string, siteUrl: string): string {
  return markdown.replace(/^# .*\n/, (title) => `${title}\n> [All pages of this documentation](${siteUrl}/llms.txt)\n`)
}

function fileOf(page: string): string {
  return path.join('public', markdownPath(page))
}
