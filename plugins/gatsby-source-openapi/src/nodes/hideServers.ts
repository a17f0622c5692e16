import type { Json } from '../../types'

export const serverPlaceholder = '<your-unleash-url>'

/** Replaces server URLs, the longest first, in all strings: the document is from one instance, and readers have others. */
export function hideServers<T>(value: T, serverUrls: readonly string[], placeholder: string = serverPlaceholder): T {
  if (serverUrls.length === 0) return value
  const escaped = serverUrls.map((url) => url.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'))
  // Not the start of a longer host name. A full stop after it may end the sentence.
  const pattern = new RegExp(`(?:${escaped.join('|')})(?![A-Za-z0-9-]|\\.[A-Za-z0-9])`, 'gi')
  return hidden(value as Json) as T

  function hidden(part: Json): Json {
    if (typeof part === 'string') return part.replace(pattern, placeholder)
    if (Array.isArray(part)) return part.map(hidden)
    if (typeof part !== 'object' || part === null) return part
    return Object.fromEntries(
      Object.entries(part).map(([key, entry]) => [key.replace(pattern, placeholder), hidden(entry)]),
    )
  }
}
