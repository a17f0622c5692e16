import type { Problem } from '../../../plugins/problem-report'
import { withoutFrontMatter } from '../../../tools/content/codeFences'

/** About two screens with the title, without what code blocks and diagrams have. */
const maxWords = 200

/** Pages that explain a concept. The others show each picture after its step; those of a single integration are instructions. */
const conceptPage =
  /^content\/docs\/(?:reference\/(?:integrations\/index\.mdx$|[^/]+$)|topics\/|understanding-unleash\/)/

/** Checks that a page about a concept shows the product before it goes into detail. Pages without pictures are accepted. */
export function checkFirstPicture(page: string, source: string): Problem[] {
  if (!conceptPage.test(page)) return []
  const text = withoutFrontMatter(source)
  const at = text.search(/!\[[^\]]*\]\([^)]*\.webp\)/)
  if (at === -1) return []
  const before = text.slice(0, at)
  const words = before.replace(/^ *```[^]*?^ *```$/gm, '').match(/[\p{L}\d]\S*/gu)?.length ?? 0
  if (words <= maxWords) return []
  const what = `The first picture comes after ${words} words, but readers of a concept page should see the product within the first ${maxWords}.`
  return [
    {
      severity: 'error',
      file: page,
      line: before.split('\n').length,
      what,
      fix: 'Move the picture, or another one, after the introduction.',
    },
  ]
}
