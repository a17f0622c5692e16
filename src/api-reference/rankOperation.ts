import { fitsEndpoint } from '../shared/fitsEndpoint'
import { searchSettings } from '../shared/search/searchSettings'
import type { OperationSummary } from './OperationSummary'

const synonyms = searchSettings.synonyms.map((phrases) => phrases.map((phrase) => phrase.split(' ')))

/**
 * How well an operation is what a query asks for; 0 is not at all. Best is one whose path the query is, also with values in
 * the place of `{name}`. Else every word has to occur: in title, method, path, marks, the name of the tag, or the address of
 * the page, which is the operation's id in kebab case (`createFlag` finds it too). Least is a synonym in its place.
 */
export function rankOperation(operation: OperationSummary, tagTitle: string, query: string): number {
  const { path, title, method, endpoint } = operation
  const fit = fitsEndpoint(`${method} ${endpoint}`, query)
  if (fit > 0) return 2 + fit
  const id = path.split('/').at(-1) ?? ''
  const text = [title, method, endpoint, tagTitle, id, id.replaceAll('-', ''), ...marksOf(operation)].join(' ').toLowerCase()
  const words = query.toLowerCase().split(/\s+/).filter(Boolean).map(singular)
  if (words.every((word) => text.includes(word))) return 2
  const names = new Set(`${title} ${tagTitle}`.toLowerCase().split(/[^a-z0-9]+/).map(singular))
  return words.every((word) => text.includes(word) || hasSynonym(names, word)) ? 1 : 0
}

/** What badges say. */
function marksOf({ availability, stability, deprecated }: OperationSummary): string[] {
  return [(availability === 'oss' ? 'open source' : availability) ?? '', stability ?? '', deprecated ? 'deprecated' : '']
}

/** Synonyms are whole words: who looks for `create` does not want the `add` of add-ons. */
function hasSynonym(names: ReadonlySet<string>, word: string): boolean {
  return synonyms
    .filter((phrases) => phrases.some(([only, more]) => only === word && more === undefined))
    .some((phrases) => phrases.some((phrase) => phrase.every((part) => names.has(part))))
}

function singular(word: string): string {
  return word.length > 3 ? word.replace(/(?<![su])s$/, '') : word
}
