import { z } from 'zod'
import type { TreeAttributes, TreeNode } from '../../markdown-tree'
import { type Fault, nearestSentence } from '../../problem-report'
import type { FactLists } from '../types'

/** How the facts of one list are checked, named and rendered. `Fact` is one entry of the list. */
export interface FactKind<Fact> {
  /** The GraphQL type. Its fields are those of the schema, with their descriptions. */
  type: string
  /** The kind of references to such a fact, see `AttributeRule.refersTo`; absent for facts that pages don't name. */
  refersTo?: string
  /** The component that shows one fact as a link. */
  inline?: string
  /** The component that shows one property of a fact within a line, in Markdown: a default. */
  value?: { component: string; of(fact: Fact): string }
  schema: z.ZodObject & z.ZodType<Fact>
  /** The names by which a fact is known, the first one its own; unique in the list. */
  names(fact: Fact): readonly string[]
  /** The anchor of a fact on the page that explains it; without it the page alone is linked. */
  anchor?(fact: Fact): string
  /** One sentence of Markdown about the fact, for GraphQL and search. */
  summary(fact: Fact): string
  /** What the schema of a single fact can't check. */
  problems?(fact: Fact, lists: FactLists): readonly Fault[]
  /** Absent for facts that no component shows: the site adds them to pages itself. */
  table?: FactTable<Fact>
}

/** The component that renders a list, or the facts whose field of that name has the value of an attribute. */
export interface FactTable<Fact> {
  component: string
  filter?: { attribute: keyof Fact & string; refersTo: string }
  /** The attribute by which a table shows one fact alone, with a row for each of its cells after the first. */
  one?: { attribute: string; columns: readonly [string, string] }
  /** Accessible name of the table. */
  label: string
  /** Headings of the columns in Markdown, which may follow from other lists; empty for facts that a table does not show. */
  columns: readonly string[] | ((fact: Fact, lists: FactLists) => readonly string[])
  /** The cells of a fact, in Markdown. */
  cells(fact: Fact, lists: FactLists): readonly string[]
  /** Attributes of the cells and of the headings; none where they are missing. */
  cellAttributes?(fact: Fact, lists: FactLists): readonly TreeAttributes[]
  columnAttributes?(fact: Fact, lists: FactLists): readonly TreeAttributes[]
  /** Renders facts whose cells are compiled already; a table with the columns above when it is missing. */
  draw?(facts: readonly (DrawnFact & { parts: readonly string[] })[]): TreeNode[]
}

/** What a node keeps of a fact for its list to be rendered: content trees. */
export interface DrawnFact {
  name: string
  anchor: string | null
  value: TreeNode[]
  cells: TreeNode[][]
  cellAttributes: readonly TreeAttributes[]
  columns: TreeNode[][]
  columnAttributes: readonly TreeAttributes[]
}

/** A string that isn't empty; Markdown within a line. */
export const text = z.string().trim().min(1)

/** Names as Markdown code: `` `A`, `B` ``; nothing for none. */
export function codes(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(', ')
}

/** A problem for each name that isn't in the list that it refers to: `There is no permission "X".` */
export function unknownNames(
  kind: string,
  names: readonly string[],
  list: readonly { name: string }[],
  otherwise: string,
): Fault[] {
  const known = list.map(({ name }) => name)
  const unknown = names.filter((name) => !known.includes(name))
  return unknown.map((name) => ({
    what: `There is no ${kind} "${name}".`,
    fix: nearestSentence(name, known, otherwise),
  }))
}

/** `DATABASE_URL` → `database-url`, `db.pool.propagateCreateError` → `db-pool-propagatecreateerror`. */
export function anchorOf(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]+/g, '-')
}
