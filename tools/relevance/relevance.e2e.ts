import { beforeAll, describe, expect, test } from 'vitest'
import { errorMessages } from '../../content/data/errorMessages'
import type { SearchHit } from '../../src/search-engine/SearchResults'
import { unmarked } from '../../src/search/Marked'
import { bareMiniSearch } from './bareMiniSearch'
import { blindQueries } from './blindQueries'
import { builtEngine, readBuiltIndex } from './builtEngine'
import { factNames } from './factNames'
import { legacyPages } from './legacyPages'
import { relevanceQueries } from './relevanceQueries'
import { relevanceScore, type RelevanceScore } from './relevanceScore'

/** An index of the pages, and an endpoint that the API document does not have. */
const withoutSuccessor = ['/reference/api/legacy/unleash', '/reference/api/legacy/unleash/internal/prometheus']

const engine = builtEngine()
let suite: RelevanceScore
let blind: RelevanceScore

beforeAll(async () => {
  suite = await relevanceScore(pagesFor, relevanceQueries)
  blind = await relevanceScore(pagesFor, blindQueries)
  const bare = await bareMiniSearch()
  const rows = {
    engine: [suite, blind],
    'bare MiniSearch': [await relevanceScore(bare, relevanceQueries), await relevanceScore(bare, blindQueries)],
  }
  for (const [name, scores] of Object.entries(rows)) {
    const lines = scores.map(
      ({ queries, first, topThree }) => `${first} % first, ${topThree} % in the top three of ${queries} queries`,
    )
    console.log(`${name}: ${lines.join('; blind: ')}`)
  }
  console.log(suite.misses.join('\n'))
})

/** The pages for a query, best first. */
async function pagesFor(query: string): Promise<string[]> {
  const { pages } = await search(query)
  return pages.map(pathOf)
}

/** Path of the page with these hits. */
function pathOf([hit]: readonly SearchHit[]): string {
  return hit?.url.replace(/#.*/, '') ?? ''
}

function search(query: string) {
  return engine.search({ query, filters: {}, page: 0, pagesPerPage: 20, excerptWords: 10 })
}

test('the suite has enough queries, each of them once', () => {
  expect(suite.queries).toBeGreaterThanOrEqual(400)
  expect(new Set(relevanceQueries.map(([query]) => query)).size).toBe(relevanceQueries.length)
})

test('a wanted page is first for 90 % of the queries, and in the top three for 98 %', () => {
  expectShare(suite, 'relevanceQueries', { first: 90, topThree: 98 })
})

// The engine before the ranking rules were measured had 82.5 and 96.3 %.
test('the same holds for queries that the engine was never tuned for, a little less', () => {
  expectShare(blind, 'blindQueries', { first: 80, topThree: 94 })
})

/** Weights decide the order of results: those of pages, and those of the words in them. */
const rules = 'The rules are in src/shared/search/rankingRules.ts.'

function expectShare(score: RelevanceScore, list: string, wanted: Pick<RelevanceScore, 'first' | 'topThree'>): void {
  const isEnough = score.first >= wanted.first && score.topThree >= wanted.topThree
  if (isEnough) return
  const found = `${score.first} % of the ${score.queries} queries in tools/relevance/${list}.ts find a wanted page first, ${score.topThree} % among the first three`
  expect.fail(
    `${found}; it must be ${wanted.first} and ${wanted.topThree} %. ${rules} Not first:\n${score.misses.join('\n')}`,
  )
}

test.each(factNames)(
  'every name of $what leads to one of the first three pages, and to its section there',
  async ({ names, page }) => {
    const lost: string[] = []
    let first = 0
    for (const [name, heading] of names) {
      const { pages } = await search(name)
      const place = pages.map(pathOf).indexOf(page) + 1
      if (place === 1) first += 1
      const shown = pages[place - 1]?.filter(({ names }) => names.length > 2) ?? []
      const headings = shown.map((section) => unmarked(section.names.at(-1) ?? ''))
      // A second name of a fact may be a word of others.
      const isThere = name === heading ? headings[0] === name : headings.includes(heading)
      if (place === 0 || place > 3 || !isThere)
        lost.push(
          `${name}: ${place === 0 ? 'not found' : `number ${place}`}, with ${headings.join(', ') || 'no section'}`,
        )
    }
    console.log(`${page}: ${first} of ${names.length} names first`)
    expectNone(lost, `names don't lead to their section on ${page}, among the first three pages`)
  },
)

test.each(['shop-17', 'production', 'https://unleash.example.com/api/client/features'])(
  'every error message with %s for its variable parts is the first result',
  async (value) => {
    const lost: string[] = []
    for (const { message } of errorMessages) {
      const { pages } = await search(plainText(message).replace(/<\w+>/g, value))
      const name = unmarked(pages[0]?.[0]?.names.at(-1) ?? '')
      if (!plainText(name).includes(plainText(message))) lost.push(`${message}: ${name || 'nothing'} is first`)
    }
    expectNone(lost, 'messages of content/data/errorMessages.ts are not the first result')
  },
)

test('a symptom in a table leads to its row, nearly always on one of the first three pages', async () => {
  const symptoms = (await readBuiltIndex()).flatMap(({ path, sections }) =>
    sections.flatMap(({ isSymptom, headings }) => (isSymptom ? [{ path, symptom: headings.at(-1) ?? '' }] : [])),
  )
  const notShown: string[] = []
  const below: string[] = []
  for (const { path, symptom } of symptoms) {
    const { pages } = await search(symptom)
    const place = pages.map(pathOf).indexOf(path)
    if (!pages[place]?.some(({ names }) => unmarked(names.at(-1) ?? '') === symptom))
      notShown.push(`${path}: ${symptom}`)
    else if (place > 2) below.push(`${path}: ${symptom}`)
  }
  console.log(`${symptoms.length} symptoms, not in the top three:\n${below.join('\n')}`)
  expect(symptoms.length, 'symptoms in tables of pages').toBeGreaterThan(300)
  expectNone(notShown, 'symptoms of tables are not found at all')
  // Several pages have the same symptom.
  const most = Math.ceil(symptoms.length / 50) - 1
  if (below.length > most)
    expect.fail(
      `${below.length} of ${symptoms.length} symptoms of tables are on none of the first three pages; at most ${most} may be. ${rules}\n${below.join('\n')}`,
    )
})

function expectNone(lost: readonly string[], what: string): void {
  if (lost.length > 0) expect.fail(`${lost.length} ${what}. ${rules}\n${lost.join('\n')}`)
}

/** Without the marks of code. */
function plainText(markdown: string): string {
  return markdown.replaceAll('`', '').trim()
}

describe('a request to the old API finds the operation above its legacy page', () => {
  const pages = legacyPages().filter(({ path }) => !withoutSuccessor.includes(path))

  test('each legacy page names what replaced it', () => {
    const without = pages.filter(({ successors }) => successors.length === 0).map(({ path }) => path)
    if (without.length > 0)
      expect.fail(`Legacy pages link to no operation that replaced theirs: ${without.join(', ')}.`)
  })

  test.each(pages.filter(({ queries }) => queries.length > 0))('$path', async ({ path, queries, successors }) => {
    const outranked: string[] = []
    for (const query of queries) {
      const found = await pagesFor(query)
      const legacy = found.indexOf(path)
      const successor = found.findIndex((page) => successors.includes(page))
      if (legacy >= 0 && (successor < 0 || successor > legacy)) outranked.push(query)
    }
    expectNone(outranked, `queries find ${path} above ${successors.join(' and ')}`)
  })
})
