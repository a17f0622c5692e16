import type { PagePlace } from '../../types/pageData'
import { markdownPath } from '../../shared/pageFiles'

export interface IndexedPage extends Pick<PagePlace, 'trail'> {
  path: string
  title: string
  description: string
}

/** Pages of one place in the sidebar, and the places below it. */
interface Group {
  label: string
  /** Undefined for the root, and for a group without a page. */
  path?: string | undefined
  pages: IndexedPage[]
  groups: Map<string, Group>
}

/** Characters of one file: assistants cut longer ones. */
const maxLength = 50_000

/**
 * Lists of all pages for assistants (llmstxt.org), by path: `/llms.txt`, and one for each group of the sidebar. A list names the
 * pages of the groups below it as far as they fit, otherwise the lists of these groups.
 */
export function llmsFiles(pages: readonly IndexedPage[], site: { siteUrl: string; title: string; summary: string }): Map<string, string> {
  const { siteUrl, title, summary } = site
  const root: Group = { label: title, pages: [], groups: new Map() }
  for (const page of pages) addPage(root, page)
  const files = new Map<string, string>()
  const notes = `Each page is also available as Markdown: add \`.md\` to its URL. All pages in one file: ${siteUrl}/llms-full.txt`
  files.set('/llms.txt', [`# ${title}`, `> ${summary}`, notes, ...contentOf(root, 2, true)].join('\n\n') + '\n')
  return files

  /** Writes the lists that are linked. */
  function contentOf(group: Group, depth: number, isNested: boolean): string[] {
    const links = group.pages.map((page) => `- [${page.title}](${siteUrl}${markdownPath(page.path)}): ${page.description}`)
    const lists = [...group.groups.values()].flatMap((child) => {
      const heading = `${'#'.repeat(Math.min(depth, 6))} ${child.label}`
      if (!isNested || child.path === undefined) return [heading, ...contentOf(child, depth + 1, isNested)]
      return [heading, linkTo(child, child.path)]
    })
    return [...(links.length > 0 ? [links.join('\n')] : []), ...lists]
  }

  function linkTo(group: Group, path: string): string {
    const file = `${path}/llms.txt`
    const head = [`# ${group.label}`, `> Part of ${title}: ${siteUrl}/llms.txt`]
    const whole = [...head, ...contentOf(group, 2, false)].join('\n\n') + '\n'
    files.set(file, whole.length < maxLength ? whole : [...head, ...contentOf(group, 2, true)].join('\n\n') + '\n')
    return `- [${group.label}](${siteUrl}${file}): ${countPages(group)} pages`
  }
}

/** All pages in one file, each below its URL. */
export function llmsFullText(copies: readonly { path: string; markdown: string }[], siteUrl: string): string {
  return copies.map(({ path, markdown }) => `<!-- ${siteUrl}${path === '/' ? '' : path} -->\n\n${markdown}`).join('\n')
}

/** The page that a group of the sidebar leads to is one of the group above. */
function addPage(root: Group, page: IndexedPage): void {
  let group = root
  for (const { label, path } of page.trail) {
    const known = group.groups.get(label) ?? { label, path, pages: [], groups: new Map() }
    group.groups.set(label, known)
    group = known
  }
  group.pages.push(page)
}

function countPages({ pages, groups }: Group): number {
  return [...groups.values()].reduce((sum, group) => sum + countPages(group), pages.length)
}
