import type { Json } from '../../types'

/** What the published site shows instead of the address of the instance its document is from. */
export const serverPlaceholder = '<your-unleash-url>'

/**
 * A value with every server address in its texts replaced: the document is an instance's own, its readers have another.
 *
 * @param serverUrls without slash at the end, the longest first.
 */
export function hideServers<T>(value: T, serverUrls: readonly string[], placeholder: string = serverPlaceholder): T {
  if (serverUrls.length === 0) return value
  const escaped = serverUrls.map((url) => url.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'))
  // Not the beginning of a longer host name; a full stop after it may end the sentence.
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
