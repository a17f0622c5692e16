import { pointerTo, resolvePointer } from '../../../openapi-request'
import type { Json, JsonObject, SchemaRow, SchemaVariants } from '../../types'
import { defined, entriesOf, filledText, isObject, listOf, nonEmpty, own } from '../read/json'
import { openSchema } from './openSchema'
import { type Budget, isNever, isNull, maxSchemas, schemaFacts, typeWords } from './schemaFacts'

/** Levels of rows; the deepest schema of the product has 14. */
const maxDepth = 14
/** Rows of one schema; the largest real one has 360. A row with long texts or lists counts as several. */
const maxRows = 800
const charactersOfRow = 5000
const entriesOfRow = 100

interface Walk {
  document: JsonObject
  open: ReadonlySet<string>
  depth: number
  /** Both are shared by all rows of one schema. */
  budget: Budget
  types: Budget
}

/**
 * A schema as rows, with references followed. A component inside itself is only named (`recursive`), and what is too deep or too
 * much is left out (`truncated`): untrusted schemas could be endless.
 */
export function schemaRow(document: JsonObject, schema: Json): SchemaRow<string> {
  return rowOf(schema, { document, open: new Set(), depth: 0, budget: { left: maxRows }, types: { left: maxSchemas } })
}

function rowOf(source: Json, around: Walk): SchemaRow<string> {
  const { schema, name, open, recursive } = openSchema(around.document, source, around.open)
  const row: SchemaRow<string> = {
    type: typeWords(source, { ...around, depth: 0, budget: around.types }),
    ...defined({ schema: name }),
    ...schemaFacts(schema),
  }
  if (recursive) return { ...row, recursive: recursive.name }
  around.budget.left -= 1 + Math.floor(JSON.stringify(row).length / charactersOfRow)
  const walk = { ...around, open, depth: around.depth + 1 }
  if (around.depth < maxDepth && around.budget.left > 0) return { ...row, ...inside(schema, walk) }
  return hasInside(schema) ? { ...row, truncated: true } : row
}

function hasInside(schema: JsonObject): boolean {
  const keys = ['properties', 'items', 'oneOf', 'anyOf', 'allOf', 'not', 'if', 'prefixItems', 'patternProperties']
  return keys.some((key) => schema[key] !== undefined) || isObject(schema.additionalProperties)
}

function inside(schema: JsonObject, walk: Walk): Partial<SchemaRow<string>> {
  const required = new Set(listOf(schema.required))
  const properties = entriesOf(schema.properties)
  const patterns = entriesOf(schema.patternProperties).map(([name, property]) => [`/${name}/`, property] as const)
  const described = new Set(properties.map(([name]) => name))
  const requires = [...required].filter((name): name is string => typeof name === 'string' && !described.has(name))
  spendOnLists(walk, [required.size, properties.length, patterns.length])
  const children = withinBudget(walk, [...properties, ...patterns], ([name, property]) =>
    propertyRow(name, property, described.has(name) && required.has(name), walk),
  )
  const variants = variantsOf(schema, walk)
  return {
    ...defined({
      children: nonEmpty(children.rows),
      truncated: children.isCut || undefined,
      requires: nonEmpty(requires),
    }),
    ...additionalOf(schema.additionalProperties, walk),
    ...itemsOf(schema.items, walk),
    ...defined({ variants: nonEmpty(variants) }),
  }
}

/** Rows for the first of the sources, as many as are left. */
function withinBudget<Source>(
  { budget }: Walk,
  sources: readonly Source[],
  make: (source: Source) => SchemaRow<string>,
): { rows: SchemaRow<string>[]; isCut: boolean } {
  const rows: SchemaRow<string>[] = []
  for (const source of sources) {
    if (budget.left <= 0) break
    rows.push(make(source))
  }
  return { rows, isCut: rows.length < sources.length }
}

/** A component with a long list could be in each row. */
function spendOnLists({ budget }: Walk, lengths: readonly number[]): void {
  for (const length of lengths) budget.left -= Math.floor(length / entriesOfRow)
}

function propertyRow(name: string, property: Json, isRequired: boolean, walk: Walk): SchemaRow<string> {
  return { name, ...rowOf(property, walk), ...(isRequired && { required: true }) }
}

/** `true` gets a row only if it's written: objects allow other properties by default. */
function additionalOf(additional: Json | undefined, walk: Walk): Partial<SchemaRow<string>> {
  return additional === true || isObject(additional) ? { additional: rowOf(additional, walk) } : {}
}

/** The array's type contains the type of the items, so they get a row only if more is known. */
function itemsOf(items: Json | undefined, walk: Walk): Partial<SchemaRow<string>> {
  // `true` says no more than nothing, and `false` is a limit.
  if (items === undefined || typeof items === 'boolean') return {}
  const row = rowOf(items, walk)
  return Object.keys(row).length > 1 ? { items: row } : {}
}

function variantsOf(schema: JsonObject, walk: Walk): SchemaVariants<string>[] {
  const part = (key: string): Json[] => (schema[key] === undefined ? [] : [schema[key]])
  const hasCondition = schema.if !== undefined && (schema.then !== undefined || schema.else !== undefined)
  const groups = [
    ['allOf', listOf(schema.allOf)],
    ['oneOf', schema.oneOf === undefined ? mappedSchemas(schema, walk) : listOf(schema.oneOf)],
    ['anyOf', listOf(schema.anyOf)],
    ['not', isNever(schema) ? [] : part('not')],
    ['tuple', listOf(schema.prefixItems)],
    ...(['if', 'then', 'else'] as const).map((key) => [key, hasCondition ? part(key) : []] as const),
  ] as const
  return groups
    .map(([kind, schemas]) => {
      const variants = schemas.filter((variant) => kind === 'tuple' || !isNull(variant))
      spendOnLists(walk, [variants.length])
      const { rows } = withinBudget(walk, variants, (variant) => rowOf(variant, walk))
      return { kind, rows: kind === 'tuple' ? rows : withLabels(rows, variants.slice(0, rows.length), schema, walk) }
    })
    .filter(({ rows }) => rows.length > 0)
}

/**
 * The schemas that a discriminator names, where no `oneOf` or `anyOf` does: those that extend this one. They aren't repeated where one of
 * them is what contains this schema.
 */
function mappedSchemas(schema: JsonObject, { document, open }: Walk): Json[] {
  if (schema.anyOf !== undefined) return []
  const references = [...new Set(mappingOf(schema).map(([, ref]) => ref))]
  const pointers = references.map((ref) => resolvePointer(document, ref)?.pointer)
  if (pointers.some((pointer) => pointer === undefined || open.has(pointer))) return []
  return references.map(($ref) => ({ $ref }))
}

/** Values of the discriminator with the references that they stand for; a bare name is that of a component. */
function mappingOf(schema: JsonObject): [value: string, ref: string][] {
  return entriesOf(own(schema.discriminator, 'mapping')).flatMap(([value, target]) =>
    typeof target === 'string'
      ? [[value, /[#/]/.test(target) ? target : `#${pointerTo('/components/schemas', target)}`]]
      : [],
  )
}

/** A variant needs no label that equals its type. One that a discriminator selects is labeled with the values that do. */
function withLabels(
  rows: SchemaRow<string>[],
  variants: readonly Json[],
  schema: JsonObject,
  { document, open }: Walk,
): SchemaRow<string>[] {
  const titles = variants.map((variant) => filledText(openSchema(document, variant, open).schema.title))
  const property = filledText(own(schema.discriminator, 'propertyName'))
  const mapping = property === undefined ? [] : mappingOf(schema)
  const labels = variantLabels(rows, titles).map((label, index) => {
    const pointer = resolvePointer(document, filledText(own(variants[index], '$ref')) ?? '')?.pointer
    const values = mapping
      .filter(([, ref]) => resolvePointer(document, ref)?.pointer === pointer)
      .map(([value]) => value)
    return pointer === undefined || values.length === 0 ? label : `${label} (${property}: ${values.join(' or ')})`
  })
  return rows.map((row, index) => (labels[index] === row.type ? row : { label: labels[index] ?? '', ...row }))
}

type Row = SchemaRow<string>

/** What can distinguish a variant from the others, the best first. */
const candidates: readonly ((row: Row, title: string | undefined) => string | undefined)[] = [
  (_row, title) => title,
  ({ schema }) => schema,
  ({ children = [] }) =>
    children
      .map(({ enum: allowed }) => allowed)
      .find((allowed) => allowed?.length === 1)
      ?.map(String)[0],
  ({ requires, children }) => (requires && !children ? `with ${requires.join(', ')}` : undefined),
  ({ type }) => type,
]

/**
 * Labels of variants: title, component, only value of a property, what is required, or type, whichever is first unique; else
 * numbers.
 * @returns `["updateEnabled", "object 2"]`
 */
export function variantLabels(rows: readonly Row[], titles: readonly (string | undefined)[]): string[] {
  return rows.map((row, index) => {
    for (const candidate of candidates) {
      const label = candidate(row, titles[index])
      if (label === undefined) continue
      if (rows.every((other, at) => at === index || candidate(other, titles[at]) !== label)) return label
    }
    return `${row.type} ${index + 1}`
  })
}
