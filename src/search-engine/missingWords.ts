/** Above pages that have some words of the query, below those that have all. */
export const someWordsHeading = 'Pages with some of these words'

/** What stands beside a page that lacks words of the query. */
export function missingNote(words: readonly string[]): string {
  return `Doesn't have ${quoted(words)}`
}

/** What stands above the results of a query with words that no page has. */
export function unknownNote(words: readonly string[]): string {
  return `No page has ${quoted(words)}`
}

/** A pasted word may be a token. */
const maxCharacters = 40

function quoted(words: readonly string[]): string {
  const shown = [...new Set(words)].map((word) =>
    word.length > maxCharacters ? `"${word.slice(0, maxCharacters)}…"` : `"${word}"`,
  )
  return new Intl.ListFormat('en', { type: 'disjunction' }).format(shown)
}
