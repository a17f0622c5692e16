import { expect, test } from 'vitest'
import { formatProblems } from '../../problem-report'
import { explainFrontMatter, splitFrontMatter } from './explainFrontMatter'

test.each([
  ['---\na: 1\n---\nbody', { yaml: '\na: 1\n' }],
  ['---\r\na: 1\r\n---\r\nbody', { yaml: '\na: 1\n' }],
  ['\ufeff---\na: 1\n---', { yaml: '\na: 1\n' }],
  ['---\n---\nbody', { yaml: '\n' }],
  ['---\na: 1\n---\nb\n---\n', { yaml: '\na: 1\n' }],
  ['---\na: 1\n----\n', { yaml: '\na: 1\n' }],
  ['---\na: 1\n', { yaml: '\na: 1\n', problem: 'open' }],
  ['---', { yaml: '\n', problem: 'open' }],
  ['---js\nmodule.exports = {}\n---\n', { yaml: '\nmodule.exports = {}\n', problem: 'language' }],
  ['----\na\n----', undefined],
  ['a\n---\nb\n---', undefined],
  ['', undefined],
])('%j', (text, expected) => expect(splitFrontMatter(text)).toEqual(expected))

test('every kind of mistake is named with its line', () => {
  const mistakes = {
    'a colon': 'title: a: b',
    'a reserved character': 'title: @a',
    'an open quote': 'title: "a',
    'an open list': 'keywords: [a',
    'a tab': '\ttitle: a',
    'a key that occurs twice': 'title: a\ndescription: b\ntitle: c',
    'a key that is indented': 'title: a\n description: b',
    'a tag': 'title: !!js/function "a"',
    'an alias of nothing': 'title: *a',
    'an alias of itself': 'title: &a [*a]',
    'a merge of nothing': '<<: 1',
    'an alias that unfolds without end': [
      'a: &a [x,x,x,x,x,x,x,x,x,x]',
      'b: &b [*a,*a,*a,*a,*a,*a,*a,*a,*a,*a]',
      'c: &c [*b,*b,*b,*b,*b,*b,*b,*b,*b,*b]',
      'd: [*c,*c,*c,*c,*c,*c,*c,*c,*c,*c]',
    ].join('\n'),
  }
  const found = Object.entries(mistakes).map(([name, yaml]) => {
    const { mistake } = explainFrontMatter(`---\n${yaml}\n---\n`)
    return `${name}: ${formatProblems(mistake ? [{ severity: 'error', file: 'a.mdx', ...mistake }] : [])}`
  })
  expect(found.join('\n\n')).toMatchInlineSnapshot(`
    "a colon: a.mdx:2
      The front matter is not valid YAML: Nested mappings are not allowed in compact mappings.
      Put values that contain ": " in quotes, and start every key at the beginning of a line.

    a reserved character: a.mdx:2
      The front matter is not valid YAML: Plain value cannot start with reserved character @.
      Put values that start with this character in quotes.

    an open quote: a.mdx:3
      The front matter is not valid YAML: Missing closing "quote.
      Put values that contain quotes, colons or brackets in "…", and close every quote and bracket.

    an open list: a.mdx:3
      The front matter is not valid YAML: Flow sequence in block collection must be sufficiently indented and end with a ].
      Put values that contain quotes, colons or brackets in "…", and close every quote and bracket.

    a tab: a.mdx:2
      The front matter is not valid YAML: Tabs are not allowed as indentation.
      Indent with spaces.

    a key that occurs twice: a.mdx:4
      The front matter is not valid YAML: Map keys must be unique.
      Remove one of them.

    a key that is indented: a.mdx:2
      The front matter is not valid YAML: Nested mappings are not allowed in compact mappings.
      Put values that contain ": " in quotes, and start every key at the beginning of a line.

    a tag: a.mdx:2
      The front matter is not valid YAML: Unresolved tag: tag:yaml.org,2002:js/function.
      Remove the tag.

    an alias of nothing: a.mdx:2
      The front matter is not valid YAML: Unresolved alias (the anchor must be set before the alias): a.
      Repeat the values instead of using &, * and <<.

    an alias of itself: a.mdx:2
      The front matter is not valid YAML: An alias refers to itself.
      Repeat the values instead of using &, * and <<.

    a merge of nothing: a.mdx:1
      The front matter is not valid YAML: Merge sources must be maps or map aliases.
      Repeat the values instead of using &, * and <<.

    an alias that unfolds without end: a.mdx:3
      The front matter is not valid YAML: Excessive alias count indicates a resource exhaustion attack.
      Repeat the values instead of using &, * and <<."
  `)
})
