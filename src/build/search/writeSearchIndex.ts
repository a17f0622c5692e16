import fs from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import type { CreatePagesArgs, GatsbyNode, Reporter } from 'gatsby'
import { reportProblems, type Problem } from '../../../plugins/problem-report'
import { answersFile } from '../../shared/search/searchAnswers'
import { developFile, indexFile, indexTimeFile, sectionUrl, type SearchablePage } from '../../shared/search/searchIndex'
import { answerQuery, type AnswerQueryResult, searchAnswers } from './searchAnswers'
import { searchablePages, searchQuery, type SearchQueryResult } from './searchablePages'

type Graphql = CreatePagesArgs['graphql']

/** The content of each file of the search, by its URL. */
type SearchFiles = Readonly<Record<string, string>>

/** Replaces the embedded index and the direct answers in `public/`. Throws when the pages can't be queried. */
export async function writeSearchIndex(graphql: Graphql, reporter: Reporter): Promise<void> {
  const data = await querySearched(graphql)
  const started = performance.now()
  for (const [file, content] of Object.entries(filesOf(data, reporter)))
    await fs.writeFile(path.join('public', file), content)
  const time = Math.round(performance.now() - started)
  await fs.writeFile(indexTimeFile, JSON.stringify(time))
  reporter.info(`Wrote the search index: ${data.allContentPage.nodes.length} pages in ${time} ms`)
}

let servedFiles: (() => Promise<SearchFiles>) | undefined

/** Has `gatsby develop` make the index again when it is next requested: `createPages` runs after every change of nodes. */
export function renewServedIndex(graphql: Graphql, reporter: Reporter): void {
  let files: Promise<SearchFiles> | undefined
  servedFiles = () => (files ??= querySearched(graphql).then((data) => filesOf(data, reporter)))
}

export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = ({ app, reporter }) => {
  // Gatsby has no type for Express.
  const server = app as {
    use: (path: string, handler: (request: IncomingMessage, response: ServerResponse) => void) => void
  }
  for (const file of [indexFile, answersFile])
    server.use(developFile(file), (_request, response) => {
      void developResponse(file, reporter).then(({ status, content }) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(content),
      )
    })
}

/**
 * A response of `gatsby develop`: status 500, and the reason printed, when the index of the current nodes can't be made. It isn't tried
 * again until nodes change.
 */
export async function developResponse(file: string, reporter: Reporter): Promise<{ status: number; content?: string }> {
  try {
    const content = (await servedFiles?.())?.[file]
    return content === undefined ? { status: 404 } : { status: 200, content }
  } catch (error) {
    reporter.error('The search index could not be created.', error as Error)
    return { status: 500 }
  }
}

function filesOf(data: SearchQueryResult & AnswerQueryResult, reporter: Reporter): SearchFiles {
  const pages = searchablePages(data)
  reportProblems(reporter, 'Creating the search index', unsearchedPages(data.allContentPage.nodes, pages))
  const answers = searchAnswers(data, data.allApiOperation.nodes)
  return { [indexFile]: JSON.stringify(pages), [answersFile]: JSON.stringify(answers) }
}

async function querySearched(graphql: Graphql): Promise<SearchQueryResult & AnswerQueryResult> {
  const pages = await graphql<SearchQueryResult>(searchQuery)
  const facts = await graphql<AnswerQueryResult>(answerQuery)
  const errors: unknown = pages.errors ?? facts.errors
  if (!pages.data || !facts.data || errors)
    throw new Error(`The pages for the search index could not be queried: ${String(errors)}`)
  return { ...pages.data, ...facts.data }
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
