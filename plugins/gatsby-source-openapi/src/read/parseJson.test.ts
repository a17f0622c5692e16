import { expect, it } from 'vitest'
import { formatProblems } from '../../../gatsby-problem-report/src/formatProblems'
import { parseJson } from './parseJson'

function said(text: string): string {
  const result = parseJson(text, 'api.json')
  return result.ok ? 'fine' : formatProblems(result.problems)
}

it('says where JSON ends to be JSON', () => {
  const deep = '['.repeat(100_000) + ']'.repeat(100_000)
  expect(
    [
      '{"a":\n[1,2',
      '',
      '<!doctype html>\n<html>',
      '{"a": 1,\n "b": oops}',
      '{"a": 1\n "b": 2}',
      '{"a": "cut in a te',
      deep,
    ]
      .map(said)
      .join('\n\n'),
  ).toMatchInlineSnapshot(`
    "api.json:2
      The document is no JSON: it ends too early.
      Check that the whole document arrived and that nothing but JSON is in it.

    api.json:1
      The document is no JSON: it ends too early.
      Check that the whole document arrived and that nothing but JSON is in it.

    api.json:1
      The document is no JSON: it begins with "<!doctype html> <htm".
      Check that the whole document arrived and that nothing but JSON is in it.

    api.json
      The document is no JSON.
      Check that the whole document arrived and that nothing but JSON is in it.

    api.json:2
      The document is no JSON.
      Check that the whole document arrived and that nothing but JSON is in it.

    api.json:1
      The document is no JSON: it ends too early.
      Check that the whole document arrived and that nothing but JSON is in it.

    api.json
      The document is nested more than 200 levels deep.
      Use "$ref" instead of deep nesting."
  `)
})

it('takes what is JSON', () => {
  expect(parseJson('{"a":[{"b":1}]}', 'api.json')).toEqual({ ok: true, value: { a: [{ b: 1 }] } })
})
