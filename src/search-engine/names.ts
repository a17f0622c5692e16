import { oncePerText } from '../shared/oncePerObject'
import { wholeWords } from '../shared/words'
import { stopWords } from './queryWords'

/** Names in capitals, which questions have among other words: `which version added LOG_LEVEL?` */
export function namesInCapitals(query: string): string[] {
  return query.match(/(?<![\w-])[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+(?!\w)/g) ?? []
}

/** Whether a title is what the reader typed, or a message or a name in it: `feature-archived` is not `feature archived`. */
export function titleMatcher(query: string): (title: string | undefined) => boolean {
  const names = new Set([query.trim(), ...namesInCapitals(query)].map((name) => name.toLowerCase()))
  const typed = spacedWords(query)
  return (title = '') => names.has(title.trim().toLowerCase()) || hasParts(typed, nameOf(title).parts)
}

/** Of a message that readers paste: `No feature named "<name>"`, `Missing strategy "…"`. */
const variablePart = /<[a-z]\w*>|…|\.{3}/g
/** A message in a symptom: `401, "Token was not valid"`. */
const quotedMessage = /"(\S+ \S+ [^"]+)"/
/** How many words a message has besides its variable parts, and another name: fewer say little. */
const minWords = { message: 2, name: 5 }

export interface PageName {
  words: readonly string[]
  /** What a query that contains the name has in this order, with anything in between. None if the name has too few words. */
  parts: readonly string[]
}

export const nameOf = oncePerText((name): PageName => {
  const quoted = quotedMessage.exec(name)?.[1]
  const fixed = (quoted ?? name).split(variablePart)
  const isMessage = quoted !== undefined || fixed.length > 1
  const isLong = fixed.flatMap(wholeWords).length >= (isMessage ? minWords.message : minWords.name)
  // Of a long message, readers paste the beginning.
  const parts = isLong
    ? fixed
        .map(spacedWords)
        .filter((part) => part.trim() !== '')
        .slice(0, 2)
    : []
  const words = wholeWords(name.replaceAll(variablePart, ' '))
  return { words: words.filter((word) => !stopWords.has(word)), parts }
})

export function spacedWords(text: string): string {
  return ` ${wholeWords(text).join(' ')} `
}

export function hasParts(text: string, parts: readonly string[]): boolean {
  let end = 0
  for (const part of parts) {
    const place = text.indexOf(part, end)
    if (place === -1) return false
    // The space after it may also be the one before the next.
    end = place + part.length - 1
  }
  return parts.length > 0
}
