import { expect, test } from 'vitest'
import { formatProblems } from '../../gatsby-problem-report/src/formatProblems'
import { duplicateTitles } from './duplicateTitles'

test('pages of equal titles name the first of them', () => {
  const problems = duplicateTitles([
    { title: 'segments', sourceFile: 'content/docs/c.mdx' },
    { title: 'Segments', sourceFile: 'content/docs/b.mdx' },
    { title: 'Other', sourceFile: 'content/docs/d.mdx' },
    { title: 'Segments', sourceFile: 'content/docs/a.mdx' },
  ])
  expect(new Set(problems.map(({ severity }) => severity))).toEqual(new Set(['error']))
  expect(formatProblems(problems)).toMatchInlineSnapshot(`
    "content/docs/b.mdx
      The title "Segments" is also the one of content/docs/a.mdx.
      Give each page a title of its own.

    content/docs/c.mdx
      The title "segments" is also the one of content/docs/a.mdx.
      Give each page a title of its own."
  `)
})
