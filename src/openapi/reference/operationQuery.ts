import { versionNumber } from '../../../plugins/gatsby-source-openapi/shared'
import type { OperationSummary } from '../../shared/pageData'

/**
 * The words and the version of a query.
 *
 * @returns `6.3` and `create` for `create 6.3` and for `create, v6.3.1`
 */
export function splitQuery(text: string): { version?: string; words: string } {
  const query = text.replace(/,(?!\S)/g, ' ')
  const [word, version] = /(?<!\S)v?(\d{1,3}\.\d{1,3})(?:\.\d+)?(?!\S)/i.exec(query) ?? []
  return version === undefined ? { words: query.trim() } : { version, words: query.replace(word ?? '', '').trim() }
}

/** @returns the query with another version, or without one for an empty string */
export function withVersion(text: string, version: string): string {
  return [...splitQuery(text).words.split(/\s+/), version].filter(Boolean).join(' ')
}

/**
 * @param versions others that a reader may have
 * @returns these, and the versions in which operations appeared or went away, the newest first
 */
export function knownVersions(
  operations: readonly Pick<OperationSummary, 'history'>[],
  versions: readonly string[],
): string[] {
  const ranges = operations.flatMap(({ history }) =>
    history ? [history.since, history.removed ?? '', history.until] : [],
  )
  const named = ranges.flatMap((range) => range.split('..'))
  return [...new Set([...named, ...versions])]
    .filter((version) => version !== '')
    .sort((a, b) => (versionNumber(b) ?? 0) - (versionNumber(a) ?? 0))
}
