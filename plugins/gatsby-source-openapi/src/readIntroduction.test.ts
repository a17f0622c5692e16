import fs from 'node:fs'
import { expect, test } from 'vitest'
import { formatProblems } from '../../problem-report'
import type { JsonObject } from '../types'
import { entriesOf, own, filledText } from './read/json'
import { readIntroduction } from './readIntroduction'

const introductionFile = 'content/openapi/introduction.md'
const options = {
  introductionFile,
  editUrlBase: 'https://example.com/edit/',
  siteUrls: ['https://docs.example.com'],
  oldPaths: {},
}

const readFile = (file: string) => fs.promises.readFile(file, 'utf8')

test('the introduction has its own headings, and a link to edit its file', async () => {
  const { tree, headings, problems, editUrl, sourceFile } = await readIntroduction(options, readFile)
  expect(headings.map(({ id }) => id)).toEqual([
    'base-url',
    'authentication',
    'try-requests',
    'requests',
    'events',
    'errors',
    'rate-limits',
    'versioning',
  ])
  expect(tree[0]).toEqual(['h2', { id: 'base-url' }, 'Base URL'])
  expect(JSON.stringify(tree)).toContain('["a",{"href":"/reference/rbac"},"its roles"]')
  expect(JSON.stringify(tree)).toContain('["tr",{"id":"baddataerror"},["td",0,["code",0,"BadDataError"]]')
  expect([problems, sourceFile, editUrl]).toEqual([
    [],
    introductionFile,
    `https://example.com/edit/${introductionFile}`,
  ])
})

test('a missing file is an error', async () => {
  const { tree, problems } = await readIntroduction({ ...options, introductionFile: 'content/none.md' }, readFile)
  expect(tree).toEqual([])
  expect(formatProblems(problems)).toMatchInlineSnapshot(`
    "content/none.md
      The introduction of the API reference cannot be read.
      Write it there, or name another file as "introductionFile" of gatsby-source-openapi in gatsby-config.ts."
  `)
})

/** `409 NameExistsError` of every example in the document, with how often it is there. */
function documentedErrors(): Map<string, number> {
  const document = JSON.parse(fs.readFileSync('content/openapi/unleash.json', 'utf8')) as JsonObject
  const found = new Map<string, number>()
  const operations = entriesOf(document.paths).flatMap(([, item]) => entriesOf(item).map(([, operation]) => operation))
  for (const [status, response] of operations.flatMap((operation) => entriesOf(own(operation, 'responses')))) {
    const names = entriesOf(own(response, 'content')).flatMap(([, media]) =>
      [own(media, 'example'), ...entriesOf(own(media, 'examples')).map(([, example]) => own(example, 'value'))].flatMap(
        (value) => filledText(own(value, 'name')) ?? [],
      ),
    )
    for (const name of new Set(names))
      if (status >= '4') found.set(`${status} ${name}`, (found.get(`${status} ${name}`) ?? 0) + 1)
  }
  return found
}

const rows = fs.readFileSync(introductionFile, 'utf8').matchAll(/^\| (`[^|]*) \| (\d{3}) \|/gm)
const shown = [...rows].flatMap(([, names = '', status]) =>
  [...names.matchAll(/\w+/g)].map(([name]) => `${status} ${name}`),
)

test('every error of the introduction is in the document', () => {
  expect(shown.length).toBeGreaterThan(10)
  const documented = documentedErrors()
  expect(documented.size).toBeGreaterThan(10)
  expect(shown.filter((error) => !documented.has(error))).toEqual([])
})

test('every error that three operations have is in the introduction', () => {
  const common = [...documentedErrors()].filter(([, count]) => count > 2).map(([error]) => error)
  expect(common.filter((error) => !shown.includes(error))).toEqual([])
})
