import { isObject, type Json, type JsonObject, listOf, own, valueText } from './json'
import { follow } from './references'

/**
 * A value as XML, by the names, attributes, prefixes and wrappers that its schema states.
 * https://spec.openapis.org/oas/v3.1.0#xml-object
 * @param rootName for a schema that names no element and isn't a component
 */
export function xmlText(document: JsonObject, schema: Json | undefined, value: Json, rootName = 'root'): string {
  const name = filledString(xmlOf(document, schema).name) ?? componentName(schema) ?? rootName
  return ['<?xml version="1.0" encoding="UTF-8"?>', ...elements(document, schema, value, name, '', true)].join('\n')
}

/** The lines of an element, or of those of a list. */
function elements(
  document: JsonObject,
  schema: Json | undefined,
  value: Json,
  name: string,
  by: string,
  isRoot = false,
): string[] {
  const xml = xmlOf(document, schema)
  if (!Array.isArray(value)) return element(document, schema, value, qualified(name, xml), by)
  const items = partOf(document, schema, 'items')
  const itemName = filledString(xmlOf(document, items).name) ?? (isRoot ? (componentName(items) ?? 'item') : name)
  const isWrapped = isRoot || xml.wrapped === true
  const inner = value.flatMap((entry) => elements(document, items, entry, itemName, isWrapped ? `${by}  ` : by))
  return isWrapped ? wrapped(qualified(name, xml), namespaceOf(xml), inner, by) : inner
}

function element(document: JsonObject, schema: Json | undefined, value: Json, name: string, by: string): string[] {
  const attributes = namespaceOf(xmlOf(document, schema))
  if (!isObject(value)) return [`${by}<${name}${attributes}>${escaped(value)}</${name}>`]
  const entries = Object.entries(value).map(([key, entry]) => {
    const part = propertyOf(document, schema, key)
    return { key: filledString(xmlOf(document, part).name) ?? key, entry, part }
  })
  const isAttribute = (part: Json | undefined) => xmlOf(document, part).attribute === true
  const written = entries
    .filter(({ part }) => isAttribute(part))
    .map(({ key, entry, part }) => ` ${qualified(key, xmlOf(document, part))}="${escaped(entry)}"`)
  const inner = entries
    .filter(({ part }) => !isAttribute(part))
    .flatMap(({ key, entry, part }) => elements(document, part, entry, key, `${by}  `))
  return wrapped(name, attributes + written.join(''), inner, by)
}

function wrapped(name: string, attributes: string, inner: readonly string[], by: string): string[] {
  if (inner.length === 0) return [`${by}<${name}${attributes}/>`]
  return [`${by}<${name}${attributes}>`, ...inner, `${by}</${name}>`]
}

function qualified(name: string, { prefix }: JsonObject): string {
  return (filledString(prefix) ? `${filledString(prefix)}:` : '') + name.replace(/[^\p{L}\p{N}_.:-]/gu, '_')
}

function namespaceOf({ namespace, prefix }: JsonObject): string {
  if (typeof namespace !== 'string') return ''
  return ` xmlns${filledString(prefix) ? `:${filledString(prefix)}` : ''}="${escaped(namespace)}"`
}

function escaped(value: Json): string {
  if (value === null) return ''
  return valueText(value)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

function xmlOf(document: JsonObject, schema: Json | undefined): JsonObject {
  const beside = own(schema, 'xml')
  const xml = beside ?? partOf(document, schema, 'xml')
  return isObject(xml) ? xml : {}
}

/** A keyword of a schema, of what it refers to, or of the schemas that it consists of. */
function partOf(document: JsonObject, schema: Json | undefined, keyword: string, depth = 0): Json | undefined {
  const found = follow(document, schema)
  if (!isObject(found) || depth > 8) return undefined
  if (found[keyword] !== undefined) return found[keyword]
  for (const part of ['allOf', 'oneOf', 'anyOf'].flatMap((key) => listOf(found[key]))) {
    const inside = partOf(document, part, keyword, depth + 1)
    if (inside !== undefined) return inside
  }
  return undefined
}

function propertyOf(document: JsonObject, schema: Json | undefined, name: string, depth = 0): Json | undefined {
  const found = follow(document, schema)
  if (!isObject(found) || depth > 8) return undefined
  const listed = own(found.properties, name)
  if (listed !== undefined) return listed
  for (const part of ['allOf', 'oneOf', 'anyOf'].flatMap((key) => listOf(found[key]))) {
    const inside = propertyOf(document, part, name, depth + 1)
    if (inside !== undefined) return inside
  }
  return isObject(found.additionalProperties) ? found.additionalProperties : undefined
}

function componentName(schema: Json | undefined): string | undefined {
  const reference = own(schema, '$ref')
  return typeof reference === 'string' ? reference.split('/').at(-1) : undefined
}

function filledString(value: Json | undefined): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}
