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
  expect(countsOfRun(report(content), hasFailed)).toEqual({ ...counts, flaky: [] })
})

test('a run that wrote nothing', () => {
  expect(countsOfRun('/nowhere/report.json', true)).toEqual({ passed: 0, failed: 1, skipped: 0, flaky: [] })
})

test.each([
  [
    'vitest',
    {
      ...unit,
      testResults: [
        {
          name: path.resolve('src/a.test.ts'),
          assertionResults: [
            { status: 'passed', fullName: 'waits', failureMessages: ['Error: too late\n    at src/a.test.ts:1:1'] },
            { status: 'passed', fullName: 'takes long', failureMessages: ['Error: STACK_TRACE_ERROR\n    at task'] },
            { status: 'passed', fullName: 'reads', failureMessages: [] },
            { status: 'failed', fullName: 'writes', failureMessages: ['Error: no'] },
          ],
        },
      ],
    },
    [
      `${path.join('src', 'a.test.ts')}: waits (Error: too late)`,
      `${path.join('src', 'a.test.ts')}: takes long (it exceeded its time limit: make it do less, or pass a longer limit to the test)`,
    ],
  ],
  [
    'Playwright',
    {
      ...browser,
      suites: [
        {
          file: 'a.spec.ts',
          specs: [{ title: 'opens', tests: [{ status: 'expected' }] }],
          suites: [{ file: 'a.spec.ts', specs: [{ title: 'closes', tests: [{ status: 'flaky' }] }] }],
        },
      ],
    },
    ['a.spec.ts: closes'],
  ],
])('the flaky tests of %s are named', (_case, content, names) => {
  expect(countsOfRun(report(content), false).flaky).toEqual(names)
})

test('a report is read once, so that no later run is counted by it', () => {
  const file = report(unit)
  countsOfRun(file, false)
  expect(countsOfRun(file, false)).toEqual({ passed: 0, failed: 0, skipped: 0, flaky: [] })
})

test.each([
  [{ passed: 3200, failed: 0, skipped: 0 }, '3200 passed, 0 failed'],
  [{ passed: 2988, failed: 0, skipped: 212 }, '2988 passed, 0 failed, 212 skipped'],
])('the closing line of %j', (counts, line) => {
  expect(closingLine(counts)).toBe(line)
})
