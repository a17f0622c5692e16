import type { DocSearchTransformClient } from '@docsearch/react'
import type { SearchResults } from '../engine/SearchResults'
import type { SearchOutcome } from '../searchOutcome'
import { docSearchHit } from './docSearchHit'
import { safeResults } from './safeResults'
import { searchEngine } from './searchEngine'

/** Results in the dialog, of which the page of results shows more. */
const pagesPerPage = 8
/** Words of an excerpt; it has one line. */
const excerptWords = 14
/** Hits that fill the dialog. Drawing all of them takes twice the time, and with the next letter most of it was in vain. */
const atOnce = 8
/** Milliseconds without a letter after which the hits further down are drawn as well. */
const pause = 250

/**
 * The client that DocSearch gets: either engine behind its interface. It never rejects. DocSearch 3.9 loses the state "error"
 * in the moment it is set, which would leave "No results for" where nothing could be fetched: the dialog is told instead.
 *
 * @param askAgain called when the last question would have a better answer than it got: the reader has stopped typing, and
 *   sees hits that stand further down; or the texts of the index have come.
 */
export function dialogClient(
  client: DocSearchTransformClient,
  tell: (outcome: SearchOutcome) => void,
  askAgain: () => void,
): DocSearchTransformClient {
  // Algolia is asked by the client that DocSearch has made for it.
  const search = searchEngine(() => client, { countsKinds: false })
  let newest = 0
  let rest: ReturnType<typeof setTimeout>
  let last: { query: string; results: SearchResults | undefined } | undefined
  const answer = async ({ requests: [request] }: { requests: { query?: string }[] }) => {
    const mine = (newest += 1)
    clearTimeout(rest)
    const query = request?.query ?? ''
    const before = last?.query === query ? last.results : undefined
    const question = { query, kinds: [], page: 0, pagesPerPage, excerptWords }
    const results = before && !before.isPartial ? before : await search(question).then(safeResults, () => undefined)
    const sections = results?.sections ?? []
    const given = before ? sections : sections.slice(0, atOnce)
    if (mine === newest) {
      last = { query, results }
      tell(results ? { state: 'answered', count: results.count, query } : { state: 'failed' })
      if (given.length < sections.length) rest = setTimeout(askAgain, pause)
      if (results?.isPartial) {
        void search({ ...question, waitsForTexts: true }).then(
          ({ isPartial }) => mine === newest && !isPartial && askAgain(),
          () => undefined,
        )
      }
    }
    return { results: [{ hits: given.map(docSearchHit), nbHits: results?.count ?? 0 }] }
  }
  // DocSearch reads hits and nbHits; the client's type promises all that Algolia may say.
  return { ...client, search: answer as unknown as DocSearchTransformClient['search'] }
}
