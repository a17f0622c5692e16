import { isObject, own, type Json, type JsonObject } from '../../shared/json'
import { resolveSchema } from './jsonSchema'

/** Recursive schemas end somewhere. */
const maxDepth = 6

/** A value that a schema allows: its example or default, or one that is made of those of its parts. */
export function exampleValue(schema: Json | undefined, definitions: JsonObject, depth = 0): Json {
  const resolved = resolveSchema(schema, definitions)
  const { example, examples, default: preset, enum: options } = resolved
  const given = example ?? (Array.isArray(examples) ? examples[0] : undefined) ?? preset ?? resolved.const
  if (given !== undefined) return given
  if (Array.isArray(options)) return options[0] ?? null
  if (depth > maxDepth) return null
  const next = (part: Json | undefined) => exampleValue(part, definitions, depth + 1)
  if (Array.isArray(resolved.allOf))
    return Object.assign({}, ...resolved.allOf.map(next).filter(isObject)) as JsonObject
  const [variant] = [resolved.oneOf, resolved.anyOf].flatMap((variants) => (Array.isArray(variants) ? variants : []))
  if (variant !== undefined) return next(variant)
  const [type] = [resolved.type].flat()
  switch (typeof type === 'string' ? type : '') {
    case 'string':
      return stringOf(resolved.format)
    case 'number':
    case 'integer':
      return typeof resolved.minimum === 'number' ? resolved.minimum : 0
    case 'boolean':
      return false
    case 'array':
      return typeof resolved.minItems === 'number' && resolved.minItems > 0 ? [next(resolved.items)] : []
    case 'null':
      return null
    default:
      return Object.fromEntries(requiredNames(resolved).map((name) => [name, next(own(resolved.properties, name))]))
  }
}

function stringOf(format: Json | undefined): string {
  if (format === 'date-time') return '2024-01-08T09:30:00.000Z'
  if (format === 'date') return '2024-01-08'
  if (format === 'uri') return 'https://example.com'
  return format === 'email' ? 'user@example.com' : format === 'uuid' ? '0b84c7fd-5278-4087-832d-0b502c7929b3' : 'string'
}

/** Names of the properties that an object schema requires. */
export function requiredNames({ required }: JsonObject): string[] {
  return Array.isArray(required) ? required.filter((name) => typeof name === 'string') : []
}
