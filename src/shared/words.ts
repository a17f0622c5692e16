import { oncePerText } from './oncePerObject'
import { synonyms } from './synonyms'

export interface Token {
  start: number
  end: number
  /** `createFeature` is createfeature, create, feature: the whole word first. */
  terms: string[]
}

/** Words that the rules below would split, or take for another number. */
const names: readonly (readonly [RegExp, string])[] = [
  [/^c#$/i, 'csharp'],
  [/^f#$/i, 'fsharp'],
  [/^c\+\+$/i, 'cpp'],
  [/^\.net$/i, 'dotnet'],
  [/^apis$/i, 'api'],
]
const wordPattern = /(?:[cf]#|c\+\+)(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])\.net(?![\p{L}\p{N}])|[\p{L}\p{N}_]+/giu

const termsOfWord = oncePerText(splitWord)

/** Paths are split into segments, camelCase and UPPER_CASE names into their parts; a name is also indexed as a whole. */
export function tokenize(text: string): Token[] {
  return [...text.matchAll(wordPattern)].map(({ index, 0: word }) => ({
    start: index,
    end: index + word.length,
    terms: termsOfWord(word),
  }))
}

export function termsOf(text: string): string[] {
  return (text.match(wordPattern) ?? []).flatMap(termsOfWord)
}

/** The first term of each word, without those of its parts. */
export function wholeWords(text: string): string[] {
  return (text.match(wordPattern) ?? []).flatMap((word) => termsOfWord(word).slice(0, 1))
}

/** Singular of an English plural: enough for `flags` to match `flag`, the same for texts and queries. */
export function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || /(ss|us|is)$/.test(word)) return word
  if (/[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`
  return /(x|ch|sh|ss)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1)
}

const synonymGroups = synonyms.map((phrases) => phrases.map(wholeWords))

export const synonymWords: ReadonlySet<string> = new Set(synonymGroups.flat(2))

export const maxPhraseLength = Math.max(...synonymGroups.flat().map((phrase) => phrase.length))

const synonymsByPhrase = new Map<string, string[][]>()
for (const group of synonymGroups) {
  for (const phrase of group) {
    const key = phrase.join(' ')
    const others = group.filter((other) => other.join(' ') !== key)
    synonymsByPhrase.set(key, [...(synonymsByPhrase.get(key) ?? []), ...others])
  }
}

export function synonymsOf(phrase: readonly string[]): readonly string[][] {
  return synonymsByPhrase.get(phrase.join(' ')) ?? []
}

function splitWord(word: string): string[] {
  const name = names.find(([pattern]) => pattern.test(word))?.[1]
  if (name !== undefined) return [name]
  const parts = word
    .replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, '$1_$2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1_$2')
    .split('_')
    .filter((part) => part !== '')
  const whole = word.replace(/^_+|_+$/g, '').toLowerCase()
  if (parts.length < 2) return whole === '' ? [] : [singular(whole)]
  return [whole, ...parts.map((part) => singular(part.toLowerCase()))]
}
