import frontMatter from 'gatsby-plugin-mdx/dist/frontmatter'
import { beforeAll, describe, expect, test } from 'vitest'
import { keepInvalidFrontMatter } from './frontMatter'

const parse = (source: string) => frontMatter.parseFrontmatter('the same digest', source)

beforeAll(keepInvalidFrontMatter)

test.each([
  ['a: b', { a: 'b' }],
  ['a: [b, { c: 1.5 }]', { a: ['b', { c: 1.5 }] }],
  ['a: &x b\nc: *x', { a: 'b', c: 'b' }],
  ['', {}],
])('gatsby-plugin-mdx parses %j itself', (yaml, frontmatter) => {
  expect(parse(`---\n${yaml}\n---\n\n## Text\n\n---\n`)).toEqual({ frontmatter, body: '\n## Text\n\n---\n' })
})

describe('front matter that it cannot parse', () => {
  test.each([
    [
      'a colon',
      '---\na: b\nc: d: e\n---\n\n## Text\n',
      { line: 3, reason: expect.stringMatching(/mapping/) as string },
    ],
    ['a key twice', '---\na: b\na: b\n---\n\n## Text\n', { line: 3, reason: 'duplicated mapping key' }],
    [
      'a control character',
      '---\na: b\b\n---\n\n## Text\n',
      { line: 2, reason: expect.stringMatching(/non-printable/) as string },
    ],
    [
      'a value in itself',
      '---\na: &a [*a]\n---\n\n## Text\n',
      { line: 1, reason: expect.stringMatching(/alias/) as string },
    ],
    [
      'a repeated list',
      '---\na: &a [1]\nb: *a\n---\n\n## Text\n',
      { line: 1, reason: expect.stringMatching(/alias/) as string },
    ],
    ['a language', '---toml\na\n---\n\n## Text\n', { line: 1, reason: expect.stringMatching(/engine/) as string }],
  ])('%s', (_, source, invalidYaml) => {
    expect(parse(source)).toEqual({ frontmatter: { invalidYaml }, body: '\n## Text\n' })
  })

  test('that was saved in part', () => {
    const text = '---\ntitle: "A title"\nkeywords: [a, b]\n---\n\nText\n'
    for (let length = 0; length <= text.length; length += 1) {
      expect(text.slice(0, length)).toContain(parse(text.slice(0, length)).body)
    }
    expect(parse(text.slice(0, 15)).body).toBe('')
  })
})

test.each(['## Text\n\n---\n\nMore\n---\n', '----\na\n---\n', '\ufeff## Text\n', ''])(
  'a file without front matter is read whole: %j',
  (source) => expect(parse(source)).toEqual({ frontmatter: {}, body: source.replace('\ufeff', '') }),
)

test('the text is that of the file, also when its digest is the same as that of an earlier version', () => {
  expect(['First.', 'Second.'].map((text) => parse(text).body)).toEqual(['First.', 'Second.'])
})
