import {
  entriesOf,
  followObject,
  listOf,
  namesOf,
  own,
  stringOf,
  type Json,
  type JsonObject,
} from '../../../../plugins/openapi-request'

/** A part of a body by its path, `projects[].name`, and what is different in it. */
export type SchemaChange = [path: string, what: string]

/** Below this, changes are those of a detail. */
const maxDepth = 8
/** Of one schema: more of them say that it's another one. */
const maxChanges = 40

/**
 * Compares schemas of two documents: types, values, required and missing properties, not texts and limits. Pairs of components are
 * compared once, because most operations share them.
 */
export function schemaComparer(ours: JsonObject, theirs: JsonObject) {
  const known = new Map<string, readonly SchemaChange[]>()
  return (our: Json | undefined, their: Json | undefined) => compare(our, their, 0)

  function compare(our: Json | undefined, their: Json | undefined, depth: number): readonly SchemaChange[] {
    if (depth > maxDepth) return []
    const refs = [own(our, '$ref'), own(their, '$ref')].map(stringOf)
    // What is written in place has no name to know it by.
    if (refs.includes(undefined)) return compareResolved(our, their, depth)
    const pair = refs.join(' ')
    const before = known.get(pair)
    if (before) return before
    // A circle: the pair has no other changes than those found elsewhere.
    known.set(pair, [])
    const changes = compareResolved(our, their, 0)
    known.set(pair, changes)
    return changes
  }

  function compareResolved(ourValue: Json | undefined, theirValue: Json | undefined, depth: number): SchemaChange[] {
    const our = merged(ours, ourValue)
    const their = merged(theirs, theirValue)
    const ourType = typeOf(our)
    const theirType = typeOf(their)
    if (ourType !== theirType) return [['', `is ${theirType}, not ${ourType}`]]
    const changes = [...valueChanges(our, their), ...propertyChanges(our, their, depth)]
    if (our.items !== undefined && their.items !== undefined)
      changes.push(...prefixed('[]', compare(our.items, their.items, depth + 1)))
    return changes.slice(0, maxChanges)
  }

  function propertyChanges(our: JsonObject, their: JsonObject, depth: number): SchemaChange[] {
    const required = (schema: JsonObject) => new Set(listOf(schema.required))
    const [ourRequired, theirRequired] = [required(our), required(their)]
    const kept = entriesOf(our.properties).flatMap(([name, property]): SchemaChange[] => {
      const other = own(their.properties, name)
      if (other === undefined) return [[name, 'is missing']]
      const isRequired = theirRequired.has(name)
      const words: SchemaChange[] =
        isRequired === ourRequired.has(name) ? [] : [[name, isRequired ? 'is required' : 'is optional']]
      return [...words, ...prefixed(name, compare(property, other, depth + 1))]
    })
    const added = entriesOf(their.properties)
      .filter(([name]) => own(our.properties, name) === undefined)
      .map(([name]): SchemaChange => [name, theirRequired.has(name) ? 'is new and required' : 'is new'])
    return [...kept, ...added]
  }
}

function valueChanges(our: JsonObject, their: JsonObject): SchemaChange[] {
  const [before, after] = [our.enum, their.enum].map(
    (values) => new Set(listOf(values).map((value) => JSON.stringify(value))),
  )
  if (!before || !after || before.size === 0 || after.size === 0) return []
  const added = [...after].filter((value) => !before.has(value))
  const missing = [...before].filter((value) => !after.has(value))
  return [
    ...(added.length > 0 ? [['', `also accepts ${added.join(', ')}`] satisfies SchemaChange] : []),
    ...(missing.length > 0 ? [['', `doesn't have ${missing.join(', ')}`] satisfies SchemaChange] : []),
  ]
}

/** A schema with the properties of all parts of its `allOf`, as documents write the same in both forms. */
function merged(document: JsonObject, value: Json | undefined, depth = 0): JsonObject {
  const schema = followObject(document, value)
  if (!schema) return {}
  const parts = listOf(schema.allOf)
  if (parts.length === 0 || depth > maxDepth) return schema
  const all = [schema, ...parts.map((part) => merged(document, part, depth + 1))]
  return {
    ...(Object.assign({}, ...all.slice().reverse()) as JsonObject),
    properties: Object.fromEntries(all.flatMap(({ properties }) => entriesOf(properties))),
    required: all.flatMap(({ required }) => listOf(required)),
  }
}

/** In words; OpenAPI 3.0 and 3.1 write `null` differently. */
function typeOf(schema: JsonObject): string {
  const names = namesOf(Array.isArray(schema.type) ? schema.type : [schema.type ?? null])
  const types =
    names.length > 0
      ? names
      : schema.properties !== undefined
        ? ['object']
        : schema.items !== undefined
          ? ['array']
          : []
  const variants = (['oneOf', 'anyOf'] as const).flatMap((key) => {
    const count = listOf(schema[key]).length
    return types.length === 0 && count > 0 ? [`one of ${count}`] : []
  })
  const all = [...new Set([...types, ...variants, ...(schema.nullable === true ? ['null'] : [])])].sort()
  return all.length === 0 ? 'anything' : all.join(' or ')
}

function prefixed(name: string, changes: readonly SchemaChange[]): SchemaChange[] {
  return changes.map(([path, what]) => [path === '' || path.startsWith('[') ? name + path : `${name}.${path}`, what])
}
