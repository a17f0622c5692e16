import type { z } from 'zod'
import type { Problem } from '../../gatsby-problem-report/src/Problem'
import type { FactLists } from '../types'
import { compileCell } from './compileCell'
import type { DrawnFact, FactKind } from './FactKind'

/** A fact as it becomes a node. */
export interface FactFields extends DrawnFact {
  /** Other names of the same fact. */
  aliases: string[]
  list: string
  /** Markdown. */
  summary: string
  /** Parts of the list that the fact belongs to. */
  parts: string[]
  /** The entry of the list. */
  entry: object
}

/**
 * Checks one list, and compiles what its component draws. A fact that breaks its schema is left out.
 *
 * @param file the list's file, as problems name it.
 */
export async function readList<Fact extends object>(
  kind: FactKind<Fact>,
  lists: FactLists,
  file: string,
): Promise<{ facts: FactFields[]; problems: Problem[] }> {
  const entries = lists[kind.list] as readonly unknown[]
  const facts: FactFields[] = []
  const problems: Problem[] = []
  const known = new Set<string>()
  for (const [index, entry] of entries.entries()) {
    const read = kind.schema.safeParse(entry)
    if (!read.success) {
      problems.push(...read.error.issues.map((issue) => schemaProblem(issue, file, String(index + 1))))
      continue
    }
    const fact = read.data
    const names = kind.names(fact)
    const [name = '', ...aliases] = names
    const report = ({ what, fix }: { what: string; fix: string }) =>
      problems.push({ severity: 'error', file, entry: name || String(index + 1), what, fix })
    kind.problems?.(fact, lists).forEach(report)
    for (const twin of names.filter((other) => known.has(other))) {
      report({ what: `"${twin}" stands in this list already.`, fix: 'Keep one of the two.' })
    }
    names.forEach((each) => known.add(each))
    const cells = await Promise.all(kind.table.cells(fact, lists).map(compileCell))
    const { columns } = kind.table
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
      parts: [...(kind.table.filter?.of(fact) ?? [])],
      value: value.tree,
      cells: cells.map(({ tree }) => tree),
      columns: heads.map(({ tree }) => tree),
      entry: fact,
    })
  }
  return { facts, problems }
}

function schemaProblem({ path, message }: z.core.$ZodIssue, file: string, place: string): Problem {
  return {
    severity: 'error',
    file,
    entry: [place, ...path.map(String)].join(' > '),
    what: `This entry does not fit its list: ${message}.`,
    fix: 'The list and its type stand in plugins/gatsby-source-facts/src/kinds.',
  }
}
