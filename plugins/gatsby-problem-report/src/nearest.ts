import { closest, distance } from 'fastest-levenshtein'

/**
 * The value an author most likely meant.
 *
 * @returns the candidate with the fewest edits, or undefined when there is none or it shares too little to be a help.
 */
export function nearest(value: string, candidates: readonly string[]): string | undefined {
  if (candidates.length === 0) return undefined
  const best = closest(value.toLowerCase(), candidates.map((candidate) => candidate.toLowerCase()))
  const found = candidates.find((candidate) => candidate.toLowerCase() === best)
  return found !== undefined && distance(value.toLowerCase(), best) <= Math.max(2, found.length * 0.4)
    ? found
    : undefined
}

/** `Nearest: "x".` where there is a near value, else all of them when they are few, else the given advice. */
export function nearestSentence(value: string, candidates: readonly string[], otherwise: string): string {
  const near = nearest(value, candidates)
  if (near !== undefined) return `Nearest: "${near}".`
  return candidates.length > 0 && candidates.length <= 12
    ? `Use one of ${candidates.map((candidate) => `"${candidate}"`).join(', ')}.`
    : otherwise
}
