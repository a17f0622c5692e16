import type { Problem } from '../../gatsby-problem-report/src/Problem'
import type { Redirects } from '../types'

/** Addresses that stand in both tables; TypeScript finds those that stand twice in one. */
export function doubleRedirects(oldPaths: Redirects, productPaths: Redirects): Problem[] {
  return Object.keys(productPaths)
    .filter((from) => Object.hasOwn(oldPaths, from))
    .map((from) => ({
      severity: 'error',
      file: 'content/site/redirects.ts',
      entry: from,
      what: `"${from}" stands in oldPaths and in productPaths.`,
      fix: 'Keep one of the two.',
    }))
}
