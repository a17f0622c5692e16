// npm run ask -- "QUERY": the pages that the search of the built site finds, as readers get them.
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
// oxlint-disable-next-line local/import-zones -- the account of a build
import { algoliaAccount } from '../src/build/search/algolia'
import { searchAlgolia } from '../src/search/client/searchEngine'
import { safeResults } from '../src/search/client/safeResults'
import { findAnswer } from '../src/search-engine/findAnswer'
import { missingNote, someWordsHeading, unknownNote } from '../src/search-engine/missingWords'
import type { SearchHit, SearchQuestion, SearchResults } from '../src/search-engine/SearchResults'
import { unmarked } from '../src/search/Marked'
import { builtAnswers, builtEngine } from './relevance/builtEngine'
import { queryLists } from './relevance/queryLists'
import { relevanceScore } from './relevance/relevanceScore'
import { requireSite } from './server/startSiteServer'
import { runCommand, StepError } from './setup/command.mjs'

const usage = `npm run ask -- "QUERY"            prints what is found
npm run ask -- --json < QUERIES   prints {"query", "pages"} for each line of its input
npm run ask                       prints how many queries of tools/relevance find their page

  --engine algolia   asks Algolia instead of the index of the built site; needs ALGOLIA_APP_ID, ALGOLIA_SEARCH_KEY and
                     ALGOLIA_INDEX_NAME, and uses ALGOLIA_HOSTS`

type Find = (query: string) => Promise<SearchResults>

// A reader of the output may have enough of it: `npm run ask -- flag | head`.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit()
})

void runCommand(async () => {
  const { query, isJson, find } = readArguments()
  if (query !== undefined) return print(query, await find(query))
  const pathsFor = async (line: string) => (await find(line)).pages.map(pathOf)
  if (!isJson) return printScores(pathsFor)
  for await (const line of createInterface({ input: process.stdin }))
    if (line.trim() !== '') console.log(JSON.stringify({ query: line, pages: await pathsFor(line) }))
})

function readArguments(): { query: string | undefined; isJson: boolean; find: Find } {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { json: { type: 'boolean' }, engine: { type: 'string', default: 'embedded' } },
    })
    const { json: isJson = false, engine } = values
    return {
      query: isJson || positionals.length === 0 ? undefined : positionals.join(' '),
      isJson,
      find: finder(engine),
    }
  } catch (error) {
    throw new StepError(`${(error as Error).message}\n\n${usage}`)
  }
}

function finder(engine: string): Find {
  const question = (query: string): SearchQuestion => {
    return { query: query.trim(), filters: {}, page: 0, pagesPerPage: 10, excerptWords: 20 }
  }
  if (engine === 'embedded') {
    requireSite('public')
    const embedded = builtEngine()
    return async (query) => ({
      ...(await embedded.search(question(query))),
      answer: findAnswer(await builtAnswers(), query),
    })
  }
  if (engine !== 'algolia') throw new Error(`There is no engine "${engine}": choose embedded or algolia.`)
  const account = algoliaAccount(process.env)
  if (!account) throw new Error('Algolia needs the three variables below.')
  const hosted = searchAlgolia(account)
  return async (query) => safeResults(await hosted(question(query)))
}

function pathOf([hit]: readonly SearchHit[]): string {
  return hit?.url.replace(/#.*/, '') ?? ''
}

function print(query: string, { answer, pages, count, someWordsFrom, unknownWords }: SearchResults): void {
  if (answer) console.log(`${answer.kind}: ${answer.title}  ${answer.url}\n  ${answer.text}\n`)
  const unknown = unknownWords ? `. ${unknownNote(unknownWords)}` : ''
  console.log(`${count} ${count === 1 ? 'result' : 'results'} for "${query}"${unknown}`)
  for (const [place, hits] of pages.entries()) {
    if (place === someWordsFrom) console.log(`\n${someWordsHeading}`)
    const missing = hits[0]?.missing
    console.log(`\n${place + 1}. ${pathOf(hits)}${missing ? `  ${missingNote(missing)}` : ''}`)
    for (const { url, names, excerpt } of hits)
      console.log(
        `   ${names.slice(1).map(unmarked).join(' › ')}  ${url.replace(/^[^#]*/, '')}\n     ${unmarked(excerpt)}`,
      )
  }
}

async function printScores(pathsFor: (query: string) => Promise<string[]>): Promise<void> {
  for (const [name, list] of Object.entries(queryLists)) {
    const { queries, first, topThree } = await relevanceScore(pathsFor, list.queries)
    console.log(`${name}: ${first} % first, ${topThree} % among the first three, of ${queries} queries`)
  }
}
