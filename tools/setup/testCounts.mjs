import { readFileSync, rmSync } from 'node:fs'

/**
 * @typedef {{ passed: number, failed: number }} Counts
 */

/**
 * What a run of vitest or Playwright counted, by the report its JSON reporter wrote.
 *
 * @param {any} report
 * @returns {Counts}
 */
export function readCounts(report) {
  if (report.stats) return { passed: report.stats.expected + report.stats.flaky, failed: report.stats.unexpected }
  return { passed: report.numPassedTests, failed: report.numFailedTests }
}

/**
 * Counts of a run that just ended. A run that wrote no report, or failed for another reason than a test, counts as one
 * failure: otherwise "0 failed" would stand under it.
 *
 * @param {string} file
 * @param {boolean} hasFailed whether the run ended with an error
 * @returns {Counts}
 */
export function countsOfRun(file, hasFailed) {
  const { passed, failed } = reportIn(file) ?? { passed: 0, failed: 0 }
  return { passed, failed: hasFailed ? Math.max(failed, 1) : failed }
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
