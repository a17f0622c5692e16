import { stringify } from 'yaml'
import type { JsonObject } from '../../types'
import { isObject } from '../read/json'

/** Where operations and components stand: `paths > /tags > get`, `components > schemas > tag`. */
const partDepth = 3

/**
 * Writes documents as YAML that have most parts in common, as those of tags have: an operation or component that an earlier
 * one had is not written again, only set in.
 */
export function yamlWriter(): (document: JsonObject) => string {
  const parts = new WeakMap<object, string>()
  return (document) => entriesText(document, 1)

  function entriesText(object: JsonObject, depth: number): string {
    return Object.entries(object)
      .map(([key, value]) => {
        if (!isObject(value) || Object.keys(value).length === 0) return indented(yamlOf({ [key]: value }), depth)
        const name = yamlOf({ [key]: 0 }).slice(0, -' 0\n'.length)
        const below = depth < partDepth ? entriesText(value, depth + 1) : indented(partText(value), depth + 1)
        return `${indented(name, depth)}\n${below}`
      })
      .join('')
  }

  function partText(part: JsonObject): string {
    const text = parts.get(part) ?? yamlOf(part)
    parts.set(part, text)
    return text
  }
}

/** Readers of YAML 1.1, which are most, take `no` for false and `2024-01-05` for a date where it is not quoted. */
function yamlOf(part: JsonObject): string {
  return stringify(part, { compat: 'yaml-1.1', aliasDuplicateObjects: false, lineWidth: 0 })
}

/** @param depth 1 is the outermost. */
function indented(text: string, depth: number): string {
  return depth === 1 ? text : text.replace(/(^|\n)(?=[^\n])/g, `$1${'  '.repeat(depth - 1)}`)
}
