import { beforeAll, describe, expect, test } from 'vitest'
import { errorMessages } from '../../content/data/errorMessages'
// oxlint-disable-next-line local/import-zones -- what a build would upload
import { searchRecords } from '../../src/build/search/searchRecords'
import { findAnswer } from '../../src/search-engine/findAnswer'
import type { SearchHit } from '../../src/search-engine/SearchResults'
import { unmarked } from '../../src/search/Marked'
import { sectionUrl } from '../../src/shared/search/searchIndex'
import { bareMiniSearch } from './bareMiniSearch'
import { answeredQueries, unansweredQueries } from './answerQueries'
import { builtAnswers, builtEngine, readBuiltIndex } from './builtEngine'
import { factNames } from './factNames'
import { legacyPages } from './legacyPages'
import { queryLists } from './queryLists'
import { relevanceScore, type RelevanceScore } from './relevanceScore'

/** An index of the pages, and an endpoint that the API document does not have. */
const withoutSuccessor = ['/reference/api/legacy/unleash', '/reference/api/legacy/unleash/internal/prometheus']

const engine = builtEngine()
const scores = new Map<string, RelevanceScore>()

beforeAll(async () => {
  const bare = await bareMiniSearch()
  const line = ({ queries, first, topThree }: RelevanceScore) =>
    `${first} % first, ${topThree} % in the top three of ${queries} queries`
  for (const [name, { queries, isUnused }] of Object.entries(queryLists)) {
    const score = await relevanceScore(pagesFor, queries)
    scores.set(name, score)
    console.log(`${name}: ${line(score)}; bare MiniSearch: ${line(await relevanceScore(bare, queries))}`)
    if (!isUnused) console.log(score.misses.join('\n'))
  }
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

test('the suite has enough queries, and each list has each of its queries once', () => {
  expect(scores.get('relevanceQueries')?.queries).toBeGreaterThanOrEqual(400)
  for (const { queries } of Object.values(queryLists))
    expect(new Set(queries.map(([query]) => query)).size).toBe(queries.length)
})

/** Results appear when the whole index is there, so that nothing later changes them: `e2e/search.spec.ts` holds the index back. */
test('a query has the same results whatever was searched before', async () => {
  const queries = Object.values(queryLists).flatMap((list) => list.queries.map(([query]) => query))
  const found = new Map<string, string[]>()
  for (const query of queries) found.set(query, await pagesFor(query))
  const changed: string[] = []
  for (const query of queries.toReversed())
    if (JSON.stringify(await pagesFor(query)) !== JSON.stringify(found.get(query))) changed.push(query)
  expect(changed).toEqual([])
})

/** Weights decide the order of results: those of pages, and those of the words in them. */
const rules =
  'The rules are in src/shared/search/rankingRules.ts; after a build, "npm run ranking -- RULE" measures what one is worth.'

/** A change of a page may cost a query or two. */
const tolerated = 2

test.each(Object.entries(queryLists))('%s finds as many of its pages as recorded', (name, { missed, isUnused }) => {
  const score = scores.get(name)
  if (!score) return expect.fail(`The list "${name}" was not measured.`)
  const more = (['first', 'topThree'] as const).filter((place) => score.missed[place] > missed[place] + tolerated)
  if (more.length === 0) return
  const counts = `${score.missed.first} of ${score.queries} queries have no wanted page first, ${score.missed.topThree} none among the first three`
  const recorded = `${missed.first} and ${missed.topThree} are recorded in tools/relevance/queryLists.ts`
  expect.fail(`${name}: ${counts}; ${recorded}. ${rules}${isUnused ? '' : `\n${score.misses.join('\n')}`}`)
})

test.each([
  ['delete a flag', '/reference/archived-toggles'],
  ['turn on by api', '/how-to/how-to-use-the-admin-api'],
  ['server down', '/topics/feature-flags/availability-over-consistency'],
  ['old proxy key 400', '/how-to/how-to-run-the-unleash-proxy'],
  ['local development', '/topics/local-development'],
  ['header login', '/using-unleash/deploy/authentication-hooks'],
  ['celery', '/topics/background-workers'],
  ['sidekiq', '/topics/background-workers'],
  ['private ca', '/using-unleash/deploy/certificates-and-proxies'],
  ['isEnabled', '/reference/sdks/node'],
  ['useFlagsStatus', '/reference/sdks/react'],
  ['synchronousFetchOnInitialisation', '/reference/sdks/java'],
  ['destroyWithFlush', '/reference/sdks/node'],
  ['initialize_client', '/reference/sdks/python'],
  ['startUnleash', '/reference/sdks/node'],
  ['UseBootstrapFileProvider', '/reference/sdks/dotnet'],
  ['feature_toggle_usage_total', '/using-unleash/deploy/monitoring'],
  ['NODE_EXTRA_CA_CERTS', '/using-unleash/deploy/certificates-and-proxies'],
  ['X-Forwarded-For', '/using-unleash/deploy/securing-unleash'],
])('everyday words and names from code: "%s" leads to %s, one of the first three', async (query, wanted) => {
  const found = await pagesFor(query)
  expect(found.slice(0, 3)).toContain(wanted)
})

describe('direct answers', () => {
  test.each(answeredQueries)('%s has one', async (query, title) => {
    expect(findAnswer(await builtAnswers(), query)?.title).toBe(title)
  })

  test.each(unansweredQueries)('"%s" has none', async (query) => {
    expect(findAnswer(await builtAnswers(), query)?.title).toBeUndefined()
  })

  test('all of them lead to a page and an anchor of the site', async () => {
    const urls = new Set(
      (await readBuiltIndex()).flatMap((page) => page.sections.map((part) => sectionUrl(page, part))),
    )
    const answers = await builtAnswers()
    expect(answers.length).toBeGreaterThan(400)
    expect(answers.filter(({ url }) => !urls.has(url)).map(({ url }) => url)).toEqual([])
  })
})

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

test('every record that would be uploaded has an ID of its own, and less than the 10,000 bytes that Algolia accepts', async () => {
  const records = searchRecords(await readBuiltIndex())
  expect(new Set(records.map(({ objectID }) => objectID)).size).toBe(records.length)
  expect(records.filter((record) => Buffer.byteLength(JSON.stringify(record)) >= 10_000)).toEqual([])
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
