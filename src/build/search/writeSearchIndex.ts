import { createHash } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import type { CreatePagesArgs, Reporter } from 'gatsby'
import { reportProblems, type Problem } from '../../../plugins/problem-report'
import { firstPartFile, indexFolder, indexTimeFile, sectionUrl, withTexts, type FirstPart, type SearchablePage, type TextPart } from '../../shared/search/searchIndex'
import { searchablePages, searchQuery, type SearchQueryResult } from './searchablePages'

/** Queries everything that is searched, and writes the embedded index into `public/`. */
export async function writeSearchIndex(graphql: CreatePagesArgs['graphql'], reporter: Reporter): Promise<void> {
  const result = await graphql<SearchQueryResult>(searchQuery)
  const { data } = result
  if (!data || result.errors) {
    reporter.panicOnBuild('The pages for the search index could not be queried.', result.errors as Error[])
    return
  }
  const started = performance.now()
  const pages = searchablePages(data)
  reportProblems(reporter, 'Making the search index', unsearchedPages(data.allContentPage.nodes, pages))
  await writeFiles(pages)
  const time = Math.round(performance.now() - started)
  await fs.writeFile(indexTimeFile, JSON.stringify(time))
  reporter.info(`Wrote the search index: ${pages.flatMap(({ sections }) => sections).length} sections in ${time} ms`)
}

/** Pages and headings of the site that no search would find: a type of page has them, and `searchQuery` lacks them. */
export function unsearchedPages(pages: SearchQueryResult['allContentPage']['nodes'], searched: readonly SearchablePage[]): Problem[] {
  const found = new Set(searched.flatMap((page) => page.sections.map((section) => sectionUrl(page, section))))
  const problem = (file: string, what: string, fix: string): Problem => {
    return { severity: 'error', file, what, fix: `${fix} src/build/search/searchablePages.ts.` }
  }
  return pages.flatMap(({ path: page, sourceFile, headings }) => {
    if (!found.has(page)) return problem(sourceFile, `"${page}" is not in the search index.`, 'Add the type of the page to')
    // Deeper headings are part of their section, see `pageSections`.
    const lost = headings.find(({ id, depth }) => depth <= 3 && !found.has(`${page}#${id}`))
    if (!lost) return []
    return problem(sourceFile, `The heading "${lost.text}" of "${page}" is not in the search index.`, 'Add the field that contains it to')
  })
}

/** The two files of the embedded index, without the path of the second. */
export function splitIndex(pages: readonly SearchablePage[]): { first: Omit<FirstPart, 'texts'>; texts: TextPart } {
  return { first: { pages: withTexts(pages) }, texts: pages.map(({ sections }) => sections.map(({ text }) => text)) }
}

/** The first file has a fixed name and names the second, so that the two always match; files of an earlier build are removed. */
async function writeFiles(pages: readonly SearchablePage[]): Promise<void> {
  const folder = path.join('public', indexFolder)
  await fs.rm(folder, { recursive: true, force: true })
  await fs.mkdir(folder, { recursive: true })
  const { first, texts } = splitIndex(pages)
  const content = JSON.stringify(texts)
  const name = `texts-${createHash('sha256').update(content).digest('hex').slice(0, 12)}.json`
  await fs.writeFile(path.join(folder, name), content)
  await fs.writeFile(path.join(folder, firstPartFile), JSON.stringify({ texts: `/${indexFolder}/${name}`, ...first } satisfies FirstPart))
}
