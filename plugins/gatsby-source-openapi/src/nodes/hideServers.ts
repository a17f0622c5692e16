import type { Json } from '../../types'
import { mapStrings } from '../read/json'

export const serverPlaceholder = '<your-unleash-url>'

/** Replaces server URLs, the longest first, in all strings: the document is from one instance, and readers have others. */
export function hideServers<T>(value: T, serverUrls: readonly string[], placeholder: string = serverPlaceholder): T {
  if (serverUrls.length === 0) return value
  const escaped = serverUrls.map((url) => url.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'))
  // Not the start of a longer host name. A full stop after it may end the sentence.
  const pattern = new RegExp(`(?:${escaped.join('|')})(?![A-Za-z0-9-]|\\.[A-Za-z0-9])`, 'gi')
  const hidden = (text: string) => text.replace(pattern, placeholder)
  return mapStrings(value as Json, hidden, hidden) as T
}
