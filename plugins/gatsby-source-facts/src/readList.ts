import { compileDialect, contentOf, type TreeNode } from '../../markdown-tree'
import type { Fault, Problem } from '../../problem-report'
import { entryPath, readWith } from '../../source-plugin'
import type { FactLists } from '../types'
import type { DrawnFact } from './FactKind'
import type { AnyKind } from './factKinds'

/** The fields of a fact's node. */
interface FactFields extends DrawnFact {
  /** Other names of the same fact. */
  aliases: string[]
  list: string
  /** Markdown. */
  summary: string
  /** Parts of the list that the fact belongs to. */
  parts: string[]
  /** Where the fact links to, and where that is written; the site checks whether it exists. */
  links: { target: string; file: string; entry: string }[]
  /** The entry of the list. */
  entry: object
}

/**
 * Checks one list, which problems name as `file`, and compiles what its component shows. A fact that doesn't match its schema is
 * left out.
 */
export async function readList(
  kind: AnyKind,
  lists: FactLists,
  file: string,
): Promise<{ facts: FactFields[]; problems: Problem[] }> {
  const { columns = [], filter, cells: cellsOf, cellAttributes, columnAttributes } = kind.table ?? {}
  const facts: FactFields[] = []
  const problems: Problem[] = []
  const known = new Set<string>()
  for (const [index, entry] of lists[kind.list].entries()) {
    const { value: fact, problems: schemaProblems } = readWith(kind.schema, entry, {
      file,
      schemaFile: 'plugins/gatsby-source-facts/src/kinds',
      entryOf: (path) => entryPath([index, ...path]),
    })
    problems.push(...schemaProblems)
    if (!fact) continue
    const names = kind.names(fact)
    const [name = '', ...aliases] = names
    const report = ({ what, fix }: Fault) =>
      problems.push({ severity: 'error', file, entry: name || String(index + 1), what, fix })
    kind.problems?.(fact, lists).forEach(report)
    for (const twin of names.filter((other) => known.has(other))) {
      report({ what: `"${twin}" is already in this list.`, fix: 'Keep one of the two.' })
    }
    names.forEach((each) => known.add(each))
    const cells = await Promise.all((cellsOf?.(fact, lists) ?? []).map(compileCell))
    const headings = typeof columns === 'function' ? columns(fact, lists) : columns
    const heads = await Promise.all(headings.map(compileCell))
    const value = await compileCell(kind.value?.of(fact) ?? '')
    for (const cell of [...cells, ...heads, value]) cell.problems.forEach(report)
    facts.push({
      name,
      aliases,
      list: kind.list,
      anchor: kind.anchor?.(fact) ?? null,
      summary: kind.summary(fact),
      parts: filter ? [String(fact[filter.attribute])] : [],
      links: linksOf(
        fact,
        name,
        cells.flatMap(({ links }) => links),
      ).map((link) => ({ ...link, file })),
      value: value.tree,
      cells: cells.map(({ tree }) => tree),
      cellAttributes: cellAttributes?.(fact, lists) ?? [],
      columns: heads.map(({ tree }) => tree),
      columnAttributes: columnAttributes?.(fact, lists) ?? [],
      entry: fact,
    })
  }
  return { facts, problems }
}

/** Of every list, the fields `page` and `pages` are paths of this site. What a cell makes of them isn't another link. */
function linksOf(
  { page, pages }: Record<string, unknown>,
  name: string,
  written: readonly string[],
): { target: string; entry: string }[] {
  const fields = { page: [page], pages: Array.isArray(pages) ? pages : [] }
  const inFields = Object.entries(fields).flatMap(([field, targets]: [string, unknown[]]) =>
    targets.flatMap((target) => (typeof target === 'string' ? [{ target, entry: `${name} > ${field}` }] : [])),
  )
  const inCells = written
    .filter((target) => !target.startsWith('#') && !inFields.some((field) => field.target === target))
    .map((target) => ({ target, entry: name }))
  return [...inFields, ...inCells]
}

/** Compiles Markdown of one line; the place of its problems is that of the fact. */
async function compileCell(markdown: string): Promise<{ tree: TreeNode[]; problems: Fault[]; links: string[] }> {
  // Most cells are plain words, which need no compiler.
  if (/^[\p{L}\p{N} .,;'’()/–-]*$/u.test(markdown) && !/^\d+[.)] |^[-–] /.test(markdown))
    return { tree: [markdown], problems: [], links: [] }
  const { tree, problems, links } = await compileDialect(markdown, {
    file: '',
    firstLine: 1,
    components: {},
    readFile: () => undefined,
    readImage: () => ({ problem: 'missing', beside: [] }),
    glossary: {},
  })
  const [only, ...more] = tree
  const isLine = Array.isArray(only) && only[0] === 'p' && more.length === 0
  return { tree: isLine ? contentOf(only) : tree, problems, links: links.map(({ target }) => target) }
}
