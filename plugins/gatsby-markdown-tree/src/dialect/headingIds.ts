import GithubSlugger from 'github-slugger'
import type { Heading as HeadingNode, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import type { Heading } from '../Heading'
import { headingSlug } from '../headingSlug'
import { isReservedId } from '../isReservedId'
import { report, type Part } from './Part'
import { plainText } from './plainText'

/**
 * Gives each heading of a page its id, and checks the outline.
 *
 * An id follows from the text as on GitHub, with `-1`, `-2` … for a text that occurs again; an explicit id has to be
 * free.
 */
export function headingIds(tree: Root): Heading[] {
  const slugger = new GithubSlugger()
  const taken = new Map<string, string>()
  const headings: Heading[] = []
  visit(tree, 'heading', (node) => {
    const { part, explicitId } = node.data ?? {}
    if (!part) return
    const text = plainText(node).trim()
    checkDepth(node, text, headings.at(-1)?.depth ?? 1, part)
    const id = explicitId ?? headingSlug(slugger, text)
    checkId(node, id, taken.get(id), part)
    // A later heading whose text gives this id gets another one.
    if (explicitId !== undefined) slugger.occurrences[explicitId] ??= 0
    taken.set(id, `${part.file}:${node.position?.start.line}`)
    headings.push({ id, text, depth: node.depth })
    node.data = { ...node.data, hProperties: { id } }
  })
  return headings
}

function checkDepth(node: HeadingNode, text: string, before: number, part: Part): void {
  if (node.depth === 1) {
    report(
      part,
      node,
      `"# ${text}" is a second title: the title in the front matter is the page's only one.`,
      'Start at ##.',
    )
  } else if (node.depth > before + 1) {
    const what = `"${text}" is of level ${node.depth} after level ${before}: a level is missing between them.`
    report(part, node, what, `Write ${'#'.repeat(before + 1)} ${text}.`, 'warning')
  }
}

function checkId(node: HeadingNode, id: string, takenAt: string | undefined, part: Part): void {
  if (isReservedId(id)) {
    report(
      part,
      node,
      `Gatsby uses ids such as "${id}" itself.`,
      'Give the heading another one: ## Title [#another-id].',
    )
  }
  if (takenAt) {
    report(
      part,
      node,
      `The id "${id}" is taken by the heading at ${takenAt}.`,
      'Give one of them another id: ## Title [#id].',
    )
  }
}
