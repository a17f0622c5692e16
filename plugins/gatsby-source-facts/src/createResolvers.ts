import type { GatsbyNode, PluginOptions } from 'gatsby'
import {
  labelCells,
  type Reference,
  replaceElements,
  type Replacement,
  textOf,
  type TreeAttributes,
  treeElement,
  type TreeNode,
} from '../../markdown-tree'
import { addResolvers, replaceInTrees, type ResolverContext } from '../../source-plugin'
import type { FactsOptions } from '../types'
import { type CodeCheck, markCheckedCode } from './checkedPages'
import type { DrawnFact } from './FactKind'
import { type AnyKind, factKindList } from './factKinds'

/** When the text of a page is queried, components that name facts become links and tables, and code that was checked is marked. */
export const createResolvers: GatsbyNode['createResolvers'] = (
  args,
  { textTypes, referenceTypes }: PluginOptions & FactsOptions,
) => {
  addResolvers(
    args,
    Object.fromEntries(
      referenceTypes.map((type) => [type, { unknownNames: { type: '[String!]!', resolve: unknownNames } }]),
    ),
  )
  replaceInTrees(args, textTypes, async (_tree, findNodes, { path }) => {
    const check = (await findNodes<CodeCheck>('CodeCheck')).find((each) => each.path === path)
    return check && markCheckedCode(check)
  })
  replaceInTrees(args, textTypes, async (tree, findNodes) => {
    const kinds = kindsNamedIn(tree)
    if (kinds.length === 0) return undefined
    const facts = await Promise.all(
      kinds.map(async ({ list, type }) => {
        const found = await findNodes<KnownFact>(type)
        return [list, found.sort((a, b) => a.position - b.position)] as const
      }),
    )
    return drawFacts(new Map(facts))
  })
}

/** Names of facts that a page refers to, but no list has: a fetched document may have others. */
export async function unknownNames(
  { references }: { references: readonly Reference[] },
  _args: unknown,
  { nodeModel }: ResolverContext,
): Promise<string[]> {
  const unknown = factKindList.map(async ({ type, refersTo }) => {
    const names = references.filter(({ kind }) => kind === refersTo).map(({ name }) => name)
    if (names.length === 0) return []
    const facts = [...(await nodeModel.findAll<KnownFact>({ type })).entries]
    return names.filter((name) => !named({ name }, facts))
  })
  return (await Promise.all(unknown)).flat()
}

/** A fact as its node has it. */
export interface KnownFact extends DrawnFact {
  aliases: readonly string[]
  parts: readonly string[]
  position: number
  path: string
}

const byComponent = new Map(
  factKindList.flatMap((kind) => {
    const components = [kind.table?.component, kind.inline, kind.value?.component]
    return components.flatMap((name) => (name === undefined ? [] : [[name, kind] as const]))
  }),
)

/** The kinds of facts whose components are in a tree. */
export function kindsNamedIn(tree: readonly TreeNode[]): AnyKind[] {
  const found = new Set<AnyKind>()
  replaceElements(tree, (tag) => {
    const kind = byComponent.get(tag)
    if (kind) found.add(kind)
    return undefined
  })
  return [...found]
}

/**
 * Replaces components that name facts by links and tables.
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

/** An unknown name was reported and is shown as written. With a value it is an assignment: `LOG_LEVEL=info`. */
function link(attributes: TreeAttributes, facts: readonly KnownFact[]): TreeNode {
  const { name, value } = attributes
  const fact = named(attributes, facts)
  const code: TreeNode = ['code', 0, value === undefined ? String(name) : `${String(name)}=${String(value)}`]
  return fact ? ['a', { href: fact.path }, code] : code
}

function named({ name }: TreeAttributes, facts: readonly KnownFact[]): KnownFact | undefined {
  return facts.find((each) => each.name === name || each.aliases.includes(String(name)))
}

function draw({ table, list }: AnyKind, attributes: TreeAttributes, facts: readonly KnownFact[]): TreeNode[] {
  if (!table) return []
  const name = table.one && attributes[table.one.attribute]
  if (table.one && name !== undefined) {
    return drawTable(
      table.label,
      list,
      facts.filter((fact) => fact.name === name).flatMap(cellsAsRows(table.one.columns)),
    )
  }
  const part = table.filter && attributes[table.filter.attribute]
  const shown = part === undefined ? facts : facts.filter(({ parts }) => parts.includes(String(part)))
  return table.draw?.(shown) ?? drawTable(table.label, list, shown)
}

/** A row for each cell after the first, which names the fact. */
function cellsAsRows(columns: readonly string[]): (fact: KnownFact) => DrawnFact[] {
  return ({ name, cells, cellAttributes, columns: headings }) =>
    headings.slice(1).map((heading, index) => ({
      name,
      anchor: null,
      value: [],
      cells: [heading, cells[index + 1] ?? []],
      cellAttributes: [{}, cellAttributes[index + 1] ?? {}],
      columns: columns.map((column) => [column]),
      columnAttributes: [],
    }))
}

/** Facts as a table that scrolls and names their list; the row of a fact has its anchor. */
function drawTable(label: string, list: string, facts: readonly DrawnFact[]): TreeNode[] {
  const { columns = [], columnAttributes = [] } = facts[0] ?? {}
  const headings = columns.map((column, index) =>
    treeElement(column.every((part) => part === '') ? 'td' : 'th', columnAttributes[index] ?? {}, column),
  )
  const rows = facts.map(({ anchor, cells, cellAttributes }) => {
    const tds = cells.map((cell, index) => treeElement('td', cellAttributes[index] ?? {}, breakNames(cell)))
    return treeElement('tr', anchor === null ? {} : { id: anchor }, tds)
  })
  const head: TreeNode = ['thead', 0, ['tr', 0, ...headings]]
  return [['FactTable', { label, list }, ...labelCells(['table', 0, head, ['tbody', 0, ...rows]], columns.map(textOf))]]
}

/** A long name may break after each of its parts: `DATABASE_` `URL`, `github.` `com/` `Unleash`. */
function breakNames(cell: readonly TreeNode[]): TreeNode[] {
  return replaceElements(cell, (tag, _, children) => {
    const [name] = children
    if (tag !== 'code' || typeof name !== 'string' || name.length < 16) return undefined
    const parts = name.split(/(?<=[_./:])(?=\w)/)
    return [['code', 0, ...parts.flatMap((part, index): TreeNode[] => (index === 0 ? [part] : [['wbr', 0], part]))]]
  })
}
