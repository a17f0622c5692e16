import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 * @typedef {Counts & { failures: string[], flaky: string[] }} RunCounts `failures` names the tests that failed, `flaky` those that
 * passed only when they were run again, each with the first line of its message
 * @typedef {{ name: string, outcome: 'failed' | 'flaky' | undefined, message: string | undefined }} TestResult
 */

/**
 * The counts in a report of the JSON reporter of vitest or Playwright.
 *
 * @param {any} report
 * @returns {RunCounts}
 */
function readCounts(report) {
  const { stats } = report
  const results = stats ? playwrightResults(report) : vitestResults(report)
  const counts = stats
    ? { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped }
    : { passed: report.numPassedTests, failed: report.numFailedTests, skipped: report.numPendingTests }
  /** @param {TestResult['outcome']} wanted */
  const named = (wanted) => results.filter(({ outcome }) => outcome === wanted).map(describeResult)
  return { ...counts, failures: named('failed'), flaky: named('flaky') }
}

/**
 * @param {any} report with a tree of suites, and what failed outside of tests
 * @returns {TestResult[]}
 */
function playwrightResults({ suites = [], errors = [] }) {
  const outside = errors.map(({ message }) => ({ name: 'outside of tests', outcome: 'failed', message }))
  return [...suites.flatMap((suite) => specResults(suite, suite.file)), ...outside]
}

/**
 * @param {any} suite a file, or a group in it
 * @param {string} place the file, and the titles of the groups around the specs
 * @returns {TestResult[]}
 */
function specResults({ specs = [], suites = [] }, place) {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ status, results = [] }) => ({
      name: `${place} › ${title}`,
      outcome: { unexpected: 'failed', flaky: 'flaky' }[status],
      message: results.find(({ error }) => error)?.error.message,
    })),
  )
  return [...own, ...suites.flatMap((suite) => specResults(suite, `${place} › ${suite.title}`))]
}

/**
 * @param {any} report of vitest, which keeps the messages of attempts that failed. A file that could not be loaded has a message and
 * no tests.
 * @returns {TestResult[]}
 */
function vitestResults({ testResults = [] }) {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = path.relative('.', name)
    if (status === 'failed' && assertionResults.length === 0) return [{ name: file, outcome: 'failed', message }]
    return assertionResults.map((test) => ({
      name: [file, ...test.ancestorTitles, test.title].join(' › '),
      outcome: { failed: 'failed', passed: test.failureMessages.length > 0 ? 'flaky' : undefined }[test.status],
      message: test.failureMessages[0],
    }))
  })
}

/**
 * Of a test of vitest that took too long, the report contains a placeholder, and the message nowhere.
 *
 * @param {TestResult} result
 * @returns {string} `src/a.test.ts › waits: Error: too late`
 */
function describeResult({ name, message = 'it failed without a message' }) {
  const line = stripVTControlCharacters(message).trim().split('\n', 1)[0]
  if (!line.startsWith('Error: STACK_TRACE_ERROR')) return `${name}: ${line}`
  return `${name}: it exceeded its time limit: make it do less, or pass a longer limit to the test`
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
  const counts = reportIn(file) ?? { passed: 0, failed: 0, skipped: 0, failures: [], flaky: [] }
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
