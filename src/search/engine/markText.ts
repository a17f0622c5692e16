import type { MarkedText } from './SearchResults'
import { foundWords, type FoundWord } from './wordsOf'

/** A text with marks round every word that was found. */
export function markText(text: string, terms: ReadonlySet<string>): MarkedText {
  return markWords(text, foundWords(text), terms, 0, text.length)
}

/**
 * The part of a text that says most about what was found, with marks.
 *
 * @param length number of words.
 */
export function excerptOf(text: string, terms: ReadonlySet<string>, length: number): MarkedText {
  const words = foundWords(text)
  if (words.length <= length) return markWords(text, words, terms, 0, text.length)
  const from = bestStart(words, terms, length)
  const last = words[from + length - 1]
  const start = from === 0 ? 0 : (words[from]?.start ?? 0)
  const end = last === undefined ? text.length : last.end
  const { value, matchLevel } = markWords(text, words.slice(from, from + length), terms, start, end)
  return { value: `${start > 0 ? '… ' : ''}${value}${end < text.length ? ' …' : ''}`, matchLevel }
}

/** Where the window with the most different words that were found begins; a little before the first of them. */
function bestStart(words: readonly FoundWord[], terms: ReadonlySet<string>, length: number): number {
  const hits = words.flatMap(({ forms }, place) => {
    const form = forms.find((candidate) => terms.has(candidate))
    return form === undefined ? [] : [{ place, form }]
  })
  let best = { place: 0, found: 0 }
  for (const [index, { place }] of hits.entries()) {
    const found = new Set(hits.slice(index).filter((hit) => hit.place < place + length - 3).map(({ form }) => form)).size
    if (found > best.found) best = { place, found }
    if (index > 200) break
  }
  return Math.min(Math.max(0, best.place - 3), words.length - length)
}

function markWords(
  text: string,
  words: readonly FoundWord[],
  terms: ReadonlySet<string>,
  start: number,
  end: number,
): MarkedText {
  const marked = words.filter(({ forms }) => forms.some((form) => terms.has(form)))
  let value = ''
  let written = start
  for (const word of marked) {
    value += `${text.slice(written, word.start)}<mark>${text.slice(word.start, word.end)}</mark>`
    written = word.end
  }
  return { value: value + text.slice(written, end), matchLevel: marked.length > 0 ? 'partial' : 'none' }
}
