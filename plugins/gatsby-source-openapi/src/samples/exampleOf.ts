import type { Json, SchemaRow } from '../../types'

/** Levels of a made-up value; deeper ones teach nothing. */
const deepest = 4

/**
 * A value that fits a schema: its own example, its default, the first value it allows, else something of its type. Of an
 * object only what is required, or everything where nothing is.
 */
export function exampleOf(row: SchemaRow<unknown>, depth = 0): Json {
  const [known] = [...(row.examples ?? []), ...(row.default === undefined ? [] : [row.default]), ...(row.enum ?? [])]
  if (known !== undefined) return known
  const [group] = row.variants ?? []
  if (row.children === undefined && group && group.kind !== 'not' && depth < deepest) return exampleOfVariants(group, depth)
  if (row.type.startsWith('array')) return row.items && depth < deepest ? [exampleOf(row.items, depth + 1)] : []
  if (row.children || row.type === 'object') return exampleOfObject(row, depth)
  return exampleOfType(row)
}

function exampleOfVariants({ kind, rows }: NonNullable<SchemaRow<unknown>['variants']>[number], depth: number): Json {
  const values = rows.map((row) => exampleOf(row, depth + 1))
  if (kind === 'tuple') return values
  if (kind !== 'allOf') return values[0] ?? null
  return Object.assign({}, ...values.filter((value) => typeof value === 'object' && !Array.isArray(value))) as Json
}

function exampleOfObject({ children = [] }: SchemaRow<unknown>, depth: number): Json {
  if (depth >= deepest) return {}
  const sendable = children.filter(({ readOnly }) => !readOnly)
  const required = sendable.filter((child) => child.required)
  return Object.fromEntries(
    (required.length > 0 ? required : sendable).map((child) => [child.name ?? '', exampleOf(child, depth + 1)]),
  )
}

const byFormat: Readonly<Record<string, string>> = {
  'date-time': '2024-01-05T10:12:30.000Z',
  date: '2024-01-05',
  email: 'user@example.com',
  uri: 'https://example.com',
  uuid: '3f8a1c52-6d0e-4b7a-9c1d-2e5f60718293',
}

function exampleOfType({ type, format }: SchemaRow<unknown>): Json {
  if (/^(number|integer)/.test(type)) return 1
  if (type.startsWith('boolean')) return true
  return byFormat[format ?? ''] ?? 'string'
}
