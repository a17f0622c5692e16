import { createHash } from 'node:crypto'
import fs from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import type { CreatePagesArgs, GatsbyNode, Reporter } from 'gatsby'
import { reportProblems, type Problem } from '../../../plugins/problem-report'
import {
  developPartFile,
  firstPartFile,
  indexFolder,
  indexTimeFile,
  sectionUrl,
  textsFolder,
  withTexts,
  type FirstPart,
  type SearchablePage,
  type TextPart,
} from '../../shared/search/searchIndex'
import { searchablePages, searchQuery, type SearchQueryResult } from './searchablePages'

type Graphql = CreatePagesArgs['graphql']

/** Replaces the embedded index in `public/`. Throws when the pages can't be queried. */
export async function writeSearchIndex(graphql: Graphql, reporter: Reporter): Promise<void> {
  const data = await queryPages(graphql)
  const started = performance.now()
  const files = indexFiles(data, firstPartFile, reporter)
  const folder = path.join('public', indexFolder)
  await fs.rm(folder, { recursive: true, force: true })
  await fs.mkdir(path.join(folder, textsFolder), { recursive: true })
  for (const [name, content] of files) await fs.writeFile(path.join(folder, name), content)
  const time = Math.round(performance.now() - started)
  await fs.writeFile(indexTimeFile, JSON.stringify(time))
  reporter.info(`Wrote the search index: ${data.allContentPage.nodes.length} pages in ${time} ms`)
}

let servedFiles: (() => Promise<ReadonlyMap<string, string>>) | undefined

/** Has `gatsby develop` make the index again when it is next requested: `createPages` runs after every change of nodes. */
export function renewServedIndex(graphql: Graphql, reporter: Reporter): void {
  let files: Promise<Map<string, string>> | undefined
  servedFiles = () => (files ??= queryPages(graphql).then((data) => indexFiles(data, developPartFile, reporter)))
}

export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = ({ app, reporter }) => {
  // Gatsby has no type for Express.
  const server = app as {
    use: (path: string, handler: (request: IncomingMessage, response: ServerResponse) => void) => void
  }
  server.use(`/${indexFolder}`, ({ url = '' }, response) => {
    void servedFile(url.slice(1), reporter).then(({ status, content }) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(content),
    )
  })
}

/**
 * A response of `gatsby develop`: status 500, and the reason printed, when the index of the current nodes can't be made. It isn't tried
 * again until nodes change.
 */
export async function servedFile(name: string, reporter: Reporter): Promise<{ status: number; content?: string }> {
  try {
    const content = (await servedFiles?.())?.get(name)
    return content === undefined ? { status: 404 } : { status: 200, content }
  } catch (error) {
    reporter.error('The search index could not be created.', error as Error)
    return { status: 500 }
  }
}

async function queryPages(graphql: Graphql): Promise<SearchQueryResult> {
  const result = await graphql<SearchQueryResult>(searchQuery)
  if (!result.data || result.errors)
    throw new Error(`The pages for the search index could not be queried: ${String(result.errors)}`)
  return result.data
}

/** Pages and headings of the site that no search would find: a type of page has them, and `searchQuery` lacks them. */
export function unsearchedPages(
  pages: SearchQueryResult['allContentPage']['nodes'],
  searched: readonly SearchablePage[],
): Problem[] {
  const found = new Set(searched.flatMap((page) => page.sections.map((section) => sectionUrl(page, section))))
  const problem = (file: string, what: string, fix: string): Problem => {
    return { severity: 'error', file, what, fix: `${fix} src/build/search/searchablePages.ts.` }
  }
  return pages.flatMap(({ path: page, sourceFile, headings }) => {
    if (!found.has(page))
      return problem(sourceFile, `"${page}" is not in the search index.`, 'Add the type of the page to')
    // Deeper headings are part of their section, see `pageSections`.
    const lost = headings.find(({ id, depth }) => depth <= 3 && !found.has(`${page}#${id}`))
    if (!lost) return []
    return problem(
      sourceFile,
      `The heading "${lost.text}" of "${page}" is not in the search index.`,
      'Add the field that contains it to',
    )
  })
}

/** Both files of the index, without the path of the second. */
export function splitIndex(pages: readonly SearchablePage[]): { first: Omit<FirstPart, 'texts'>; texts: TextPart } {
  return { first: { pages: withTexts(pages) }, texts: pages.map(({ sections }) => sections.map(({ text }) => text)) }
}

/** Contents by name of file. The first file names the second, so that the two always match. */
function indexFiles(data: SearchQueryResult, firstFile: string, reporter: Reporter): Map<string, string> {
  const pages = searchablePages(data)
  reportProblems(reporter, 'Creating the search index', unsearchedPages(data.allContentPage.nodes, pages))
  const { first, texts } = splitIndex(pages)
  const content = JSON.stringify(texts)
  const name = `${textsFolder}/${createHash('sha256').update(content).digest('hex').slice(0, 12)}.json`
  const firstPart: FirstPart = { texts: `/${indexFolder}/${name}`, ...first }
  return new Map([
    [name, content],
    [firstFile, JSON.stringify(firstPart)],
  ])
}
