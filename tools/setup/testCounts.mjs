import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'

/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 * @typedef {Counts & { flaky: string[] }} RunCounts `flaky` names the tests that passed only when they were run again
 */

/**
 * The counts in a report of the JSON reporter of vitest or Playwright.
 *
 * @param {any} report
 * @returns {RunCounts}
 */
function readCounts(report) {
  const { stats } = report
  if (stats) {
    const flaky = report.suites?.flatMap(flakySpecs) ?? []
    return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped, flaky }
  }
  const flaky = report.testResults?.flatMap(flakyTests) ?? []
  return { passed: report.numPassedTests, failed: report.numFailedTests, skipped: report.numPendingTests, flaky }
}

/**
 * @param {any} suite of Playwright: a file, or a group in it
 * @returns {string[]}
 */
function flakySpecs({ file, specs = [], suites = [] }) {
  const own = specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ title }) => `${file}: ${title}`)
  return [...own, ...suites.flatMap(flakySpecs)]
}

/**
 * @param {any} file with the results of its tests, by vitest, which keeps the message of the attempt that failed
 * @returns {string[]}
 */
function flakyTests({ name, assertionResults }) {
  return assertionResults
    .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
    .map(
      ({ fullName, failureMessages }) => `${path.relative('.', name)}: ${fullName} (${reasonOf(failureMessages[0])})`,
    )
}

/**
 * Of a test that took too long, the report contains a placeholder, and the message nowhere.
 *
 * @param {string} failure message and stack of the attempt that failed
 * @returns {string} its first line, or what it means
 */
function reasonOf(failure) {
  if (!failure.startsWith('Error: STACK_TRACE_ERROR')) return failure.split('\n', 1)[0] ?? ''
  return 'it exceeded its time limit: make it do less, or pass a longer limit to the test'
}

/**
 * The counts of a run that has just ended. A run without a report, or one that failed outside a test, counts as one failure:
 * its last line must not be "0 failed".
 *
 * @param {string} file
 * @param {boolean} hasFailed whether the run ended with an error
 * @returns {RunCounts}
 */
export function countsOfRun(file, hasFailed) {
  const counts = reportIn(file) ?? { passed: 0, failed: 0, skipped: 0, flaky: [] }
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
