import { isDeepStrictEqual } from 'node:util'
import { isObject, type Json, type JsonObject, own, stringifyJson } from '../../plugins/openapi-request'

/**
 * What two versions of a server's document have changed, applied to ours: what is corrected or added in ours stays unless the server
 * changed the same value. Entries of lists are the same by their name, such as parameters, else as a whole.
 *
 * @param before the document of the server that ours describes
 * @param after that of the newer server
 * @returns ours with the changes. Where both have changed a value, it's that of the server.
 */
export function mergeDocuments(ours: JsonObject, before: JsonObject, after: JsonObject): JsonObject {
  return mergeObjects(ours, before, after)
}

function mergeObjects(ours: JsonObject, before: JsonObject, after: JsonObject): JsonObject {
  const keys = new Set([...Object.keys(ours), ...Object.keys(after)])
  const merged = [...keys].flatMap((key): [string, Json][] => {
    const value = merge(own(ours, key), own(before, key), own(after, key))
    return value === undefined ? [] : [[key, value]]
  })
  return Object.fromEntries(merged)
}

function merge(ours: Json | undefined, before: Json | undefined, after: Json | undefined): Json | undefined {
  if (isDeepStrictEqual(before, after)) return ours
  if (isDeepStrictEqual(ours, before)) return after
  if (isObject(ours) && isObject(after)) return mergeObjects(ours, isObject(before) ? before : {}, after)
  if (Array.isArray(ours) && Array.isArray(after)) return mergeLists(ours, Array.isArray(before) ? before : [], after)
  return after
}

function mergeLists(ours: readonly Json[], before: readonly Json[], after: readonly Json[]): Json[] {
  const byName = (list: readonly Json[]) => Object.fromEntries(list.map((entry) => [nameOf(entry), entry]))
  const hasTwins = (list: readonly Json[]) => new Set(list.map(nameOf)).size < list.length
  // Which of two with one name was changed, nobody can know.
  if ([ours, before, after].some(hasTwins)) return [...after]
  return Object.values(mergeObjects(byName(ours), byName(before), byName(after)))
}

/** A letter before it keeps the order of names that are numbers. */
function nameOf(entry: Json): string {
  const [name, place] = [own(entry, 'name'), own(entry, 'in') ?? null]
  return typeof name === 'string' ? `n${stringifyJson([name, place])}` : `v${stringifyJson(entry)}`
}
