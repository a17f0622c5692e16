import { existsSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import type { SearchEngine } from '../../src/search/engine/SearchEngine'
import { builtEngine } from './builtEngine'
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
  for (const { query, wanted, found, place } of answers.filter((answer) => answer.place > 1)) {
    console.log(`"${query}": wanted ${wanted.join(' or ')}, which is number ${place}; found ${found.slice(0, 3).join(', ')}`)
  }
})

/** The pages that answer a query, best first. */
async function pagesFor(query: string): Promise<string[]> {
  const { sections } = await engine.search({ query, kinds: [], page: 0, pagesPerPage: 20, excerptWords: 10 })
  return [...new Set(sections.map(({ path }) => path))]
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
