import { expect, test } from 'vitest'
import { codeDigest } from '../../../plugins/markdown-tree'
import type { Example } from './pageExamples'
import { checkedBlocks, exampleResults, pageReport, report } from './report'
import type { Outcome } from './runPage'

const example = (line: number, changes: Partial<Example> = {}): Example => ({
  ...{
    file: 'content/docs/page.mdx',
    line,
    kind: 'commands',
    language: 'bash',
    code: '',
    operations: ['getHealth'],
    statuses: [],
  },
  ...changes,
})
const outcomes: Outcome[] = [
  { example: example(7), problems: [], isChecked: true },
  {
    example: example(12, { kind: 'response' }),
    problems: [
      { severity: 'error', file: 'content/docs/page.mdx', line: 12, what: 'It differs.', fix: 'Expected 1, actual 2.' },
    ],
    isChecked: false,
  },
  { example: example(30, { operations: ['createRole'] }), skipped: 'enterprise', problems: [], isChecked: false },
  {
    example: example(41, { operations: [], kind: 'program', title: 'check.py' }),
    skipped: 'other-language',
    problems: [],
    isChecked: false,
  },
  { example: example(130, { operations: ['createGroup'] }), skipped: 'enterprise', problems: [], isChecked: false },
]
const readme: Outcome = { example: example(3, { file: 'content/readmes/node.md' }), problems: [], isChecked: true }

test('the report counts what ran, and why other examples did not', () => {
  expect(report(outcomes, 61.25)).toMatchInlineSnapshot(`
    "content/docs/page.mdx:12
      It differs.
      Expected 1, actual 2.

    5 examples: 1 passed, 1 failed, 3 skipped (61.3 s)
         2  enterprise: needs the Enterprise edition
         1  other-language: needs an SDK that neither npm nor Debian has in the documented release"
  `)
})

test('the report of a page has a line for each example', () => {
  expect(pageReport(outcomes)).toMatchInlineSnapshot(`
    "   7  passed   commands  getHealth
      12  failed   response  getHealth
      30  skipped  commands  createRole
      41  skipped  program   check.py
     130  skipped  commands  createGroup"
  `)
})

test('results are counted by page', () => {
  expect([...exampleResults([...outcomes, readme])]).toEqual([['/page', { ran: 1, of: 5 }]])
})

test('code blocks that were checked are listed by page, each once', () => {
  const checked = (line: number, code: string, file = 'page'): Outcome => ({
    example: example(line, { code, file: `content/docs/${file}.mdx` }),
    problems: [],
    isChecked: true,
  })
  const list = checkedBlocks([
    checked(1, 'curl "$URL" | jq .<b>\n'),
    checked(9, 'b'),
    checked(12, 'b'),
    checked(1, 'b', 'a/index'),
    ...outcomes.slice(1),
    readme,
  ])
  const [first, second] = [codeDigest('<span class="t-function">curl</span> "$URL" | jq .&lt;b&gt;'), codeDigest('b')]
  expect(Object.entries(list)).toEqual([
    ['/a', [second]],
    ['/page', [first, second]],
  ])
})
