import { blindQueries } from './blindQueries'
import { forumNames, forumQuestions } from './forumQueries'
import { relevanceQueries } from './relevanceQueries'
import type { Query } from './relevanceScore'
import { unusedForumNames, unusedForumQuestions } from './unusedForumQueries'

interface QueryList {
  queries: readonly Query[]
  /** How many of them had no wanted page first, and none among the first three, when this was written. */
  missed: { first: number; topThree: number }
  /** Nothing was tuned for it, so that nobody may see which of its queries miss. */
  isUnused?: true
}

/** All lists of queries, with what a change of the ranking is compared with. */
export const queryLists: Readonly<Record<string, QueryList>> = {
  relevanceQueries: { queries: relevanceQueries, missed: { first: 37, topThree: 4 } },
  blindQueries: { queries: blindQueries, missed: { first: 11, topThree: 4 } },
  forumQuestions: { queries: forumQuestions, missed: { first: 13, topThree: 7 } },
  forumNames: { queries: forumNames, missed: { first: 5, topThree: 2 } },
  unusedForumQuestions: { queries: unusedForumQuestions, missed: { first: 9, topThree: 6 }, isUnused: true },
  unusedForumNames: { queries: unusedForumNames, missed: { first: 5, topThree: 2 }, isUnused: true },
}
