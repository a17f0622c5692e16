import { replaceElements, type Replacement } from '../../gatsby-markdown-tree/src/replaceElements'
import type { TreeAttributes, TreeNode } from '../../gatsby-markdown-tree/src/TreeNode'
import { drawTable } from './drawTable'
import type { DrawnFact, FactKind } from './FactKind'
import { factKindList } from './factKinds'

/** A fact as it comes out of its node. */
export interface KnownFact extends DrawnFact {
  aliases: readonly string[]
  parts: readonly string[]
  position: number
  path: string
}

const byComponent = new Map(
  factKindList.flatMap((kind) => {
    const components = [kind.table.component, kind.inline, kind.value?.component]
    return components.flatMap((name) => (name === undefined ? [] : [[name, kind] as const]))
  }),
)

/** The kinds of facts whose components stand in a tree. */
export function kindsNamedIn(tree: readonly TreeNode[]): FactKind<object>[] {
  const found = new Set<FactKind<object>>()
  replaceElements(tree, (tag) => {
    const kind = byComponent.get(tag)
    if (kind) found.add(kind)
    return undefined
  })
  return [...found]
}

/**
 * What stands in place of components that name facts: a link for one fact, a table for many.
 *
 * @param facts by list, in the list's order.
 */
export function drawFacts(facts: ReadonlyMap<string, readonly KnownFact[]>): Replacement {
  return (tag, attributes) => {
    const kind = byComponent.get(tag)
    if (!kind) return undefined
    const known = facts.get(kind.list) ?? []
    if (tag === kind.inline) return [link(attributes, known)]
    if (tag === kind.value?.component) return [...(named(attributes, known)?.value ?? [])]
    return draw(kind, attributes, known)
  }
}

/** A name that is not known was reported; it stays as it is written. With a value it is an assignment: `LOG_LEVEL=info`. */
function link(attributes: TreeAttributes, facts: readonly KnownFact[]): TreeNode {
  const { name, value } = attributes
  const fact = named(attributes, facts)
  const code: TreeNode = ['code', 0, value === undefined ? String(name) : `${String(name)}=${String(value)}`]
  return fact ? ['a', { href: fact.path }, code] : code
}

function named({ name }: TreeAttributes, facts: readonly KnownFact[]): KnownFact | undefined {
  return facts.find((each) => each.name === name || each.aliases.includes(String(name)))
}

function draw({ table }: FactKind<object>, attributes: TreeAttributes, facts: readonly KnownFact[]): TreeNode[] {
  const name = table.one && attributes[table.one.attribute]
  if (table.one && name !== undefined) {
    return drawTable(table.label, facts.filter((fact) => fact.name === name).flatMap(cellsAsRows(table.one.columns)))
  }
  const part = table.filter && attributes[table.filter.attribute]
  const shown = part === undefined ? facts : facts.filter(({ parts }) => parts.includes(String(part)))
  return table.draw?.(shown) ?? drawTable(table.label, shown)
}

/** A row for each cell after the first, which names the fact. */
function cellsAsRows(columns: readonly string[]): (fact: KnownFact) => DrawnFact[] {
  return ({ name, cells, columns: headings }) =>
    headings.slice(1).map((heading, index) => ({
      name,
      anchor: null,
      value: [],
      cells: [heading, cells[index + 1] ?? []],
      columns: columns.map((column) => [column]),
    }))
}
