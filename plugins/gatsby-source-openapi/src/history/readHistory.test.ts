import { expect, test } from 'vitest'
import { formatProblems } from '../../../problem-report'
import { readHistory, readHistoryFile } from './readHistory'

const endpoints = ['GET /api/admin/projects', 'POST /api/admin/projects', 'GET /api/admin/addons']

/** A file of one source, with one line for each operation. */
function fileWith(...lines: string[]): string {
  return `{\n  "sources": [\n    { "name": "A", "first": "4.12", "last": "8.1", "operations": {\n${lines.join(',\n')}\n    } }\n  ]\n}\n`
}

function problemsOf(text: string, known: readonly string[] | undefined = endpoints): string {
  const { histories, problems } = readHistory(text, 'history.json', known)
  expect(histories.size).toBe(0)
  return formatProblems(problems)
}

test('histories are found by method and path, with the last version of their source', () => {
  const text = fileWith('"GET /api/admin/projects": { "since": "..4.12", "removed": "7.0", "use": "GET /later" }')
  const { histories, problems } = readHistory(text, 'history.json', endpoints)
  expect(problems).toEqual([])
  expect([...histories]).toEqual([
    ['GET /api/admin/projects', { since: '..4.12', removed: '7.0', use: 'GET /later', until: '8.1' }],
  ])
})

test('all mistakes are reported with their lines', () => {
  const text = fileWith(
    '"GET /api/admin/project": { "since": "4.13" }',
    '"POST /api/admin/projects": { "since": "4.14", "deprecated": "4.13" }',
    '"GET /api/admin/addons": { "since": "4.14", "removed": "8.2" }',
    '"GET /api/admin/projects": { "since": "5.6..5.3" }',
  )
  expect(problemsOf(text)).toMatchInlineSnapshot(`
    "history.json:4  GET /api/admin/project
      The API document has no operation "GET /api/admin/project".
      Did you mean "GET /api/admin/projects"?

    history.json:5  POST /api/admin/projects
      The operation is deprecated in 4.13, before it is documented in 4.14.
      Correct one of the two versions.

    history.json:6  GET /api/admin/addons
      The source covers versions 4.12 to 8.1, but the history names 8.2.
      Correct the version, or the range of the source.

    history.json:7  GET /api/admin/projects
      The range "5.6..5.3" ends before it starts.
      Correct one of the two versions."
  `)
})

test('malformed versions, names and keys are reported with their lines', () => {
  const text = fileWith(
    '"GET /api/admin/projects": { "since": "4.14.0" }',
    '"POST /api/admin/projects": { "since": "four", "gone": "5.0" }',
    '"getAddons": { "since": "4.14" }',
  )
  expect(problemsOf(text)).toMatchInlineSnapshot(`
    "history.json:4  GET /api/admin/projects
      The history has an invalid value: "4.14.0" isn't a version such as "4.14", "5.3..5.6" or "..4.12".
      The format is in plugins/gatsby-source-openapi/README.md.

    history.json:5  POST /api/admin/projects
      The history has an invalid value: "four" isn't a version such as "4.14", "5.3..5.6" or "..4.12".
      The format is in plugins/gatsby-source-openapi/README.md.

    history.json:5  POST /api/admin/projects
      The history has an invalid value: Unrecognized key: "gone".
      The format is in plugins/gatsby-source-openapi/README.md.

    history.json:6  getAddons
      The history has an invalid value: "getAddons" isn't a method and a path such as "GET /api/admin/projects".
      The format is in plugins/gatsby-source-openapi/README.md."
  `)
})

test('an operation that is listed twice, in one source or in two', () => {
  const twice = fileWith(
    '"GET /api/admin/projects": { "since": "4.14" }',
    '"GET /api/admin/projects": { "since": "4.15" }',
  )
  const source = (operations: string) =>
    `{ "name": "A", "first": "4.12", "last": "8.1", "operations": { ${operations} } }`
  const inTwo = `{ "sources": [\n${source('"GET /api/admin/addons": { "since": "4.14" }')},\n${source('"GET /api/admin/addons": { "since": "4.15" }')} ] }`
  expect(`${problemsOf(twice)}\n\n${problemsOf(inTwo)}`).toMatchInlineSnapshot(`
    "history.json:5
      The object already has this key.
      Keep one of the two.

    history.json:3  GET /api/admin/addons
      "GET /api/admin/addons" is already in this file.
      Keep one of the two."
  `)
})

test('an operation of another document is accepted where the document may be another API', () => {
  expect(readHistory(fileWith('"GET /pets": { "since": "4.14" }'), 'history.json', undefined).problems).toEqual([])
})

test('a file that is missing or is not JSON', async () => {
  const missing = await readHistoryFile('no-such-file.json', () => Promise.reject(new Error()), endpoints)
  expect(`${formatProblems(missing.problems)}\n\n${problemsOf('{ "sources": ')}`).toMatchInlineSnapshot(`
    "no-such-file.json
      The history of the operations could not be read.
      Restore the file.

    history.json:1
      The file is not valid JSON.
      The format is in plugins/gatsby-source-openapi/README.md."
  `)
})
