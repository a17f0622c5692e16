import { stringify } from 'yaml'
import { canonicalPath, type PageEdition } from '../../shared/pageEdition'
import { markdownPath, sectionMarkdownPath } from '../../shared/pageFiles'
import { planNames } from '../../shared/plans'

/** What the front matter of a copy says. */
export interface DescribedPage {
  path: string
  title: string
  /** Plans that include what the page is about; undefined where that has no plan. */
  plans?: readonly string[] | undefined
  /** ISO date; null where it's unknown. */
  lastUpdated: string | null
  edition?: PageEdition | undefined
}

export interface DescribedSite {
  siteUrl: string
  /** Of Unleash, which all pages without an edition describe. */
  version: string
}

/**
 * The Markdown files of a page by path: `/reference/segments.md` has all of it, `/reference/segments/use-cases.md` one section, with those
 * below it. So any static host serves sections, too. Each begins with front matter.
 */
export function copyFiles(page: DescribedPage, markdown: string, site: DescribedSite): Map<string, string> {
  const linked = withIndexLink(markdown, site.siteUrl)
  const url = site.siteUrl + canonicalPath(page.path, page.edition).replace(/^\/$/, '')
  const files = new Map([[markdownPath(page.path), frontMatter(page, page.title, url, site, linked) + linked]])
  for (const { id, title, text } of markdownSections(markdown)) {
    const matter = frontMatter(page, `${page.title}: ${title}`, `${url}#${id}`, site, text)
    files.set(sectionMarkdownPath(page.path, id), matter + text)
  }
  return files
}

/** Characters of English text and code for each token, on average. */
const tokenLength = 4

function frontMatter(
  page: DescribedPage,
  title: string,
  url: string,
  { version }: DescribedSite,
  text: string,
): string {
  const { plans, lastUpdated, edition } = page
  const matter = stringify(
    {
      title,
      url,
      version: `Unleash ${edition?.name ?? version}`,
      ...(plans && { plans: plans.map((plan) => planNames[plan] ?? plan).join(', ') }),
      tokens: Math.ceil(text.length / tokenLength),
      ...(lastUpdated !== null && { lastUpdated: lastUpdated.slice(0, 10) }),
    },
    { lineWidth: 0 },
  )
  return `---\n${matter}---\n\n`
}

/** An assistant that was given one page finds the others by the link below the title. */
function withIndexLink(markdown: string, siteUrl: string): string {
  return markdown.replace(/^# .*\n/, (title) => `${title}\n> [All pages of this documentation](${siteUrl}/llms.txt)\n`)
}

export interface MarkdownSection {
  id: string
  title: string
  /** From its heading to the next one that isn't below it. */
  text: string
}

/** Divides a copy at its headings that have an ID: `## Use cases {#use-cases}`, or `### feature-created`, whose ID is its text. */
export function markdownSections(markdown: string): MarkdownSection[] {
  const headings = headingsOf(markdown)
  return headings.flatMap(({ id, title, depth, start }, index) => {
    const next = headings.slice(index + 1).find((heading) => heading.depth <= depth)
    return id === undefined ? [] : [{ id, title, text: `${markdown.slice(start, next?.start).trimEnd()}\n` }]
  })
}

interface Heading {
  id: string | undefined
  title: string
  depth: number
  start: number
}

function headingsOf(markdown: string): Heading[] {
  const headings: Heading[] = []
  let start = 0
  let fence: string | undefined
  for (const line of markdown.split('\n')) {
    const mark = /^(`{3,}|~{3,})/.exec(line)?.[1]
    if (fence !== undefined) {
      if (line.trimEnd() === fence) fence = undefined
    } else if (mark) fence = mark
    else {
      const [, marks = '', title = '', id] = /^(#{2,6}) (.*?)(?: \{#([^}]+)\})?$/.exec(line) ?? []
      if (marks) headings.push({ id: id ?? ownId(title), title: plain(title), depth: marks.length, start })
    }
    start += line.length + 1
  }
  return headings
}

/** The text of a heading that is its own ID. Other headings without an ID are parts of lists, to which nothing links. */
function ownId(title: string): string | undefined {
  const text = plain(title)
  return /^[a-z0-9][\w.-]*$/.test(text) ? text : undefined
}

/** Without the marks of code and emphasis, and without the URLs of links. */
function plain(title: string): string {
  return title.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[`*]|\\(?=[_*])/g, '')
}
