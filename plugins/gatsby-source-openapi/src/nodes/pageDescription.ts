const shortest = 50
const longest = 160

/**
 * A page's description for search engines: the first sentence, and as many of the others as fit.
 *
 * @returns 50 to 160 characters: the first is cut where it is too long by itself, the last resort fills what is too short.
 */
export function pageDescription(first: string, ...others: string[]): string {
  let text = cut(first, longest)
  for (const sentence of others) {
    if (text.length + 1 + sentence.length <= longest) text = `${text} ${sentence}`
  }
  return text.length >= shortest ? text : `${text} Part of the reference of the HTTP API.`.padEnd(shortest, '.')
}

function cut(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1).trimEnd()}…`
}
