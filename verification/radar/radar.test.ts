import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { ProductSource } from '../facts/productSource'
import { changedFacts } from './compareSources'
import type { ContentLine } from './contentLines'
import { lostNames } from './lostNames'
import { documentedField, operationsOf } from './operationsOf'
import { radarFindings } from './radarFindings'
import { radarScore } from './radarScore'
import { sourceLines } from './sourceLines'

function tree(files: Record<string, string>): ProductSource {
  return {
    read: (file) => files[file],
    list: (folder) => Object.keys(files).filter((file) => folder === '' || file.startsWith(`${folder}/`)),
  }
}

const schema = (fields: string, required: string) =>
  `export const aSchema = {\n    $id: '#/components/schemas/aSchema',\n    required: [${required}],\n    properties: {\n${fields}    },\n}`
const older = tree({
  'src/lib/create-config.ts': `
    parseEnvVarNumber(process.env.REFRESH_MS, 20000)
    parseEnvVarNumber(process.env.SAME_MS, 30000)
    sender: process.env.EMAIL_SENDER || 'noreply@example.com'`,
  'src/lib/metrics.ts': "            name: 'old_total',\n",
  'src/lib/error/limit-error.ts': 'class LimitError extends UnleashError {\n    statusCode = 400;',
  'src/lib/routes/a.ts': "            permission: NONE,\n  openApi({ operationId: 'getThings' })",
  'src/lib/openapi/spec/a-schema.ts': schema('        name: { },\n        gone: { },\n', ''),
})
const newer = tree({
  'src/lib/create-config.ts': `
    parseEnvVarNumber(
        process.env.REFRESH_MS,
        minutesToMilliseconds(45),
    )
    parseEnvVarNumber(process.env.SAME_MS, secondsToMilliseconds(30))
    sender: process.env.EMAIL_SENDER || 'Shop <noreply@example.com>'
    parseEnvVarBoolean(process.env.NEW_SWITCH, false)`,
  'src/lib/metrics.ts': "            name: 'new_total',\n",
  'src/lib/error/limit-error.ts': 'class LimitError extends UnleashError {\n    statusCode = 409;',
  'src/lib/routes/a.ts': "            permission: ADMIN,\n  openApi({ operationId: 'getThings' })",
  'src/lib/openapi/spec/a-schema.ts': schema('        name: { },\n        fresh: { },\n', "'name'"),
  'src/lib/openapi/spec/b-schema.ts': schema('        other: { },\n', '').replaceAll('aSchema', 'bSchema'),
})

test('facts are compared by what their code means, and a new schema brings no fields', () => {
  const changes = changedFacts(older, newer).map(
    ({ kind, name, change, from, to }) => `${change} ${kind} ${name} ${from}>${to}`,
  )
  expect(changes.toSorted()).toEqual([
    'added environmentVariables NEW_SWITCH >false',
    'added fields aSchema.fresh >optional',
    'added metrics new_total >',
    'changed environmentVariables EMAIL_SENDER noreply@example.com>Shop <noreply@example.com>',
    'changed environmentVariables REFRESH_MS 20000>2700000',
    'changed errors LimitError 400>409',
    'changed fields aSchema.name optional>required',
    'changed operations getThings NONE>ADMIN',
    'removed fields aSchema.gone optional>',
    'removed metrics old_total >',
  ])
})

test('a source line is that of the definition', () => {
  const line = sourceLines(newer, ['src/lib'])
  expect(line('getThings')).toBe('src/lib/routes/a.ts:2')
  expect(line('aSchema.fresh')).toBe('src/lib/openapi/spec/a-schema.ts:6')
  expect(line('nothing')).toBeUndefined()
})

const line = (file: string, number: number, text: string): ContentLine => ({ file, line: number, page: '/a', text })
const lines = [
  line('content/docs/monitoring.mdx', 4, '| `old_total` | All |'),
  line('content/docs/monitoring.mdx', 5, '| `other_total` | Others |'),
  line('content/docs/monitoring.mdx', 9, 'See `very_old_total` and `added_total`.'),
  line('content/data/integrationEvents.ts', 3, "'flag-created'"),
  line('content/docs/events.mdx', 1, 'flag-created'),
]
const change = { from: '', to: '' } as const

test('what is gone is wrong on the lines that say it; what is new is missing at the end of its list', () => {
  const findings = radarFindings(
    [
      { kind: 'metrics', name: 'old_total', change: 'removed', ...change },
      { kind: 'metrics', name: 'new_total', change: 'added', ...change },
      // The file of the list says it already.
      { kind: 'metrics', name: 'added_total', change: 'added', ...change },
      { kind: 'metrics', name: 'unknown_total', change: 'removed', ...change },
      { kind: 'integrationEvents', name: 'slack flag-created', change: 'removed', ...change },
      { kind: 'limits', name: 'NEW_LIMIT', change: 'added', ...change },
    ],
    new Map([
      ['metrics', ['old_total', 'other_total']],
      ['limits', ['OLD_LIMIT']],
    ]),
    lines,
    () => 'src/a.ts:1',
  )
  expect(findings.map(({ name, lines: found }) => [name, ...found.map((each) => `${each.file}:${each.line}`)])).toEqual(
    [
      ['old_total', 'content/docs/monitoring.mdx:4'],
      ['new_total', 'content/docs/monitoring.mdx:5'],
      ['slack flag-created', 'content/data/integrationEvents.ts:3'],
    ],
  )
})

test.each([
  ['a method that is gone', 'def load_all(self):', 'def load(self):', ['removed load_all']],
  [
    'a default that is another',
    'refresh_interval = 10\n',
    'refresh_interval = 15\n',
    ['changed refresh_interval 10>15'],
  ],
  ['the same default in another form', 'refresh_interval = 10\n', 'self.refresh_interval = 10\n', []],
  ['a word that the SDK only uses', 'value.start_with?("a")', 'other', []],
])('of an SDK, %s', (_, before, after, expected) => {
  const found = lostNames(['load_all', 'refresh_interval', 'start_with'], before, after)
  expect(
    found.map(({ change: what, name, from, to }) => [what, name, from && `${from}>${to}`].filter(Boolean).join(' ')),
  ).toEqual(expected)
})

test('operations contain a schema directly or inside of another one', () => {
  const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
  const using = operationsOf({
    paths: { '/a': { get: { operationId: 'getA', ...ref('listSchema') } } },
    components: { schemas: { listSchema: { items: ref('itemSchema') }, itemSchema: { parent: ref('itemSchema') } } },
  })
  expect([using('itemSchema'), using('otherSchema')]).toEqual([['getA'], []])
})

test('a field of the API document is required, optional or not there', () => {
  const flagSchema = { required: ['name'], properties: { name: {}, stale: {} } }
  const document = { paths: {}, components: { schemas: { flagSchema } } }
  const states = ['flagSchema.name', 'flagSchema.stale', 'flagSchema.id', 'otherSchema.id'].map((name) =>
    documentedField(name, document),
  )
  expect(states).toEqual(['required', 'optional', undefined, undefined])
})

const folder = mkdtempSync(path.join(tmpdir(), 'radar-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('recall is of the changes known by hand, precision of the findings judged by hand', () => {
  const file = path.join(folder, 'truth.json')
  const known = { kind: 'metrics', name: 'a_total', change: 'added' }
  writeFileSync(
    file,
    JSON.stringify({
      changes: [known, { ...known, name: 'b_total' }],
      judged: [
        { kind: 'metrics', name: 'a_total', right: true },
        { kind: 'metrics', name: 'c_total', right: false },
        { kind: 'metrics', name: 'not reported any longer', right: false },
      ],
    }),
  )
  const findings = [
    { kind: 'metrics', name: 'a_total', change: 'added' },
    { kind: 'metrics', name: 'c_total', change: 'removed' },
  ] as const
  expect(radarScore(file, findings)).toEqual([
    'Recall: 1 of 2 (0.50) of the changes read by hand',
    'Precision: 1 of 2 (0.50) of the findings judged by hand',
    '  missed: metrics b_total',
  ])
})
