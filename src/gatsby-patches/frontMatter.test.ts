import frontMatter from 'gatsby-plugin-mdx/dist/frontmatter'
import { expect, test } from 'vitest'
import { skipFrontMatter } from './frontMatter'

test.each([
  ['valid', 'a: b'],
  ['invalid', 'a: b: c'],
  ['endless', 'a: &a [*a]'],
  ['empty', ''],
])('gatsby-plugin-mdx skips %s front matter', (_case, yaml) => {
  skipFrontMatter()
  expect(frontMatter.parseFrontmatter(yaml, `---\n${yaml}\n---\n\n## Text\n\n---\n`)).toEqual({
    frontmatter: {},
    body: '\n## Text\n\n---\n',
  })
})

test.each(['## Text\n\n---\n\nMore\n---\n', '----\na\n---\n', '\ufeff## Text\n'])(
  'a file without front matter is read whole: %j',
  (source) => {
    skipFrontMatter()
    expect(frontMatter.parseFrontmatter(source, source).body).toBe(source.replace('\ufeff', ''))
  },
)

test('the text is that of the file, also when its digest is the same as that of an earlier version', () => {
  skipFrontMatter()
  const bodies = ['First.', 'Second.'].map((text) => frontMatter.parseFrontmatter('the same', text).body)
  expect(bodies).toEqual(['First.', 'Second.'])
})
