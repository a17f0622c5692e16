import type { z } from 'zod'
import type { TreeNode } from '../../gatsby-markdown-tree/src/TreeNode'
import type { FactLists } from '../types'

/** How the facts of one list are checked, named and drawn. `Fact` is one entry of the list. */
export interface FactKind<Fact = never> {
  /** The list, and its file in content/data. */
  list: keyof FactLists
  /** The GraphQL type. */
  type: string
  /** The kind of references to such a fact, see `AttributeRule.refersTo`; kinds that pages do not name have none. */
  refersTo?: string
  /** The component that shows one fact as a link. */
  inline?: string
  /** The component that shows within a line what is said about one fact, in Markdown: a default. */
  value?: { component: string; of(fact: Fact): string }
  schema: z.ZodType<Fact>
  /** The names by which a fact is known, the first one its own; unique in the list. */
  names(fact: Fact): readonly string[]
  /** The anchor of a fact on the page that explains it; without it the page alone is linked. */
  anchor?(fact: Fact): string
  /** One sentence of Markdown about the fact, for those who ask for facts. */
  summary(fact: Fact): string
  /** What no schema of a single fact can see. */
  problems?(fact: Fact, lists: FactLists): readonly { what: string; fix: string }[]
  table: FactTable<Fact>
}

/** The component that draws a list, or the part of it that an attribute selects. */
export interface FactTable<Fact> {
  component: string
  filter?: {
    attribute: string
    refersTo: string
    /** The parts that a fact belongs to. */
    of(fact: Fact): readonly string[]
  }
  /**
   * The attribute by which a table shows one fact alone: a row for each of its cells after the first, beside the heading of
   * the cell's column.
   */
  one?: { attribute: string; columns: readonly [string, string] }
  /** What the table holds, for those who reach its box by keyboard. */
  label: string
  /** Headings of the columns in Markdown, which may follow from other lists; empty for facts that are drawn otherwise. */
  columns: readonly string[] | ((fact: Fact, lists: FactLists) => readonly string[])
  /** The cells of a fact, in Markdown. */
  cells(fact: Fact, lists: FactLists): readonly string[]
  /** Draws facts whose cells are compiled already; a table with the columns above when it is missing. */
  draw?(facts: readonly DrawnFact[]): TreeNode[]
}

/** What a node keeps of a fact for its list to be drawn. */
export interface DrawnFact {
  name: string
  anchor: string | null
  /** What the kind's `value` shows, as a content tree. */
  value: TreeNode[]
  /** A content tree for each cell. */
  cells: TreeNode[][]
  /** The same for the headings of its table. */
  columns: TreeNode[][]
}
