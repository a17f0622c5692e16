import { isDocumented, versionNumber } from '../../../plugins/gatsby-source-openapi/shared'
import { endpointFit } from '../../shared/endpointFit'
import { singular, synonymsOf, termsOf } from '../../shared/words'
import type { OperationSummary } from '../../shared/pageData'
import { splitQuery } from './operationQuery'

export interface IndexedTag {
  path: string
  title: string
  /** What it's about, in one sentence. */
  summary?: string | null
  operations: readonly OperationSummary[]
}

export interface FoundOperations {
  tags: readonly IndexedTag[]
  count: number
  /** As the query has it. */
  version?: string
  /** Of the operations found, how many may be missing in that version. */
  uncertain: number
}

/**
 * Matching operations, the best first, equal ones in their order, in tags ordered by their best one. Tags without any are
 * left out; an empty query matches everything. A version in the query, such as 6.3, leaves out what it certainly doesn't document.
 */
export function filterOperations(all: readonly IndexedTag[], query: string): FoundOperations {
  const { version, words } = splitQuery(query)
  const tags =
    version === undefined
      ? all
      : all.map((tag) => ({
          ...tag,
          operations: tag.operations.filter((operation) => isIn(operation, version) !== false),
        }))
  const found = words === '' ? tags.filter(({ operations }) => operations.length > 0) : rankTags(tags, words)
  const operations = found.flatMap((tag) => tag.operations)
  const uncertain =
    version === undefined ? [] : operations.filter((operation) => isIn(operation, version) === undefined)
  return {
    tags: found,
    count: operations.length,
    uncertain: uncertain.length,
    ...(version !== undefined && { version }),
  }
}

function isIn({ history }: OperationSummary, version: string): boolean | undefined {
  return isDocumented(history, versionNumber(version) ?? 0)
}

function rankTags(tags: readonly IndexedTag[], query: string): readonly IndexedTag[] {
  const fitOf = endpointFit(query)
  return byRank(
    tags.map((tag) => {
      const ranked = tag.operations.map((operation) => ({
        item: operation,
        rank: rankOperation(operation, tag.title, query, fitOf),
      }))
      const operations = byRank(ranked)
      return { item: { ...tag, operations }, rank: Math.max(0, ...ranked.map(({ rank }) => rank)) }
    }),
  )
}

/** The best first, those of rank 0 left out. */
function byRank<Item>(ranked: readonly { item: Item; rank: number }[]): Item[] {
  return ranked
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank)
    .map(({ item }) => item)
}

/**
 * How well an operation matches a query, 0 for not at all. Best is a path, also with values in place of `{name}`. Otherwise every
 * word has to occur: in title, method, path, badges, tag, permissions, or the last segment of the page's path, which is the operation's ID in
 * kebab case. Last come synonyms of missing words.
 */
function rankOperation(
  operation: OperationSummary,
  tagTitle: string,
  query: string,
  fitOf: ReturnType<typeof endpointFit>,
): number {
  const { path, title, method, endpoint, permission } = operation
  const fit = fitOf?.(`${method} ${endpoint}`) ?? 0
  if (fit > 0) return 2 + fit
  const id = path.split('/').at(-1) ?? ''
  const permissions = permission?.names ?? []
  const text = [title, method, endpoint, tagTitle, id, id.replaceAll('-', ''), ...badgesOf(operation), ...permissions]
    .join(' ')
    .toLowerCase()
  const terms = new Set(termsOf(text))
  const words = query.toLowerCase().split(/\s+/).filter(Boolean).map(singular)
  const isFound = (word: string) => text.includes(word) || terms.has(word)
  if (words.every(isFound)) return 2
  // Whole words: a query for "create" doesn't match the "add" of add-ons.
  const names = new Set(termsOf(`${title} ${tagTitle}`))
  const hasSynonym = (word: string) => synonymsOf([word]).some((phrase) => phrase.every((part) => names.has(part)))
  return words.every((word) => isFound(word) || hasSynonym(word)) ? 1 : 0
}

function badgesOf({ availability, stability, deprecated, onlyIn, sentAs }: OperationSummary): string[] {
  return [
    (availability === 'oss' ? 'open source' : availability) ?? '',
    stability ?? '',
    deprecated ? 'deprecated' : '',
    onlyIn ? 'not in this document' : '',
    sentAs ?? '',
  ]
}
