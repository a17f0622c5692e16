import type { McpServer } from '@modelcontextprotocol/server'
import { closest } from 'fastest-levenshtein'
import { z } from 'zod'
import type { AgentOperation } from '../shared/agentFacts'
import { otherLanguagesId, withoutOtherLanguages } from '../shared/otherLanguages'
import { markdownPath, sectionMarkdownPath } from '../shared/pageFiles'
import { planNames, plansOf } from '../shared/plans'
import { missingNote, unknownNote } from '../search-engine/missingWords'
import { sectionUrl, type SearchablePage } from '../shared/search/searchIndex'
import { ToolFault, toolResult } from './toolResult'
import type { DocsSite } from './docsSite'

const maxQuery = 500
/** Characters of one result; about 6,000 tokens. */
const maxText = 24_000

/** Tools that find and read pages. */
export function documentTools(server: McpServer, site: DocsSite): void {
  server.registerTool(
    'search',
    {
      description: 'Search the Unleash docs. Returns titles, excerpts and URLs for `read`.',
      inputSchema: z.object({
        query: z.string().min(1).max(maxQuery),
        sdk: z.string().optional().describe('Prefer guides of this SDK: node, go, react …'),
      }),
      annotations: { readOnlyHint: true },
    },
    ({ query, sdk }) => toolResult(() => searchText(site, query, sdk)),
  )
  server.registerTool(
    'read',
    {
      description: 'Read a page, or one section with #id, as Markdown.',
      inputSchema: z.object({ url: z.string().max(maxQuery).describe('/reference/segments#structure') }),
      annotations: { readOnlyHint: true },
    },
    ({ url }) => toolResult(() => readText(site, url)),
  )
  server.registerTool(
    'find_operation',
    {
      description: 'Find operations of the HTTP API by task, or by method and path.',
      inputSchema: z.object({ query: z.string().min(1).max(maxQuery).describe('archive a flag; GET /api/admin/tags') }),
      annotations: { readOnlyHint: true },
    },
    ({ query }) => toolResult(() => operationsText(site, query)),
  )
}

async function searchText(site: DocsSite, query: string, sdk: string | undefined): Promise<string> {
  const question = { query, filters: {}, sdk, page: 0, pagesPerPage: 6, excerptWords: 30 }
  const { pages, count, unknownWords } = await site.search(question)
  if (count === 0) throw new ToolFault(`Nothing was found for "${query}". Use fewer or more common words.`)
  const hits = pages.flatMap((sections) => sections.slice(0, 3))
  const lines = hits.map(({ url, names, excerpt, missing }) => {
    const title = names.slice(1).map(withoutMarks).join(' › ')
    const note = missing ? ` (${missingNote(missing)})` : ''
    return `- [${title}](${site.facts.siteUrl}${url})${note}: ${withoutMarks(excerpt)}`
  })
  return [...(unknownWords ? [`${unknownNote(unknownWords)}.`, ''] : []), ...lines].join('\n')
}

function withoutMarks(text: string): string {
  return text.replaceAll(/<\/?mark>/g, '')
}

async function readText(site: DocsSite, url: string): Promise<string> {
  const { page, anchor } = resolve(site, url)
  const markdown = anchor === '' ? await wholePage(site, page) : await section(site, page, anchor)
  if (markdown.length <= maxText) return markdown
  return `${markdown.slice(0, maxText)}\n\n…\n\nThis page is longer. Its sections:\n\n${sectionList(site, page)}`
}

/** The page and section of a URL, which may be that of its Markdown. */
function resolve({ facts: { siteUrl }, pages }: DocsSite, url: string): { page: SearchablePage; anchor: string } {
  const target = URL.canParse(url, siteUrl) ? new URL(url, siteUrl) : undefined
  if (target?.origin !== siteUrl)
    throw new ToolFault(`This tool reads pages of ${siteUrl} only, not "${url}". Use a URL that \`search\` returned.`)
  const path = target.pathname
    .replace(/\.md$/, '')
    .replace(/^\/index$/, '/')
    .replace(/(?<=.)\/$/, '')
  const anchor = target.hash.slice(1)
  const page = pages.get(path)
  if (page) return { page, anchor }
  const [, parent = '', id = ''] = /^(.*)\/([^/]+)$/.exec(path) ?? []
  const owner = pages.get(parent === '/index' ? '/' : parent)
  if (owner && target.pathname.endsWith('.md')) return { page: owner, anchor: id }
  throw new ToolFault(`There is no page "${path}". Did you mean ${siteUrl}${closest(path, [...pages.keys()])}?`)
}

async function wholePage(site: DocsSite, { path }: SearchablePage): Promise<string> {
  const markdown = await site.read(markdownPath(path))
  if (markdown === undefined) throw new ToolFault(`"${path}" has no Markdown. Use \`search\` to find another page.`)
  return withoutOtherLanguages(markdown, `${site.facts.siteUrl}${path}#${otherLanguagesId}`)
}

/** The section of a heading, or the text of a row that has an ID. */
async function section(site: DocsSite, page: SearchablePage, anchor: string): Promise<string> {
  const isId = /^[\w.-]+$/.test(anchor)
  const markdown = isId ? await site.read(sectionMarkdownPath(page.path, anchor)) : undefined
  if (markdown !== undefined) return markdown
  const row = page.sections.find((candidate) => candidate.anchor === anchor)
  if (row) return `# ${page.title} › ${row.headings.join(' › ')}\n\n${row.text}`
  throw new ToolFault(`"${page.path}" has no section "${anchor}". It has these:\n\n${sectionList(site, page)}`)
}

function sectionList({ facts: { siteUrl } }: DocsSite, page: SearchablePage): string {
  const sections = page.sections.filter(({ anchor, isSymptom }) => anchor !== null && !isSymptom).slice(0, 60)
  return sections.map((part) => `- [${part.headings.at(-1)}](${siteUrl}${sectionUrl(page, part)})`).join('\n')
}

async function operationsText(site: DocsSite, query: string): Promise<string> {
  const named = /^(GET|POST|PUT|PATCH|DELETE)\s+(\/\S*)$/i.exec(query.trim())
  const found = named ? operationsAt(site, named[1] ?? '', named[2] ?? '') : await operationsFor(site, query)
  if (found.length === 0)
    throw new ToolFault(
      named
        ? `Unleash ${site.facts.version} has no operation ${query}. Describe the task instead, such as "archive a flag".`
        : `No operation was found for "${query}". Name the object and what happens to it, such as "archive a flag".`,
    )
  return found.map((operation) => operationText(site, operation)).join('\n')
}

/** A segment in braces stands for any value. */
function operationsAt({ facts }: DocsSite, method: string, path: string): AgentOperation[] {
  const parts = (endpoint: string) =>
    endpoint
      .replace(/[?#].*$/, '')
      .replace(/\/$/, '')
      .split('/')
  const wanted = parts(path)
  return facts.operations.filter((operation) => {
    const own = parts(operation.endpoint)
    return (
      operation.method === method.toUpperCase() &&
      own.length === wanted.length &&
      own.every((part, index) => part === wanted[index] || part.startsWith('{'))
    )
  })
}

async function operationsFor({ facts, search }: DocsSite, query: string): Promise<AgentOperation[]> {
  const question = { query, filters: { kind: ['api'] }, page: 0, pagesPerPage: 8, excerptWords: 1 }
  const { pages } = await search(question)
  const paths = pages.map(([hit]) => hit?.url.replace(/#.*/, ''))
  const found = paths.flatMap((path) => facts.operations.filter((operation) => operation.path === path))
  return [...found.filter(({ deprecated }) => !deprecated), ...found.filter(({ deprecated }) => deprecated)].slice(0, 5)
}

function operationText({ facts: { siteUrl } }: DocsSite, operation: AgentOperation): string {
  const { method, endpoint, title, path, plan, deprecated, permissions, versions } = operation
  const notes = [
    deprecated && 'deprecated',
    permissions.length > 0 && `permission ${permissions.join(' or ')}`,
    plan && `plans: ${(plansOf[plan] ?? []).map((name) => planNames[name] ?? name).join(', ')}`,
    versions,
  ]
  return `- ${method} \`${endpoint}\`: [${title}](${siteUrl}${path}) (${notes.filter(Boolean).join('; ')})`
}
