import type { Json, JsonObject } from '../../types'
import { entriesOf, isObject, listOf } from './json'

/**
 * Absolute base URLs of the instance that a document is from, and their origins; the longest first, so that replacing them
 * one after the other leaves nothing of them.
 */
export function readServerUrls(document: JsonObject): string[] {
  const urls = new Set<string>()
  collect(document)
  for (const [, pathItem] of entriesOf(document.paths)) {
    collect(pathItem)
    for (const [, operation] of entriesOf(pathItem)) collect(operation)
  }
  return [...urls].sort((a, b) => b.length - a.length)

  function collect(holder: Json): void {
    if (!isObject(holder)) return
    for (const server of listOf(holder.servers)) {
      if (!isObject(server) || typeof server.url !== 'string' || !URL.canParse(server.url)) continue
      urls.add(server.url.replace(/\/+$/, ''))
      const { origin } = new URL(server.url)
      if (origin !== 'null') urls.add(origin)
    }
  }
}
