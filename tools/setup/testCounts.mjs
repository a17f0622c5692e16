import { readFileSync, rmSync } from 'node:fs'

/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 */

/**
 * The counts in a report of the JSON reporter of vitest or Playwright.
 *
 * @param {any} report
 * @returns {Counts}
 */
function readCounts(report) {
  const { stats } = report
  if (stats) return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped }
  return { passed: report.numPassedTests, failed: report.numFailedTests, skipped: report.numPendingTests }
}

/**
 * The counts of a run that has just ended. A run without a report, or one that failed outside a test, counts as one failure:
 * its last line must not be "0 failed".
 *
 * @param {string} file
 * @param {boolean} hasFailed whether the run ended with an error
 * @returns {Counts}
 */
export function countsOfRun(file, hasFailed) {
  const counts = reportIn(file) ?? { passed: 0, failed: 0, skipped: 0 }
  return hasFailed ? { ...counts, failed: Math.max(counts.failed, 1) } : counts
}

/**
 * The last line of `npm test`. Tests that are skipped by intent on every machine are not in it.
 *
 * @param {Counts} counts
 * @returns {string} `3200 passed, 0 failed`
 */
export function closingLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

/** @param {string} file */
function reportIn(file) {
  try {
    return readCounts(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return undefined
  } finally {
    rmSync(file, { force: true })
  }
}
