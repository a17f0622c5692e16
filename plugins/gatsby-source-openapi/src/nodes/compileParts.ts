import { hasExactNumbers, stringifyJson } from '../../../openapi-request'
import type { TreeNode } from '../../../markdown-tree'
import type { ApiField, ApiMediaType, Json, SchemaRow, SchemaVariants } from '../../types'
import type { CompileText } from './NodeContext'
import { embeddedTree } from './treeEdits'

/** A row and all rows below it, with content trees for texts, and facts in words. */
async function compileRow(row: SchemaRow<string>, compile: CompileText): Promise<SchemaRow> {
  const { description, children, additional, items, variants, ...facts } = row
  return {
    ...factsInWords(facts),
    ...(await compileDescription(description, compile)),
    ...(children && { children: await compileAll(children, (child) => compileRow(child, compile)) }),
    ...(additional && { additional: await compileRow(additional, compile) }),
    ...(items && { items: await compileRow(items, compile) }),
    ...(variants && { variants: await compileAll(variants, (group) => compileVariants(group, compile)) }),
  }
}

/** A row and all rows below it as those of a response: that it has no other properties than those listed goes without saying. */
export function responseRow({ closed: _closed, ...row }: SchemaRow<string>): SchemaRow<string> {
  const { children, additional, items, variants } = row
  return {
    ...row,
    ...(children && { children: children.map(responseRow) }),
    ...(additional && { additional: responseRow(additional) }),
    ...(items && { items: responseRow(items) }),
    ...(variants && { variants: variants.map(({ kind, rows }) => ({ kind, rows: rows.map(responseRow) })) }),
  }
}

async function compileVariants({ kind, rows }: SchemaVariants<string>, compile: CompileText): Promise<SchemaVariants> {
  return { kind, rows: await compileAll(rows, (row) => compileRow(row, compile)) }
}

export async function compileField<T extends ApiField<string>>(
  field: T,
  compile: CompileText,
): Promise<Omit<T, 'description' | 'schema'> & Pick<ApiField, 'description' | 'schema'>> {
  const { description, schema, ...facts } = field
  return {
    ...facts,
    ...(await compileDescription(description, compile)),
    schema: await compileRow(schema, compile),
  }
}

export function compileMediaTypes(
  mediaTypes: readonly ApiMediaType<string>[],
  compile: CompileText,
): Promise<ApiMediaType[]> {
  return compileAll(mediaTypes, async ({ schema, examples, ...rest }) => ({
    ...rest,
    examples: examples.map((example) => ({ ...example, value: withExactText(example.value) })),
    ...(schema && { schema: await compileRow(schema, compile) }),
  }))
}

/** A description inside a page, see `embeddedTree`. */
export async function compileDescription(
  markdown: string | undefined,
  compile: CompileText,
): Promise<{ description?: TreeNode[] }> {
  return markdown === undefined ? {} : { description: embeddedTree((await compile(markdown)).tree) }
}

/** One after the other: a document has thousands of texts. */
export async function compileAll<A, B>(parts: readonly A[], compileOne: (part: A) => Promise<B>): Promise<B[]> {
  const done: B[] = []
  for (const part of parts) done.push(await compileOne(part))
  return done
}

type Facts = Omit<SchemaRow<string>, 'description' | 'children' | 'additional' | 'items' | 'variants'>

/**
 * A row's own facts in words: `string (date-time)` is a type with a format, `object, no other fields` one that is closed. Pages show
 * `type`, `limits` and `values` as they are.
 */
export function factsInWords(facts: Facts): Facts {
  const {
    type,
    format,
    limits: _l,
    pattern: _p,
    readOnly: _r,
    writeOnly: _w,
    closed,
    enum: _e,
    default: _d,
    examples: _x,
    discriminator: _t,
    ...rest
  } = facts
  // "Or null" follows the type.
  const limits = [...limitsOf(facts), ...(closed && facts.nullable ? ['no other fields'] : [])]
  const values = valuesOf(facts)
  return {
    ...rest,
    type: `${type}${format === undefined ? '' : ` (${format})`}${closed && !facts.nullable ? ', no other fields' : ''}`,
    ...(limits.length > 0 && { limits }),
    ...(values.length > 0 && { values }),
  }
}

/** `["at least 1 character", "only in responses"]` */
function limitsOf({ limits = [], readOnly, writeOnly }: Facts): string[] {
  return [...limits, ...(readOnly ? ['only in responses'] : []), ...(writeOnly ? ['only in requests'] : [])]
}

/** A row's pattern, allowed values, default and examples, and the property that distinguishes its variants. */
function valuesOf(row: Facts): [label: string, text: string][] {
  const { pattern, enum: allowed = [], default: defaultValue, discriminator } = row
  // An example of a boolean says nothing new.
  const examples = (row.examples ?? []).filter((value) => typeof value !== 'boolean')
  const groups: [string, Json[]][] = [
    ['pattern', pattern === undefined ? [] : [pattern]],
    [allowed.length === 1 ? 'always' : 'one of', allowed],
    ['default', defaultValue === undefined ? [] : [defaultValue]],
    [examples.length > 1 ? 'examples' : 'example', examples],
    ['distinguished by', discriminator === undefined ? [] : [discriminator]],
  ]
  return groups
    .filter(([, values]) => values.length > 0)
    .map(([label, values]) => [label, values.map(shownValue).join(' | ')])
}

/** A JSON value; a string has quotation marks only if it's empty. */
function shownValue(value: Json): string {
  return typeof value === 'string' && value !== '' ? value : stringifyJson(value)
}

/** Nodes are stored as JSON, and pages parse it: an example whose numbers this would change becomes the text that readers see. */
function withExactText(value: Json): Json {
  return hasExactNumbers(value) ? stringifyJson(value, 2) : value
}
