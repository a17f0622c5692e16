import fs from 'node:fs/promises'
import path from 'node:path'
import type { CreatePagesArgs } from 'gatsby'
import { resultsOf } from '../../../plugins/source-plugin'
import { markdownPath } from '../../shared/pageFiles'
import { type CopiedPage, pageTree } from './pageTree'
import { treeMarkdown } from './treeMarkdown'

const results = resultsOf('src/build/markdownCopy/writeMarkdownCopies.ts')

/** Writes the Markdown of every page beside its HTML, and returns it; one page at a time to save memory. */
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

/** An assistant that was given one page finds the others by the link below the title. */
export function withIndexLink(markdown: string, siteUrl: string): string {
  return markdown.replace(/^# .*\n/, (title) => `${title}\n> [All pages of this documentation](${siteUrl}/llms.txt)\n`)
}
