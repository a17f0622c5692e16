import { existsSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import type { SearchEngine } from '../../src/search/engine/SearchEngine'
import { builtEngine } from './builtEngine'
import { relevanceQueries } from './relevanceQueries'

interface Answer {
  query: string
  wanted: readonly string[]
  /** Pages in the order they were found. */
  found: readonly string[]
  /** 1 is the first; Infinity is not found. */
  place: number
}

const engine: SearchEngine = builtEngine()
const answers: Answer[] = []

beforeAll(async () => {
  await engine.prepareTexts()
  for (const [query, ...wanted] of relevanceQueries) {
    if (!wanted.some((page) => existsSync(`public${page}/index.html`))) {
      console.log(`not counted, there is no such page yet: "${query}" wants ${wanted.join(' or ')}`)
      continue
    }
    const { sections } = await engine.search({ query, kinds: [], page: 0, pagesPerPage: 20, excerptWords: 10 })
    const found = [...new Set(sections.map(({ path }) => path))]
    const place = found.findIndex((path) => wanted.includes(path)) + 1
    answers.push({ query, wanted, found, place: place === 0 ? Infinity : place })
  }
  for (const { query, wanted, found, place } of answers.filter((answer) => answer.place > 1)) {
    console.log(`"${query}": wanted ${wanted.join(' or ')}, which is number ${place}; found ${found.slice(0, 3).join(', ')}`)
  }
})

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
