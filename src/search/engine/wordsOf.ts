/** A word of a text as it stands there, and the forms in which it is searched for. */
export interface FoundWord {
  start: number
  end: number
  /** The whole word first, then its parts when it has several: `createFeature` is createfeature, create, feature. */
  forms: string[]
}

/** Names that would lose what makes them names. */
const signs: readonly (readonly [RegExp, string])[] = [
  [/^c#$/i, 'csharp'],
  [/^f#$/i, 'fsharp'],
  [/^\.net$/i, 'dotnet'],
]
const wordPattern = /[cf]#(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])\.net(?![\p{L}\p{N}])|[\p{L}\p{N}_]+/giu

/**
 * The words of a text with their places. Paths fall into their segments, camelCase and UPPER_CASE names into their words,
 * and stay findable as a whole.
 */
export function foundWords(text: string): FoundWord[] {
  return [...text.matchAll(wordPattern)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    forms: formsOf(match[0]),
  }))
}

/** All forms of all words of a text, for the index. */
export function wordsOf(text: string): string[] {
  return (text.match(wordPattern) ?? []).flatMap(formsOf)
}

const known = new Map<string, string[]>()

/** The forms of one word; texts repeat themselves, so they are remembered. */
function formsOf(word: string): string[] {
  const before = known.get(word)
  if (before) return before
  const forms = makeForms(word)
  known.set(word, forms)
  return forms
}

function makeForms(word: string): string[] {
  const name = signs.find(([sign]) => sign.test(word))?.[1]
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

/** English plurals as singulars; good enough to let `flags` find `flag`, and the same for texts and queries. */
export function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || /(ss|us|is)$/.test(word)) return word
  if (/[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`
  return /(x|ch|sh|ss)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1)
}
