import type { Json, JsonObject, SchemaRow, SchemaVariants } from '../../types'
import { entriesOf, isObject, listOf, textOf } from '../read/json'
import { openSchema } from './openSchema'
import { schemaFacts } from './schemaFacts'
import { isNull, typeWords } from './typeWords'
import { variantLabels } from './variantLabels'

/** Levels of rows; the deepest schema of the product has 14. */
const deepest = 14
/** Rows of one schema; the largest real one has 360. */
const most = 800

interface Walk {
  document: JsonObject
  /** Pointers of the components around this row. */
  open: ReadonlySet<string>
  depth: number
  /** Shared by all rows of one schema. */
  budget: { left: number }
}

/**
 * A schema as rows for a reader. References are followed where they are met; a component inside itself is named instead
 * (`recursive`), and what is too deep or too much is left out (`folded`).
 */
export function schemaRow(document: JsonObject, schema: Json): SchemaRow<string> {
  return rowOf(schema, { document, open: new Set(), depth: 0, budget: { left: most } })
}

function rowOf(source: Json, around: Walk): SchemaRow<string> {
  const { schema, name, open, recursive } = openSchema(around.document, source, around.open)
  const row: SchemaRow<string> = {
    type: typeWords(around.document, source, around.open),
    ...(name !== undefined && { schema: name }),
    ...schemaFacts(schema),
  }
  if (recursive) return { ...row, recursive: recursive.name }
  around.budget.left--
  const walk = { ...around, open, depth: around.depth + 1 }
  if (around.depth < deepest && around.budget.left > 0) return { ...row, ...inside(schema, walk) }
  return hasInside(schema) ? { ...row, folded: true } : row
}

function hasInside(schema: JsonObject): boolean {
  const keys = ['properties', 'items', 'oneOf', 'anyOf', 'allOf', 'not', 'prefixItems', 'patternProperties']
  return keys.some((key) => schema[key] !== undefined) || isObject(schema.additionalProperties)
}

function inside(schema: JsonObject, walk: Walk): Partial<SchemaRow<string>> {
  const required = new Set(listOf(schema.required))
  const properties = entriesOf(schema.properties)
  const children = withinBudget(walk, [
    ...properties.map(
      ([name, property]) =>
        () =>
          propertyRow(name, property, required.has(name), walk),
    ),
    ...entriesOf(schema.patternProperties).map(
      ([name, property]) =>
        () =>
          propertyRow(`/${name}/`, property, false, walk),
    ),
  ])
  const described = new Set(properties.map(([name]) => name))
  const requires = [...required].filter((name): name is string => typeof name === 'string' && !described.has(name))
  const variants = variantsOf(schema, walk)
  return {
    ...(children.rows.length > 0 && { children: children.rows }),
    ...(children.isCut && { folded: true }),
    ...(requires.length > 0 && { requires }),
    ...additionalOf(schema.additionalProperties, walk),
    ...itemsOf(schema.items, walk),
    ...(variants.length > 0 && { variants }),
  }
}

/** Makes rows as long as there may be more. */
function withinBudget(
  { budget }: Walk,
  makers: (() => SchemaRow<string>)[],
): { rows: SchemaRow<string>[]; isCut: boolean } {
  const rows: SchemaRow<string>[] = []
  for (const make of makers) if (budget.left > 0) rows.push(make())
  return { rows, isCut: rows.length < makers.length }
}

function propertyRow(name: string, property: Json, isRequired: boolean, walk: Walk): SchemaRow<string> {
  return { name, ...rowOf(property, walk), ...(isRequired && { required: true }) }
}

/** `true` is worth a row only where it is written: objects are open unless they say otherwise. */
function additionalOf(additional: Json | undefined, walk: Walk): Partial<SchemaRow<string>> {
  return additional === true || isObject(additional) ? { additional: rowOf(additional, walk) } : {}
}

/** The type of the items is part of the array's type; a row of their own is for whatever else is known. */
function itemsOf(items: Json | undefined, walk: Walk): Partial<SchemaRow<string>> {
  if (items === undefined) return {}
  const row = rowOf(items, walk)
  return Object.keys(row).length > 1 ? { items: row } : {}
}

function variantsOf(schema: JsonObject, walk: Walk): SchemaVariants<string>[] {
  const groups = [
    ['allOf', listOf(schema.allOf)],
    ['oneOf', listOf(schema.oneOf)],
    ['anyOf', listOf(schema.anyOf)],
    ['not', schema.not === undefined ? [] : [schema.not]],
    ['tuple', listOf(schema.prefixItems)],
  ] as const
  return groups
    .map(([kind, schemas]) => {
      const variants = schemas.filter((variant) => kind === 'tuple' || !isNull(variant))
      const { rows } = withinBudget(
        walk,
        variants.map((variant) => () => rowOf(variant, walk)),
      )
      return { kind, rows: kind === 'tuple' ? rows : withLabels(rows, variants, walk) }
    })
    .filter(({ rows }) => rows.length > 0)
}

/** A variant whose type says what it is called needs no other label. */
function withLabels(rows: SchemaRow<string>[], variants: readonly Json[], { document, open }: Walk): SchemaRow<string>[] {
  const titles = variants.map((variant) => textOf(openSchema(document, variant, open).schema.title))
  const labels = variantLabels(rows, titles)
  return rows.map((row, index) => (labels[index] === row.type ? row : { label: labels[index] ?? '', ...row }))
}
