import type { Json } from '../types'

/**
 * A document that counts how often one of its values is read, which is the same on every machine, while a time isn't.
 *
 * @returns the same document, and a function that returns the number of reads so far
 */
export function countReads<Document extends Json>(document: Document): { document: Document; reads: () => number } {
  let count = 0
  const known = new WeakMap<object, object>()
  const watch = <Value>(value: Value): Value => {
    if (typeof value !== 'object' || value === null) return value
    const watched = known.get(value) ?? new Proxy(value, { get: (target, key) => (count++, watch(Reflect.get(target, key))) })
    known.set(value, watched)
    return watched as Value
  }
  return { document: watch(document), reads: () => count }
}
