import fs from 'node:fs/promises'
import path from 'node:path'
import { resultsOf } from '../../../plugins/source-plugin'
import { markdownPath } from '../../shared/pageFiles'
import { type CopiedPage, pageTree } from './pageTree'
import { treeMarkdown } from './treeMarkdown'

const results = resultsOf('src/build/markdownCopy/writeMarkdownCopies.ts')

/** Writes the Markdown of every page beside its HTML, and returns it; one page at a time to save memory. */
export async function writeMarkdownCopies(
  pages: readonly CopiedPage[],
  siteUrl: string,
): Promise<{ path: string; markdown: string }[]> {
  const copies: { path: string; markdown: string }[] = []
  for (const page of pages) {
    const tree = pageTree(page, await pageData(page.path))
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

/** What the query of a page's template found, as Gatsby has written it for browsers. */
async function pageData(page: string): Promise<unknown> {
  const file = path.join('public/page-data', page === '/' ? 'index' : page, 'page-data.json')
  const { result } = JSON.parse(await fs.readFile(file, 'utf8')) as { result: { data: unknown } }
  return result.data
}

/** An assistant that was given one page finds the others by the link below the title. */
export function withIndexLink(markdown: string, siteUrl: string): string {
  return markdown.replace(/^# .*\n/, (title) => `${title}\n> [All pages of this documentation](${siteUrl}/llms.txt)\n`)
}
