import { shownQuery } from './shownQuery'

/** Where a reader tells us that a query should have found something: a new issue with the query in it. */
export function missingResultsUrl({ query }: { query: string }): string {
  const shown = shownQuery(query)
  const issue = new URLSearchParams({
    title: `[Docs] No search results for "${shown}"`,
    body: `I searched the documentation for "${shown}" and expected to find:\n\n`,
  })
  return `https://github.com/Unleash/unleash/issues/new?${issue.toString()}`
}
