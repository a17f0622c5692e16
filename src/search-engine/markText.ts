import { tokenize, type Token } from '../shared/words'

/** The words before the first match that an excerpt shows. */
const wordsBefore = 3

/** Text with `<mark>` around the words of which a term is `matched`, or of more than `length` words the part with most of them. */
export function markText(
  text: string,
  matched: ReadonlySet<string>,
  length = Infinity,
  tokens: readonly Token[] = tokenize(text),
): string {
  if (tokens.length <= length) return markTokens(text, tokens, matched, 0, text.length)
  const from = bestStart(tokens, matched, length)
  const shown = tokens.slice(from, from + length)
  const start = from === 0 ? 0 : (shown[0]?.start ?? 0)
  const end = shown.at(-1)?.end ?? text.length
  return `${start > 0 ? '… ' : ''}${markTokens(text, shown, matched, start, end)}${end < text.length ? ' …' : ''}`
}

/** Where the excerpt with the most different matches begins, a little before the first of them. */
function bestStart(tokens: readonly Token[], matched: ReadonlySet<string>, length: number): number {
  const hits = tokens.flatMap(({ terms }, index) => {
    const term = terms.find((candidate) => matched.has(candidate))
    return term === undefined ? [] : [{ index, term }]
  })
  let best = { index: 0, count: 0 }
  // A long text may have thousands of matches; the first ones do.
  for (const [place, { index }] of hits.slice(0, 200).entries()) {
    const count = new Set(
      hits
        .slice(place, place + length)
        .filter((hit) => hit.index < index + length - wordsBefore)
        .map(({ term }) => term),
    ).size
    if (count > best.count) best = { index, count }
  }
  return Math.min(Math.max(0, best.index - wordsBefore), tokens.length - length)
}

/** Matches next to each other are one mark, as readers see them; each would be an element of its own to draw. */
function markTokens(
  text: string,
  tokens: readonly Token[],
  matched: ReadonlySet<string>,
  start: number,
  end: number,
): string {
  let marked = ''
  let written = start
  let last: Token | undefined
  for (const token of tokens) {
    const isMatch = token.terms.some((term) => matched.has(term))
    if (isMatch && !last) {
      marked += `${text.slice(written, token.start)}<mark>`
      written = token.start
    } else if (!isMatch && last) {
      marked += `${text.slice(written, last.end)}</mark>`
      written = last.end
    }
    last = isMatch ? token : undefined
  }
  return last
    ? `${marked}${text.slice(written, last.end)}</mark>${text.slice(last.end, end)}`
    : marked + text.slice(written, end)
}
