import { distance } from 'fastest-levenshtein'

/** Every word of the index. */
export class Vocabulary {
  private readonly sorted: readonly string[]

  /** How often each word stands anywhere. */
  private readonly counts: ReadonlyMap<string, number>

  /**
   * @param counts how often each word stands anywhere.
   * @param others words that no page needs to have, but a reader may have meant: others will be found in their place.
   */
  constructor(counts: ReadonlyMap<string, number>, others: Iterable<string> = []) {
    this.sorted = [...counts.keys()].sort()
    this.counts = new Map([...[...others].map((word) => [word, 0] as const), ...counts])
  }

  /**
   * What a word was meant to be: itself when the index has it, or longer words that begin with it; else the word that is most
   * like it. A word in the making may be like the beginning of a longer one.
   */
  readonly correct = (word: string, isLast: boolean): string => {
    const allowed = word.length < 4 || /^\d/.test(word) ? 0 : word.length < 8 ? 1 : 2
    if (allowed === 0 || this.knows(word)) return word
    let best = { word, faults: allowed + 0.9, count: 0 }
    for (const [candidate, count] of this.counts) {
      const faults = faultsBetween(word, candidate, isLast, best.faults)
      if (faults < best.faults || (faults === best.faults && count > best.count)) best = { word: candidate, faults, count }
    }
    return best.word
  }

  /** Whether a word of the index is this one, or begins with it. */
  readonly knows = (word: string): boolean => Boolean(this.sorted[this.placeOf(word)]?.startsWith(word))

  /** Place of the first word that is not before this one. */
  private placeOf(word: string): number {
    let low = 0
    let high = this.sorted.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.sorted[middle] ?? '') < word) low = middle + 1
      else high = middle
    }
    return low
  }
}

/** Letters that have to change; two swapped neighbours are one slip, and a first letter is seldom the wrong one. */
function faultsBetween(typed: string, word: string, isLast: boolean, enough: number): number {
  const surplus = word.length - typed.length
  if (surplus < -enough || (surplus > enough && !isLast)) return Infinity
  const first = typed[0] === word[0] ? 0 : 0.5
  const whole = surplus > enough ? Infinity : distance(typed, word) - (surplus === 0 && isSwap(typed, word) ? 1 : 0)
  // Unfinished: half a fault more than a whole word.
  const begun = isLast && surplus > 0 && typed.length > 4 ? distance(typed, word.slice(0, typed.length)) + 0.5 : Infinity
  return Math.min(whole, begun) + first
}

function isSwap(a: string, b: string): boolean {
  const at = [...a].findIndex((letter, place) => letter !== b[place])
  return a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2)
}
