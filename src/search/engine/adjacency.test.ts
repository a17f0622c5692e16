import { expect, test } from 'vitest'
import type { IndexedPage } from '../../shared/search/unpackIndex'
import { adjacency, plainWords } from './adjacency'

function page(...texts: string[]): IndexedPage {
  const sections = texts.map((text) => ({ anchor: null, headings: [], text }))
  return { path: '/page', title: 'Page', description: '', keywords: '', weight: 100, category: '', kind: 'guide', sections }
}

test.each([
  ['log level', ['Set the log level.'], 3],
  // Names in code are what they say.
  ['log level', ['LOG_LEVEL=info'], 3],
  ['custom headers', ['A customHeader'], 3],
  ['log level', ['The level of the log.'], 1],
  // Beside each other in one section, not across two.
  ['log level', ['Read the log', 'Level 2'], 1],
  ['password authentication failed badly', ['Message: password authentication failed, once more'], 2.125],
  // Words that stand everywhere make no run.
  ['what is the level', ['what is the matter with the level'], 1],
  ['level', ['level'], 1],
  ['', [''], 1],
])('"%s" in %j counts %d', (query, texts, factor) => {
  expect(adjacency(page(...texts), plainWords(query))).toBeCloseTo(factor)
})
