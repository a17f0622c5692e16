export interface RankingRule {
  value: number
  /** The value that has no effect. */
  without: number
  /** How many more queries of each list in tools/relevance miss their page without the rule; negative where fewer do. */
  lost: string
}

const rule = (value: number, without: number, lost: string): RankingRule => ({ value, without, lost })

/**
 * What decides the order of results, besides the words themselves. `npm run ranking` leaves out each rule in turn, counts the queries
 * that miss their page, and writes the counts here: after a change of a value, build the site and run it.
 */
export const rankingRules = {
  /* A word counts by where it is in a page; in the text it counts 1. */
  title: rule(8, 1, 'suite 17, blind 1, sdks 6'),
  keywords: rule(5, 1, 'suite 10, blind 4'),
  headings: rule(3, 1, 'suite 6, messages 2'),
  description: rule(2.5, 1, 'suite 2, blind 3'),

  /* Words of a query. */
  /** Rare words count more than frequent ones. */
  rarity: rule(1, 0, 'suite 2, blind 1, sdks -1'),
  /** A root of what each word counts: some of each word says more than much of one. */
  root: rule(0.5, 1, 'suite 5, blind 2, sdks -1'),
  /** A word with more letters than this also finds longer ones that begin with it; the last word, which may be unfinished, always does. */
  prefix: rule(3, Infinity, 'suite 1, blind 2, forum 1'),
  /** With fewer pages than this that have all words, pages with any of them are found, too. */
  fewPages: rule(5, 0, 'suite 1, blind 1'),
  /** The share of the query, weighted by rarity, that a page must have otherwise: it shortens lists, and without it `fewPages` does nothing. */
  minShare: rule(0.6, 0, 'none'),
  /** The same where few pages have all words. */
  someWords: rule(0.4, 0, 'none'),

  /* Names: titles, headings and keywords. */
  /** A page with a name that is the query counts this much more, one with a similar name less. */
  similarity: rule(4, 0, 'suite 34, blind 2, messages 4, sdks -1'),
  /** How steeply that falls for names that are less similar. */
  steepness: rule(4, 1, 'suite 17, blind -1, messages 2'),
  /** Its part for an API page, unless the query has "API": "context" is a concept before it is a list of operations. */
  apiName: rule(0.5, 1, 'suite 3'),
  /** An API page when the query has "API": `create flag api`. */
  namedApi: rule(1.8, 1, 'suite 1, legacy 3'),
  /** A page with a section whose heading is the typed name from code, such as `LOG_LEVEL`. */
  codeName: rule(6, 1, 'suite 1, names 1'),
  /** An operation more, whose path the reader typed: `DELETE /api/admin/projects/default/features/my-flag`. */
  endpoint: rule(10, 0, 'suite 8, messages 6'),
  /** A pasted message, compared with a path in it. */
  message: rule(2, 0, 'suite 2, messages 8'),

  /* Kinds of pages; the others count 100. */
  reference: rule(110, 100, 'suite 2'),
  api: rule(75, 100, 'suite 1'),
  contributing: rule(55, 100, 'suite 2'),
  legacy: rule(40, 100, 'suite -3, legacy 6'),
  /** Of pages about what the product no longer does. */
  outdated: rule(0.5, 1, 'suite -1, legacy 2'),
  /** Pages that count less get nothing for their names, so that they stay below what replaced them. */
  nameless: rule(50, 0, 'suite -2, legacy 6'),
  /** The guide to another SDK than the reader's, unless the query names it. */
  otherSdk: rule(0.5, 1, 'sdks 31'),
} satisfies Record<string, RankingRule>
