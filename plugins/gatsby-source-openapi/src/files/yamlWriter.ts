import { stringify } from 'yaml'
import type { JsonObject } from '../../types'
import { isObject } from '../read/json'

/** Level of operations and components: `paths > /tags > get`, `components > schemas > tag`. */
const partDepth = 3

/** Writes documents that share most of their parts, as those of tags do: each operation and component is converted once. */
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

/** Most parsers implement YAML 1.1, where `no` without quotes is false and `2024-01-05` is a date. */
function yamlOf(part: JsonObject): string {
  return stringify(part, { compat: 'yaml-1.1', aliasDuplicateObjects: false, lineWidth: 0 })
}

function indented(text: string, depth: number): string {
  return depth === 1 ? text : text.replace(/(^|\n)(?=[^\n])/g, `$1${'  '.repeat(depth - 1)}`)
}
