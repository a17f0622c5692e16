import { expect, test } from 'vitest'
import { rhythmOf, rhythmReport, sentenceLengths } from './rhythm'

test('sentences are counted by paragraph and list item', () => {
  const source = [
    '---\ntitle: A title. It is none.\n---\n',
    '## A heading. None.\n',
    'One two three. Four `a.b` six, and version 5.8 of it!\n',
    '```js\nconst a = 1. // Not a sentence.\n```\n',
    '| A cell. | Two. |\n|---|---|\n| No. | No. |\n',
    '- An item says this.\n- a fragment\n',
    '<Details summary="More.">\n\nA sentence inside.\n\n</Details>\n',
  ].join('\n')
  expect(sentenceLengths('a.mdx', source)).toEqual([[3, 8], [4], [3]])
})

test('the rhythm of equally short sentences', () => {
  expect(rhythmOf([[5, 5, 5, 5], [5]])).toEqual({ sentences: 5, mean: 5, deviation: 0, long: 0, runs: 200 })
})

test('the rhythm of sentences that differ', () => {
  expect(
    rhythmOf([
      [4, 26, 9, 9],
      [10, 2],
    ]),
  ).toEqual({
    sentences: 6,
    mean: 10,
    deviation: expect.closeTo(7.72, 2) as number,
    long: expect.closeTo(16.67, 2) as number,
    runs: 0,
  })
})

test('the report has a row for each part of the site', () => {
  const source = 'A short one. It is followed by a longer one.'
  const files = [
    'content/docs/reference/a.mdx',
    'content/docs/index.mdx',
    'content/readmes/go.md',
    'content/docs/reference/b.mdx',
  ]
  expect(rhythmReport(files.map((file) => ({ file, source })))).toMatchInlineSnapshot(`
    [
      "Part         Sentences  Mean  Deviation  25 words or more  Short runs per 1,000",
      "other pages  2          5.0   2.0        0.0%              0.0",
      "readmes      2          5.0   2.0        0.0%              0.0",
      "reference    4          5.0   2.0        0.0%              0.0",
      "all          8          5.0   2.0        0.0%              0.0",
    ]
  `)
})
