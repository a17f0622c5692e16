// npm run ranking [-- RULE …]: what each rule of the ranking is worth, or the named ones, written beside it. Needs a built site.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { errorMessages } from '../../content/data/errorMessages'
import { rankingRules, type RankingRule } from '../../src/shared/search/rankingRules'
import { classifyPath } from '../../src/shared/search/searchSettings'
import type { SearchHit } from '../../src/search-engine/SearchResults'
import { unmarked } from '../../src/search/Marked'
import { nearestSentence } from '../../plugins/problem-report'
import { requireSite } from '../server/startSiteServer'
import { runCommand, StepError } from '../setup/command.mjs'
import { blindQueries } from './blindQueries'
import { readBuiltIndex } from './builtEngine'
import { createSearchEngine } from '../../src/search-engine/createSearchEngine'
import type { SearchablePage } from '../../src/shared/search/searchIndex'
import { factNames } from './factNames'
import { forumNames, forumQuestions } from './forumQueries'
import { legacyPages } from './legacyPages'
import { relevanceQueries } from './relevanceQueries'

const table = 'src/shared/search/rankingRules.ts'

interface Check {
  list: 'suite' | 'blind' | 'forum' | 'names' | 'messages' | 'legacy' | 'sdks'
  query: string
  /** Of the reader. */
  sdk?: string
  isMet: (paths: readonly string[], pages: readonly (readonly SearchHit[])[]) => boolean
}

interface Index {
  pages: SearchablePage[]
  /** Paths of pages that say in their front matter that they are. */
  outdated: ReadonlySet<string>
}

async function measureRules(): Promise<void> {
  const wanted = wantedRules()
  requireSite('public')
  const built = await readIndex()
  const checks = [...suiteChecks(), ...nameChecks(), ...messageChecks(), ...legacyChecks(), ...sdkChecks()]
  const all = await missesByList(built, checks)
  console.log(`${checks.length} queries; with all rules, these miss their page: ${countsText(all)}`)
  const lost = new Map<string, string>()
  for (const [name, rule] of Object.entries<RankingRule>(rankingRules)) {
    if (!wanted.includes(name)) continue
    const { value } = rule
    rule.value = rule.without
    const misses = await missesByList(built, checks)
    rule.value = value
    lost.set(name, countsText(new Map([...misses].map(([list, count]) => [list, count - (all.get(list) ?? 0)]))))
    console.log(`${name} ${value}: ${lost.get(name)}`)
  }
  writeFileSync(table, withCounts(readFileSync(table, 'utf8'), lost))
}

/** The named rules, or all. */
function wantedRules(): readonly string[] {
  const { positionals } = parseArgs({ allowPositionals: true })
  const names = Object.keys(rankingRules)
  for (const name of positionals.filter((positional) => !names.includes(positional)))
    throw new StepError(
      `${table} has no rule "${name}". ${nearestSentence(name, names, `Choose from: ${names.join(', ')}`)}`,
    )
  return positionals.length > 0 ? positionals : names
}

async function readIndex(): Promise<Index> {
  const pages = await readBuiltIndex()
  // Half of what others of its kind have.
  const outdated = pages.filter(({ path, weight }) => weight < 0.7 * classifyPath(path).weight)
  return { pages, outdated: new Set(outdated.map(({ path }) => path)) }
}

/** How many queries of each list miss their page with the rules as they are now; the weights in the index are from when it was built. */
async function missesByList({ pages, outdated }: Index, checks: readonly Check[]): Promise<Map<string, number>> {
  const weighted = pages.map((page) => ({
    ...page,
    weight: classifyPath(page.path, outdated.has(page.path)).weight,
  }))
  const engine = createSearchEngine(() => Promise.resolve(weighted))
  const misses = new Map<string, number>(checks.map(({ list }) => [list, 0]))
  for (const { list, query, sdk, isMet } of checks) {
    const found = await engine.search({ query, sdk, filters: {}, page: 0, pagesPerPage: 20, excerptWords: 1 })
    const paths = found.pages.map(([hit]) => hit?.url.replace(/#.*/, '') ?? '')
    if (!isMet(paths, found.pages)) misses.set(list, (misses.get(list) ?? 0) + 1)
  }
  return misses
}

function suiteChecks(): Check[] {
  return (
    [
      ['suite', relevanceQueries],
      ['blind', blindQueries],
      ['forum', [...forumQuestions, ...forumNames]],
    ] as const
  ).flatMap(([list, queries]) =>
    queries
      .filter(([, ...wanted]) => wanted.some((page) => existsSync(`public${page}/index.html`)))
      .map(([query, ...wanted]): Check => ({ list, query, isMet: ([first = '']) => wanted.includes(first) })),
  )
}

/** The section of a name, among the first three pages. */
function nameChecks(): Check[] {
  return factNames.flatMap(({ names, page }) =>
    names.map(([query, heading]): Check => ({
      list: 'names',
      query,
      isMet: (paths, pages) => {
        const place = paths.indexOf(page)
        return place >= 0 && place < 3 && hasSection(pages[place], heading)
      },
    })),
  )
}

function messageChecks(): Check[] {
  return errorMessages.map(({ message }): Check => {
    const text = message.replaceAll('`', '').trim()
    const isMet: Check['isMet'] = (_paths, [first]) => unmarked(first?.[0]?.names.at(-1) ?? '').includes(text)
    return { list: 'messages', query: text.replace(/<\w+>/g, 'shop-17'), isMet }
  })
}

/** What replaced an endpoint of the old API is above the page about it. */
function legacyChecks(): Check[] {
  return legacyPages().flatMap(({ path, queries, successors }) =>
    queries.map((query): Check => ({
      list: 'legacy',
      query,
      isMet: (paths) => {
        const successor = paths.findIndex((page) => successors.includes(page))
        return !paths.includes(path) || (successor >= 0 && successor < paths.indexOf(path))
      },
    })),
  )
}

/** The guide to the reader's SDK is above those to the others. */
function sdkChecks(): Check[] {
  const queries = [
    'sdk',
    'install the sdk',
    'initialize the client',
    'custom strategies',
    'bootstrap',
    'unleash context',
  ]
  return ['go', 'java', 'node', 'php', 'python', 'ruby'].flatMap((sdk) =>
    queries.map((query): Check => ({
      list: 'sdks',
      query,
      sdk,
      isMet: (paths) => [undefined, `/reference/sdks/${sdk}`].includes(paths.find((page) => /\/sdks\//.test(page))),
    })),
  )
}

function hasSection(hits: readonly SearchHit[] = [], heading: string): boolean {
  return hits.some(({ names }) => names.length > 2 && unmarked(names.at(-1) ?? '') === heading)
}

function countsText(counts: ReadonlyMap<string, number>): string {
  return [...counts].flatMap(([list, count]) => (count === 0 ? [] : [`${list} ${count}`])).join(', ') || 'none'
}

/** The text of the table with the counts of each rule. */
function withCounts(text: string, lost: ReadonlyMap<string, string>): string {
  return text.replace(/^( {2}(\w+): rule\(.*?, )'[^']*'\)/gm, (line, before: string, name: string) => {
    return lost.has(name) ? `${before}'${lost.get(name)}')` : line
  })
}

void runCommand(measureRules)
