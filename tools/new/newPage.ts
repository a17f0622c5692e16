import GithubSlugger from 'github-slugger'
import { nearestSentence } from '../../plugins/problem-report'
import { StepError } from '../setup/command.mjs'
import { pageKinds } from './pageKinds'

export interface NewPage {
  /** From the project's root. */
  file: string
  path: string
  text: string
}

/**
 * The file of a new page with the headings of its kind. The build refuses the empty description and each `<Todo>` with its line, so nothing
 * unfinished is published.
 *
 * @throws StepError for an unknown kind or a title that leaves nothing for a path
 */
export function newPage(kind: string, title: string): NewPage {
  const rule = Object.hasOwn(pageKinds, kind) ? pageKinds[kind] : undefined
  if (!rule)
    throw new StepError(
      `There is no kind of page "${kind}". ${nearestSentence(kind, Object.keys(pageKinds), '')} Kinds: ${Object.keys(pageKinds).join(', ')}.`,
    )
  const slug = new GithubSlugger().slug(title.normalize('NFKD').replace(/\p{M}/gu, '')).replace(/^-+|-+$/g, '')
  if (!/^[a-z0-9-]+$/.test(slug))
    throw new StepError(`The title "${title}" can't become a URL. Write it with letters of the English alphabet.`)
  const path = `/${rule.folder}/${slug}`
  const sections = rule.sections.map(([heading, note]) => `## ${heading}\n\n<Todo>${note}</Todo>\n`)
  const quoted = /^[\w][\w ,.()'-]*$/.test(title) ? title : JSON.stringify(title)
  return {
    file: `content/docs${path}${kind === 'tutorial' ? '/index' : ''}.mdx`,
    path,
    text: `---\ntitle: ${quoted}\ndescription:\n---\n\n<Todo>${rule.introduction}</Todo>\n\n${sections.join('\n')}`,
  }
}

/** `category: 'Name'`, up to the end of the list of its entries; settings are literals, so brackets are balanced. */
function groupsOf(source: string): { name: string; end: number }[] {
  return [...source.matchAll(/\bcategory: (?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)")/g)].map((match) => {
    const name = (match[1] ?? match[2] ?? '').replaceAll(/\\(.)/g, '$1')
    return { name, end: endOfList(source, source.indexOf('entries: [', match.index) + 'entries: ['.length) }
  })
}

function endOfList(source: string, start: number): number {
  let depth = 1
  for (const { 0: token, index } of source.slice(start).matchAll(/'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|[[\]]/g)) {
    if (token === '[') depth += 1
    if (token === ']') depth -= 1
    if (depth === 0) return start + index
  }
  return start
}

/** Names of the groups in content/site/sidebars.ts, in order. */
export function sidebarGroups(source: string): string[] {
  return [...new Set(groupsOf(source).map(({ name }) => name))]
}

/**
 * Lists a path at the end of a group of the sidebar; the result is not formatted.
 *
 * @param source content/site/sidebars.ts
 * @throws StepError when no group has the name, or more than one
 */
export function addToSidebar(source: string, group: string, path: string): string {
  const names = sidebarGroups(source)
  const found = groupsOf(source).filter(({ name }) => name === group)
  const [first] = found
  if (!first) {
    const fix = nearestSentence(group, names, 'Choose a "category" of that file.')
    throw new StepError(`content/site/sidebars.ts has no group "${group}". ${fix}`)
  }
  if (found.length > 1)
    throw new StepError(
      `content/site/sidebars.ts has ${found.length} groups "${group}". Add '${path}' to one of them yourself.`,
    )
  const before = source.slice(0, first.end).trimEnd()
  return `${before}${/[[,]$/.test(before) ? '' : ','} '${path}',${source.slice(first.end)}`
}
