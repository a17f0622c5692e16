import GithubSlugger, { slug } from 'github-slugger'
import type { Heading as HeadingNode, PhrasingContent, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import type { Heading } from '../CompiledMarkdown'
import { type Part, plainText, report } from './Part'

declare module 'mdast' {
  interface HeadingData {
    /** The file that contains the heading, for rules about all headings of a page. */
    part?: Part
    explicitId?: string | undefined
    /** IDs that it had, or that products link to. */
    otherIds?: readonly string[]
  }
}

/** Records on each heading which file contains it, and moves explicit IDs out of its text. */
export function markHeadings(tree: Root, part: Part): void {
  visit(tree, 'heading', (node) => {
    const [explicitId, ...otherIds] = takeIds(node)
    node.data = { ...node.data, part, explicitId, otherIds }
    if (plainText(node).trim() === '') report(part, node, 'A heading has no text.', 'Add text, or remove the heading.')
  })
}

function takeIds({ children }: HeadingNode): string[] {
  const last = children.at(-1)
  const found = last?.type === 'text' ? /\s*\[(#[A-Za-z0-9_.-]+(?: #[A-Za-z0-9_.-]+)*)\]\s*$/.exec(last.value) : null
  if (last?.type !== 'text' || !found) return []
  last.value = last.value.slice(0, found.index)
  return found[1]?.split(' ').map((id) => id.slice(1)) ?? []
}

/**
 * Gives each heading its ID, and checks the outline. IDs are derived from the text as on GitHub, with `-1`, `-2` … for repeated
 * text; an explicit ID must be unique. Further IDs become empty elements in the heading.
 */
export function headingIds(tree: Root): Heading[] {
  const slugger = new GithubSlugger()
  const taken = new Map<string, string>()
  const headings: Heading[] = []
  visit(tree, 'heading', (node) => {
    const { part, explicitId, otherIds = [] } = node.data ?? {}
    if (!part) return
    const text = plainText(node).trim()
    checkDepth(node, text, headings.at(-1)?.depth ?? 1, part)
    const id = explicitId ?? headingSlug(slugger, text)
    for (const each of [id, ...otherIds]) {
      checkId(node, each, taken.get(each), part)
      // A later heading whose text results in this ID gets another one.
      if (explicitId !== undefined) slugger.occurrences[each] ??= 0
      taken.set(each, `${part.file}:${node.position?.start.line}`)
    }
    const anchors = otherIds.map((each): PhrasingContent => ({
      type: 'emphasis',
      children: [],
      data: { hName: 'span', hProperties: { id: each } },
    }))
    node.children.unshift(...anchors)
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
      `"# ${text}" is a second title: the page's title is the one in the front matter.`,
      'Start with ##.',
    )
  } else if (node.depth > before + 1) {
    const what = `The heading "${text}" has level ${node.depth}, but the one before it has level ${before}.`
    report(part, node, what, `Write ${'#'.repeat(before + 1)} ${text}.`, 'warning')
  }
}

function checkId(node: HeadingNode, id: string, takenAt: string | undefined, part: Part): void {
  if (isReservedId(id)) {
    report(
      part,
      node,
      `The ID "${id}" is reserved for Gatsby's own elements.`,
      'Give the heading another ID: ## Title [#another-id].',
    )
  }
  if (takenAt) {
    report(
      part,
      node,
      `The heading at ${takenAt} already has the ID "${id}".`,
      'Give one of them another ID: ## Title [#id].',
    )
  }
}

/** The ID that GitHub gives a heading, unique per slugger; `section` for a heading without letters or digits. */
export function headingSlug(slugger: GithubSlugger, text: string): string {
  return slugger.slug(slug(text) === '' ? 'section' : text)
}

/** Whether an ID could be one of Gatsby's elements: `___gatsby`, `gatsby-focus-wrapper`, `gatsby-announcer`. */
export function isReservedId(id: string): boolean {
  return /^(_|gatsby)/i.test(id)
}
