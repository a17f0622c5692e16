import type { TreeNode } from '../../../gatsby-markdown-tree/src/TreeNode'
import type { ApiField, ApiMediaType, SchemaRow, SchemaVariants } from '../../types'
import { innerText } from './innerText'
import type { CompileText } from './NodeContext'
import { shownFacts } from './shownFacts'

/** A row, and all rows in it, with content trees for texts and its facts in words. */
async function compileRow(row: SchemaRow<string>, compile: CompileText): Promise<SchemaRow> {
  const { description, children, additional, items, variants, ...facts } = row
  return {
    ...shownFacts(facts),
    ...(await compileDescription(description, compile)),
    ...(children && { children: await compileAll(children, (child) => compileRow(child, compile)) }),
    ...(additional && { additional: await compileRow(additional, compile) }),
    ...(items && { items: await compileRow(items, compile) }),
    ...(variants && { variants: await compileAll(variants, (group) => compileVariants(group, compile)) }),
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
  return compileAll(mediaTypes, async ({ schema, ...rest }) => ({
    ...rest,
    ...(schema && { schema: await compileRow(schema, compile) }),
  }))
}

/** A text inside a page, see `innerText`. */
export async function compileDescription(
  markdown: string | undefined,
  compile: CompileText,
): Promise<{ description?: TreeNode[] }> {
  return markdown === undefined ? {} : { description: innerText((await compile(markdown)).tree) }
}

/** One after the other: a document has thousands of texts. */
export async function compileAll<A, B>(parts: readonly A[], compileOne: (part: A) => Promise<B>): Promise<B[]> {
  const done: B[] = []
  for (const part of parts) done.push(await compileOne(part))
  return done
}
