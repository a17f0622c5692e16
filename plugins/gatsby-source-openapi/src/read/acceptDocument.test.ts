import { expect, it } from 'vitest'
import { formatProblems } from '../../../problem-report'
import { parseJson } from './acceptDocument'

function said(text: string): string {
  const result = parseJson(text, 'api.json')
  return result.ok ? 'fine' : formatProblems(result.problems)
}

it('says where the JSON becomes invalid', () => {
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
      The document isn't valid JSON: it ends too early.
      Check that the document is complete and contains nothing but JSON.

    api.json:1
      The document isn't valid JSON: it ends too early.
      Check that the document is complete and contains nothing but JSON.

    api.json:1
      The document isn't valid JSON: it starts with "<!doctype html> <htm".
      Check that the document is complete and contains nothing but JSON.

    api.json
      The document isn't valid JSON.
      Check that the document is complete and contains nothing but JSON.

    api.json:2
      The document isn't valid JSON.
      Check that the document is complete and contains nothing but JSON.

    api.json:1
      The document isn't valid JSON: it ends too early.
      Check that the document is complete and contains nothing but JSON.

    api.json
      The document is nested more than 200 levels deep.
      Use "$ref" instead of deep nesting."
  `)
})

it('removes characters that make names and values look like others', () => {
  const text = JSON.stringify({
    paths: { '/a\u202eb': { summary: 'x\u2066y', examples: ['\u0000a\r\nb\tc', 1, null] } },
  }).replace('{"paths"', '{"__proto__":"a\u200e","paths"')
  expect(JSON.stringify(parseJson(text, 'api.json'))).toBe(
    '{"ok":true,"value":{"__proto__":"a","paths":{"/ab":{"summary":"xy","examples":["a\\nb\\tc",1,null]}}}}',
  )
})

it('accepts valid JSON', () => {
  expect(parseJson('{"a":[{"b":1}]}', 'api.json')).toEqual({ ok: true, value: { a: [{ b: 1 }] } })
})

it('reads a document that begins with a byte order mark', () => {
  expect(said('\uFEFF{"a": 1}')).toBe('fine')
})
