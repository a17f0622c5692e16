import { type DocumentedVersions, versionNumber } from '../../../plugins/gatsby-source-openapi/shared'

/** What pages of the API and their Markdown copies say in the same words. */

/** For lists of operations: only other plans have a badge. */
export const planNote = 'Operations without a plan label are available in every plan, including Open Source.'

export const sinceNote =
  '“Since 5.4” means that version 5.4 is the first whose OpenAPI document includes the operation; the operation itself ' +
  'may be older. Operations that version 5.0 documents have no such note. Enter a version, such as 6.3, to hide ' +
  "operations that it doesn't document. Later versions also have operations that aren't listed here."

/** The parts of the page about error messages that explain a status; others are in its table of statuses. */
const causesParts: Readonly<Record<string, string>> = {
  '401': 'access',
  '403': 'access',
  '409': 'flags',
  '415': 'requests',
  '422': 'access',
}

/** Where responses with an error status are explained. */
export function causesLink(status: string): { href: string; text: string } {
  const part = causesParts[status] ?? 'statuses'
  return { href: `/using-unleash/troubleshooting/error-messages#${part}`, text: 'Causes and fixes' }
}

/** What every reader has: older operations need no version. */
const commonSince = 5000

/**
 * `since 5.4, removed in 7.0`: only the page of an operation says where a version isn't certain. Nothing where `..5.2` says that no
 * earlier document is known: the operation may be much older.
 */
export function versionsOf(history: DocumentedVersions | null): string {
  const last = (range: string) => range.split('..').at(-1) ?? ''
  const since = history?.since.startsWith('..') ? '' : last(history?.since ?? '')
  return [
    ...((versionNumber(since) ?? 0) > commonSince ? [`since\u00a0${since}`] : []),
    ...(history?.removed ? [`removed in\u00a0${last(history.removed)}`] : []),
  ].join(', ')
}
