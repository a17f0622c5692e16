import { expect, it } from 'vitest'
import { formatProblems } from '../../gatsby-problem-report/src/formatProblems'
import { readSourceMode } from './readSourceMode'

it.each([
  [undefined, 'bundled'],
  ['', 'bundled'],
  ['bundled', 'bundled'],
  ['live', 'live'],
  ['strict', 'strict'],
])('SOURCES=%s is %s', (value, mode) => {
  expect(readSourceMode(value)).toEqual({ mode, problems: [] })
})

it.each([['Strict'], ['offline']])('SOURCES=%s is an error', (value) => {
  expect(readSourceMode(value).mode).toBe('bundled')
  expect(readSourceMode(value).problems[0]?.severity).toBe('error')
})

it('names the nearest mode, else all', () => {
  expect(formatProblems(['Strict', 'offline-please'].flatMap((value) => readSourceMode(value).problems)))
    .toMatchInlineSnapshot(`
    "environment variable SOURCES
      "Strict" is no way to read remote documents.
      Nearest: "strict".

    environment variable SOURCES
      "offline-please" is no way to read remote documents.
      Use one of "bundled", "live", "strict"."
  `)
})
