import fs from 'node:fs'
import { expect, test } from 'vitest'
import type { JsonObject } from '../../plugins/gatsby-source-openapi/types'
import { entriesOf, own, textOf } from '../../plugins/gatsby-source-openapi/src/read/json'
import { errorNames } from './errorNames'

/** `409 NameExistsError` of every example in the document, with how often it is there. */
function documentedErrors(): Map<string, number> {
  const document = JSON.parse(fs.readFileSync('content/openapi/unleash.json', 'utf8')) as JsonObject
  const found = new Map<string, number>()
  const operations = entriesOf(document.paths).flatMap(([, item]) => entriesOf(item).map(([, operation]) => operation))
  for (const [status, response] of operations.flatMap((operation) => entriesOf(own(operation, 'responses')))) {
    const names = entriesOf(own(response, 'content')).flatMap(([, media]) =>
      [own(media, 'example'), ...entriesOf(own(media, 'examples')).map(([, example]) => own(example, 'value'))].flatMap(
        (value) => textOf(own(value, 'name')) ?? [],
      ),
    )
    for (const name of new Set(names)) if (status >= '4') found.set(`${status} ${name}`, (found.get(`${status} ${name}`) ?? 0) + 1)
  }
  return found
}

const shown = errorNames.flatMap(([status, names]) => names.map((name) => `${status} ${name}`))

test('every error of the introduction is in the document', () => {
  const documented = documentedErrors()
  expect(documented.size).toBeGreaterThan(10)
  expect(shown.filter((error) => !documented.has(error))).toEqual([])
})

test('every error that three operations have is in the introduction', () => {
  const common = [...documentedErrors()].filter(([, count]) => count > 2).map(([error]) => error)
  expect(common.filter((error) => !shown.includes(error))).toEqual([])
})
