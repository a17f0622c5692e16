import type { Json, SchemaRow } from '../../types'

type Facts = Omit<SchemaRow<string>, 'description' | 'children' | 'additional' | 'items' | 'variants'>

/** What a row says of itself, with everything but its type in words: pages draw `limits` and `values` as they are. */
export function shownFacts(facts: Facts): Facts {
  const { format, limits: _l, pattern: _p, readOnly, writeOnly, closed, enum: _e, default: _d, examples: _x, discriminator: _t, ...rest } = facts
  const limits = limitsOf({ format, limits: facts.limits, readOnly, writeOnly, closed })
  const values = valuesOf(facts)
  return { ...rest, ...(limits.length > 0 && { limits }), ...(values.length > 0 && { values }) }
}

/** What a row says of its values besides its type: `["format: uri", "at least 1 character"]`. */
function limitsOf({ format, limits = [], readOnly, writeOnly, closed }: Partial<Facts>): string[] {
  return [
    ...(format === undefined ? [] : [`format: ${format}`]),
    ...limits,
    ...(readOnly ? ['only in responses'] : []),
    ...(writeOnly ? ['only in requests'] : []),
    ...(closed ? ['no other properties'] : []),
  ]
}

/** The pattern of a row's values, those that it allows, presumes or shows as examples, and the property that tells its variants apart. */
function valuesOf(row: Facts): [label: string, text: string][] {
  const { pattern, enum: allowed = [], default: presumed, discriminator } = row
  // That a boolean may be true is no news.
  const examples = (row.examples ?? []).filter((value) => typeof value !== 'boolean')
  const groups: [string, Json[]][] = [
    ['pattern', pattern === undefined ? [] : [pattern]],
    ['one of', allowed],
    ['default', presumed === undefined ? [] : [presumed]],
    [examples.length > 1 ? 'examples' : 'example', examples],
    ['told apart by', discriminator === undefined ? [] : [discriminator]],
  ]
  return groups.filter(([, values]) => values.length > 0).map(([label, values]) => [label, values.map(shownValue).join(' | ')])
}

/** A JSON value as one writes it; text without quotation marks unless it is empty. */
function shownValue(value: Json): string {
  return typeof value === 'string' && value !== '' ? value : JSON.stringify(value)
}
