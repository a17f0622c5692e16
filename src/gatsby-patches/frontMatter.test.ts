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
