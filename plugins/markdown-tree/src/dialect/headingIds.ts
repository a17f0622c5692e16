import GithubSlugger, { slug } from 'github-slugger'
import type { Heading as HeadingNode, PhrasingContent } from 'mdast'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { dataOf, type DialectPlugin, fileName, plainText, report } from './DialectPlugin'

declare module 'mdast' {
  interface HeadingData {
    /** The file that contains the heading, for rules about all headings of a page. */
    file?: VFile
    explicitId?: string | undefined
    /** IDs that it had, or that products link to. */
    otherIds?: readonly string[]
  }
}

/** Records on each heading which file contains it, and moves explicit IDs out of its text. */
export const markHeadings: DialectPlugin = () => (tree, file) => {
  visit(tree, 'heading', (node) => {
    const [explicitId, ...otherIds] = takeIds(node)
    node.data = { ...node.data, file, explicitId, otherIds }
    if (plainText(node).trim() === '') report(file, node, 'A heading has no text.', 'Add text, or remove the heading.')
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
export const headingIds: DialectPlugin = () => (tree, page) => {
  const slugger = new GithubSlugger()
  const taken = new Map<string, string>()
  const { headings } = dataOf(page)
  visit(tree, 'heading', (node) => {
    const { file = page, explicitId, otherIds = [] } = node.data ?? {}
    const text = plainText(node).trim()
    checkDepth(node, text, headings.at(-1)?.depth ?? 1, file)
    const id = explicitId ?? headingSlug(slugger, text)
    if (explicitId !== undefined) checkForm(node, explicitId, file)
    for (const each of [id, ...otherIds]) {
      checkId(node, each, taken.get(each), file)
      // A later heading whose text results in this ID gets another one.
      if (explicitId !== undefined) slugger.occurrences[each] ??= 0
      taken.set(each, `${fileName(file)}:${node.position?.start.line}`)
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
}

function checkDepth(node: HeadingNode, text: string, before: number, file: VFile): void {
  if (node.depth === 1) {
    report(
      file,
      node,
      `"# ${text}" is a second title: the page's title is the one in the front matter.`,
      'Start with ##.',
    )
  } else if (node.depth > before + 1) {
    const what = `The heading "${text}" has level ${node.depth}, but the one before it has level ${before}.`
    report(file, node, what, `Write ${'#'.repeat(before + 1)} ${text}.`, 'warning')
  }
}

/** Programs that make a table of contents, such as gatsby-plugin-mdx, change other IDs to this form. */
function checkForm(node: HeadingNode, id: string, file: VFile): void {
  const form = slug(id)
  if (form === id) return
  const what = `The ID "${id}" has other characters than lowercase letters, digits, "-" and "_".`
  report(
    file,
    node,
    what,
    `Write [#${form || 'another-id'}], or [#${form || 'another-id'} #${id}] if there are links to it.`,
  )
}

function checkId(node: HeadingNode, id: string, takenAt: string | undefined, file: VFile): void {
  if (isReservedId(id)) {
    report(
      file,
      node,
      `The ID "${id}" is reserved for Gatsby's own elements.`,
      'Give the heading another ID: ## Title [#another-id].',
    )
  }
  if (takenAt) {
    report(
      file,
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
