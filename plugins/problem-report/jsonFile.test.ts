import { expect, test } from 'vitest'
import { formatProblems } from '.'
import { parseJsonFile } from './jsonFile'

const text = '{\n  "version": "5.8.2",\n  "pages": {\n    "/a": { "steps": 1 }\n  }\n}\n'

test.each([
  [['version'], 2],
  [['pages', '/a', 'steps'], 4],
  [['pages', '/a', 'examples'], 4],
  [['date'], 1],
  [[], 1],
])('%j is in line %i', (path, line) => {
  const file = parseJsonFile(text, 'a.json', 'Fix it.')
  expect('lineOf' in file && file.lineOf(path)).toBe(line)
})

test('a file that is not JSON is a problem', () => {
  const file = parseJsonFile('{\n  "a": 1,\n}\n', 'content/data/a.json', 'Run npm test.')
  expect('problem' in file && formatProblems([file.problem])).toMatchInlineSnapshot(`
    "content/data/a.json:3
      The file is not valid JSON.
      Run npm test."
  `)
})

test.each([
  ['{\n  "a": 1\n  "b": 2\n}', 3],
  ['{\n  "a": tru\n}', 2],
  ['{\n  "a": \n}', 2],
  ['<<<<<<< HEAD\n{}', 1],
  ['{\n<<<<<<< HEAD\n  "a": [],\n}', 2],
  ['{\n  "a": {\n', 2],
  ['', 1],
])('%j is wrong in line %i', (wrong, line) => {
  const file = parseJsonFile(wrong, 'a.json', 'Fix it.')
  expect('problem' in file && file.problem.line).toBe(line)
})

test('a key that occurs twice is a problem, as JSON.parse ignores the first', () => {
  const file = parseJsonFile('{\n  "a": 1,\n  "b": {},\n  "a": 2\n}\n', 'a.json', 'Run npm test.')
  expect('problem' in file && formatProblems([file.problem])).toMatchInlineSnapshot(`
    "a.json:4
      The object already has this key.
      Keep one of the two."
  `)
})
