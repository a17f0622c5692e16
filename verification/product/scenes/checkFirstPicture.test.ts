import { describe, expect, it } from 'vitest'
import { formatProblems } from '../../../plugins/problem-report'
import { checkFirstPicture } from './checkFirstPicture'

const words = (count: number) => Array.from({ length: count }, (_, index) => `word${index}`).join(' ')
const pageWith = (introduction: string) =>
  `---\ntitle: Tags\n---\n\n${introduction}\n\n![A list](./pictures/tags.list.webp)\n`

describe('checkFirstPicture', () => {
  it('reports a picture far below the introduction of a concept page', () => {
    expect(formatProblems(checkFirstPicture('content/docs/reference/tags.mdx', pageWith(words(201)))))
      .toMatchInlineSnapshot(`
      "content/docs/reference/tags.mdx:7
        The first picture comes after 201 words, but readers of a concept page should see the product within the first 200.
        Move the picture, or another one, after the introduction."
    `)
  })

  it('does not count code, diagrams and punctuation', () => {
    const code = `\`\`\`js\n${words(300)}\n\`\`\``
    expect(
      checkFirstPicture('content/docs/reference/tags.mdx', pageWith(`${words(199)} | | - one\n\n${code}`)),
    ).toEqual([])
  })

  it.each([
    ['without pictures', 'content/docs/reference/tags.mdx', words(300)],
    ['with steps', 'content/docs/how-to/how-to-add-tags.mdx', pageWith(words(300))],
    ['about setting up an integration', 'content/docs/reference/integrations/teams.mdx', pageWith(words(300))],
  ])('accepts a page %s', (_, page, source) => {
    expect(checkFirstPicture(page, source)).toEqual([])
  })
})
