import { existsSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import type { SearchEngine } from '../../src/search/engine/SearchEngine'
import type { SearchResults } from '../../src/search/engine/SearchResults'
import { builtEngine } from './builtEngine'
import { factNames } from './factNames'
import { legacyPages } from './legacyPages'
import { relevanceQueries } from './relevanceQueries'

interface Answer {
  query: string
  wanted: readonly string[]
  /** Pages in the order they were found. */
  found: readonly string[]
  /** 1 is the first; Infinity is not found. */
  place: number
}

/** An index of the pages, and a call that the API document does not have. */
const withoutSuccessor = ['/reference/api/legacy/unleash', '/reference/api/legacy/unleash/internal/prometheus']

const engine: SearchEngine = builtEngine()
const answers: Answer[] = []

beforeAll(async () => {
  await engine.prepareTexts()
  for (const [query, ...wanted] of relevanceQueries) {
    if (!wanted.some((page) => existsSync(`public${page}/index.html`))) {
      console.log(`not counted, there is no such page yet: "${query}" wants ${wanted.join(' or ')}`)
      continue
    }
    const found = await pagesFor(query)
    const place = found.findIndex((path) => wanted.includes(path)) + 1
    answers.push({ query, wanted, found, place: place === 0 ? Infinity : place })
  }
  const first = answers.filter(({ place }) => place === 1).length
  console.log(`${answers.length} queries: ${first} first, ${answers.filter(({ place }) => place <= 3).length} in the first three`)
  for (const { query, wanted, found, place } of answers.filter((answer) => answer.place > 1)) {
    console.log(`"${query}": wanted ${wanted.join(' or ')}, which is number ${place}; found ${found.slice(0, 3).join(', ')}`)
  }
})

/** The pages that answer a query, best first. */
async function pagesFor(query: string): Promise<string[]> {
  const { sections } = await ask(query)
  return [...new Set(sections.map(({ path }) => path))]
}

function ask(query: string): Promise<SearchResults> {
  return engine.search({ query, kinds: [], page: 0, pagesPerPage: 20, excerptWords: 10 })
}

function share(counted: (answer: Answer) => boolean): number {
  return answers.filter(counted).length / answers.length
}

test('enough queries are counted', () => {
  expect(answers.length).toBeGreaterThanOrEqual(120)
})

test('no query is asked twice', () => {
  expect(new Set(relevanceQueries.map(([query]) => query)).size).toBe(relevanceQueries.length)
})

test('19 of 20 queries have a wanted page among the first three', () => {
  expect(share(({ place }) => place <= 3)).toBeGreaterThanOrEqual(0.95)
})

test('17 of 20 queries have a wanted page first', () => {
  expect(share(({ place }) => place === 1)).toBeGreaterThanOrEqual(0.85)
})

test.each(factNames)('every name of $what leads to one of the first three pages, and to its place there', async ({ names, page }) => {
  const lost: string[] = []
  let first = 0
  for (const [name, heading] of names) {
    const { sections } = await ask(name)
    const place = [...new Set(sections.map(({ path }) => path))].indexOf(page) + 1
    if (place === 1) first += 1
    const shown = sections.filter(({ path, anchor }) => path === page && anchor !== null)
    const headings = shown.map((section) => section.headings.at(-1)?.value.replace(/<\/?mark>/g, ''))
    // A second name of a fact may be a word of others.
    const isThere = name === heading ? headings[0] === name : headings.includes(heading)
    if (place === 0 || place > 3 || !isThere) lost.push(`${name}: page ${place}, ${headings.join(', ')}`)
  }
  console.log(`${page}: ${first} of ${names.length} names first`)
  expect(lost).toEqual([])
})

describe('who types a call of the old API finds an operation above the legacy page of it', () => {
  const pages = legacyPages().filter(({ path }) => !withoutSuccessor.includes(path))

  test('each legacy page names what took its place', () => {
    expect(pages.filter(({ successors }) => successors.length === 0).map(({ path }) => path)).toEqual([])
  })

  test.each(pages.filter(({ queries }) => queries.length > 0))('$path', async ({ path, queries, successors }) => {
    const outranked: string[] = []
    for (const query of queries) {
      const found = await pagesFor(query)
      const legacy = found.indexOf(path)
      const successor = found.findIndex((page) => successors.includes(page))
      if (legacy >= 0 && (successor < 0 || successor > legacy)) outranked.push(query)
    }
    expect(outranked).toEqual([])
  })
})
