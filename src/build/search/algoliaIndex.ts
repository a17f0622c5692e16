import type { SearchRecord } from '../../shared/search/SearchRecord'
import { searchSettings } from '../../shared/search/searchSettings'

/** The settings of the Algolia index; what they decide stands in `searchSettings`, the embedded engine reads the same. */
export const algoliaSettings = {
  // Names before headings before texts, as the boosts of the embedded engine.
  searchableAttributes: [
    'unordered(hierarchy.lvl1)',
    'unordered(keywords)',
    'unordered(hierarchy.lvl2)',
    'unordered(hierarchy.lvl3)',
    'unordered(description)',
    'unordered(url_without_anchor)',
    'content',
  ],
  attributesForFaceting: ['afterDistinct(kind)', 'language', 'version'],
  // A result is a page; its sections come with it.
  attributeForDistinct: 'url_without_anchor',
  distinct: true,
  attributesToHighlight: ['hierarchy', 'content', 'description'],
  attributesToSnippet: ['content:20', 'description:20'],
  // A kind's weight right after the number of words found, so that legacy pages stand below those of today.
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  customRanking: ['desc(weight.page)', 'desc(weight.level)', 'asc(weight.position)'],
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 6,
  allowTyposOnNumericTokens: false,
  camelCaseAttributes: ['hierarchy', 'keywords', 'content'],
  separatorsToIndex: '_',
  removeStopWords: [searchSettings.language],
  queryLanguages: [searchSettings.language],
  ignorePlurals: [searchSettings.language],
  removeWordsIfNoResults: 'allOptional',
}

/** A group of synonyms as Algolia takes it. */
export interface AlgoliaSynonym {
  objectID: string
  type: 'synonym'
  synonyms: string[]
}

/** The groups of `searchSettings.synonyms`; each is named after its first word. */
export const algoliaSynonyms: AlgoliaSynonym[] = searchSettings.synonyms.map((synonyms) => ({
  objectID: `synonyms-${synonyms[0].replace(/[^a-z0-9]+/gi, '-')}`,
  type: 'synonym',
  synonyms: [...synonyms],
}))

/** A record as the plugin compares it with the one that is in the index. */
export type AlgoliaRecord = SearchRecord & { internal: { contentDigest: string } }
