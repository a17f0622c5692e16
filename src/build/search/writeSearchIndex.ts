import fs from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import type { CreatePagesArgs, GatsbyNode, Reporter } from 'gatsby'
import { reportProblems, type Problem } from '../../../plugins/problem-report'
import {
  developIndexFile,
  indexFile,
  indexTimeFile,
  sectionUrl,
  type SearchablePage,
} from '../../shared/search/searchIndex'
import { searchablePages, searchQuery, type SearchQueryResult } from './searchablePages'

type Graphql = CreatePagesArgs['graphql']

/** Replaces the embedded index in `public/`. Throws when the pages can't be queried. */
export async function writeSearchIndex(graphql: Graphql, reporter: Reporter): Promise<void> {
  const data = await queryPages(graphql)
  const started = performance.now()
  await fs.writeFile(path.join('public', indexFile), indexOf(data, reporter))
  const time = Math.round(performance.now() - started)
  await fs.writeFile(indexTimeFile, JSON.stringify(time))
  reporter.info(`Wrote the search index: ${data.allContentPage.nodes.length} pages in ${time} ms`)
}

let servedIndex: (() => Promise<string>) | undefined

/** Has `gatsby develop` make the index again when it is next requested: `createPages` runs after every change of nodes. */
export function renewServedIndex(graphql: Graphql, reporter: Reporter): void {
  let index: Promise<string> | undefined
  servedIndex = () => (index ??= queryPages(graphql).then((data) => indexOf(data, reporter)))
}

export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = ({ app, reporter }) => {
  // Gatsby has no type for Express.
  const server = app as {
    use: (path: string, handler: (request: IncomingMessage, response: ServerResponse) => void) => void
  }
  server.use(developIndexFile, (_request, response) => {
    void developIndex(reporter).then(({ status, content }) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(content),
    )
  })
}

/**
 * A response of `gatsby develop`: status 500, and the reason printed, when the index of the current nodes can't be made. It isn't tried
 * again until nodes change.
 */
export async function developIndex(reporter: Reporter): Promise<{ status: number; content?: string }> {
  try {
    const content = await servedIndex?.()
    return content === undefined ? { status: 404 } : { status: 200, content }
  } catch (error) {
    reporter.error('The search index could not be created.', error as Error)
    return { status: 500 }
  }
}

function indexOf(data: SearchQueryResult, reporter: Reporter): string {
  const pages = searchablePages(data)
  reportProblems(reporter, 'Creating the search index', unsearchedPages(data.allContentPage.nodes, pages))
  return JSON.stringify(pages)
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
