/** The most characters of a query that are repeated to the reader, or written into a title. */
const most = 80

/** A query as it is shown: what was pasted into the field may be a whole log. */
export function shownQuery(query: string): string {
  const characters = [...query]
  return characters.length > most ? `${characters.slice(0, most).join('').trimEnd()}…` : query
}
