import { expect, it } from 'vitest'
import { formatProblems } from '../../problem-report'
import { readSourceMode } from './readRemoteDocument'

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
        "Strict" isn't a mode of reading remote documents.
        Did you mean "strict"?

      environment variable SOURCES
        "offline-please" isn't a mode of reading remote documents.
        Use one of "bundled", "live", "strict"."
    `)
})
