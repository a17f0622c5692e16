import frontMatter from 'gatsby-plugin-mdx/dist/frontmatter'
import { expect, test } from 'vitest'
import { tolerateInvalidFrontMatter } from './frontMatter'

test.each([
  ['valid', 'a: b'],
  ['invalid', 'a: b: c'],
  ['endless', 'a: &a [*a]'],
])('gatsby-plugin-mdx reads a file with %s front matter without it', (_case, yaml) => {
  tolerateInvalidFrontMatter()
  expect(frontMatter.parseFrontmatter(yaml, `---\n${yaml}\n---\n\n## Text\n\n---\n`)).toEqual({ frontmatter: {}, body: '\n## Text\n\n---\n' })
})

test('the text is that of the file, also when its digest is the same as that of an earlier version', () => {
  tolerateInvalidFrontMatter()
  const bodies = ['First.', 'Second.'].map((text) => frontMatter.parseFrontmatter('the same', `---\na: b\n---\n${text}`).body)
  expect(bodies).toEqual(['First.', 'Second.'])
})
