/**
 * Makes a store of texts that were cut out of larger ones: each is kept once, as a copy of its own. V8 keeps the whole text
 * alive for any part of it, so that a list of links would hold every page they stand on.
 *
 * @returns a function from a text to the one to keep.
 */
export function textPool(): (text: string) => string {
  const kept = new Map<string, string>()
  return (text) => {
    const known = kept.get(text)
    if (known !== undefined) return known
    const copy = Buffer.from(text).toString()
    kept.set(copy, copy)
    return copy
  }
}
