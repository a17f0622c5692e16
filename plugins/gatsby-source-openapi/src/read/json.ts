import { entriesOf, isObject, listOf, own, stringifyJson } from '../../../openapi-request'
import type { Json } from '../../types'

export { entriesOf, isObject, listOf, own }

/** A value for a message: a string as it is, anything else as JSON, and not too long. */
export function quoted(value: Json | undefined): string {
  const text = typeof value === 'string' ? value : stringifyJson(value ?? null)
  return `"${text.length > 100 ? `${text.slice(0, 99)}…` : text}"`
}

/**
 * JSON with every string changed.
 * @param change gets the name of the property, which is empty within a list
 * @param rename changes names of properties, too
 */
export function mapStrings(
  value: Json,
  change: (text: string, name: string) => string,
  rename = (name: string) => name,
  name = '',
): Json {
  if (typeof value === 'string') return change(value, name)
  if (Array.isArray(value)) return value.map((entry) => mapStrings(entry, change, rename))
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [rename(key), mapStrings(entry, change, rename, key)]),
  )
}

export function nonEmpty<Entry>(list: Entry[]): Entry[] | undefined {
  return list.length > 0 ? list : undefined
}

/** An object without the properties that are undefined. */
export function defined<Fields extends object>(
  fields: Fields,
): { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> } {
  const known: Partial<Fields> = {}
  // A loop is faster than Object.fromEntries: this is called for every row of every schema.
  for (const name in fields) if (fields[name] !== undefined) known[name] = fields[name]
  return known as Fields
}

/** Text without spaces around it; undefined for anything else, and where there is none. */
export function filledText(value: Json | undefined): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined
}
