import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { closingLine, countsOfRun } from './testCounts.mjs'

function report(content) {
  const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'counts-')), 'report.json')
  fs.writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  return file
}

const unit = { numPassedTests: 7, numFailedTests: 0, numPendingTests: 2 }
const browser = { stats: { expected: 5, flaky: 1, unexpected: 2, skipped: 3 } }

test.each([
  ['unit tests', unit, false, { passed: 7, failed: 0, skipped: 2 }],
  ['unit tests that failed outside a test', unit, true, { passed: 7, failed: 1, skipped: 2 }],
  ['browser tests', browser, true, { passed: 6, failed: 2, skipped: 3 }],
  ['half a report', '{"stats":', true, { passed: 0, failed: 1, skipped: 0 }],
])('%s', (_case, content, hasFailed, counts) => {
  expect(countsOfRun(report(content), hasFailed)).toEqual({ ...counts, failures: [], flaky: [] })
})

test('a run that wrote nothing', () => {
  expect(countsOfRun('/nowhere/report.json', true)).toEqual({
    passed: 0,
    failed: 1,
    skipped: 0,
    failures: [],
    flaky: [],
  })
})

/** A test of vitest in a report. */
const ran = (status, title, ...failureMessages) => ({ status, title, ancestorTitles: ['a form'], failureMessages })

test('vitest: failed and flaky tests are named with the first line of their message', () => {
  const counts = countsOfRun(
    report({
      ...unit,
      testResults: [
        {
          name: path.resolve('src/a.test.ts'),
          status: 'failed',
          assertionResults: [
            ran('passed', 'waits', 'Error: too late\n    at src/a.test.ts:1:1'),
            ran('passed', 'takes long', 'Error: STACK_TRACE_ERROR\n    at task'),
            ran('passed', 'reads'),
            ran('skipped', 'prints'),
            ran('failed', 'writes', 'AssertionError: expected 1 to be 2\n    at src/a.test.ts:2:1', 'Error: other'),
          ],
        },
        { name: path.resolve('src/b.test.ts'), status: 'failed', message: 'Cannot find "./b"\n', assertionResults: [] },
      ],
    }),
    true,
  )
  expect(counts.failures).toMatchInlineSnapshot(`
    [
      "src/a.test.ts › a form › writes: AssertionError: expected 1 to be 2",
      "src/b.test.ts: Cannot find "./b"",
    ]
  `)
  expect(counts.flaky).toMatchInlineSnapshot(`
    [
      "src/a.test.ts › a form › waits: Error: too late",
      "src/a.test.ts › a form › takes long: it exceeded its time limit: make it do less, or pass a longer limit to the test",
    ]
  `)
})

test('Playwright: failed and flaky tests are named with the first line of their message', () => {
  const error = (message) => ({ error: { message } })
  const counts = countsOfRun(
    report({
      ...browser,
      suites: [
        {
          title: 'a.spec.ts',
          file: 'a.spec.ts',
          specs: [{ title: 'opens', tests: [{ status: 'expected', results: [{}] }] }],
          suites: [
            {
              title: 'the dialog',
              file: 'a.spec.ts',
              specs: [
                { title: 'closes', tests: [{ status: 'flaky', results: [error('Error: too late\n at x'), {}] }] },
                {
                  title: 'finds',
                  tests: [{ status: 'unexpected', results: [error('\u001B[31mError: no\u001B[39m\n at x')] }],
                },
              ],
            },
          ],
        },
      ],
      errors: [{ message: 'Error: the server did not start' }],
    }),
    true,
  )
  expect(counts.failures).toMatchInlineSnapshot(`
    [
      "a.spec.ts › the dialog › finds: Error: no",
      "outside of tests: Error: the server did not start",
    ]
  `)
  expect(counts.flaky).toMatchInlineSnapshot(`
    [
      "a.spec.ts › the dialog › closes: Error: too late",
    ]
  `)
})

test('a report is read once, so that no later run is counted by it', () => {
  const file = report(unit)
  countsOfRun(file, false)
  expect(countsOfRun(file, false)).toEqual({ passed: 0, failed: 0, skipped: 0, failures: [], flaky: [] })
})

test.each([
  [{ passed: 3200, failed: 0, skipped: 0 }, '3200 passed, 0 failed'],
  [{ passed: 2988, failed: 0, skipped: 212 }, '2988 passed, 0 failed, 212 skipped'],
])('the closing line of %j', (counts, line) => {
  expect(closingLine(counts)).toBe(line)
})
