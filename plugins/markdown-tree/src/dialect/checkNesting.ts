import type { Nodes, Parents, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import type { ComponentRule, ComponentRules } from './DialectOptions'
import { type Part, report } from './Part'

/** Checks which components are children of which, and attributes that must differ between siblings. */
export function checkNesting(tree: Root, part: Part): void {
  const { components } = part.page.options
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node, _, parent) => {
    const name = nameOf(node)
    const rule = name !== undefined && Object.hasOwn(components, name) ? components[name] : undefined
    if (!name || !rule || !('children' in node)) return
    // The parent of a partial's top level is where the partial is included, which is not known here.
    const isAtEdge = parent?.type === 'root' && part.includedBy.length > 0
    if (rule.within && !isAtEdge && (!parent || nameOf(parent) !== rule.within)) {
      report(part, node, `<${name}> is outside of <${rule.within}>.`, `Move it directly into <${rule.within}>.`)
    }
    checkUnique(node, rule, components, part)
    const unexpected = node.children.find((child) => !isAllowedIn(rule, child))
    if (unexpected) {
      const allowed = rule.contains?.map((child) => `<${child}>`).join(', ')
      report(
        part,
        unexpected,
        `<${name}> may only contain ${allowed}.`,
        `Move this into one of them, or out of <${name}>.`,
      )
    }
  })
}

function checkUnique(parent: Parents, { contains }: ComponentRule, components: ComponentRules, part: Part): void {
  for (const name of contains ?? []) {
    const siblings = parent.children.filter((child) => nameOf(child) === name)
    const unique = Object.entries(components[name]?.attributes ?? {}).filter(([, rule]) => rule.unique)
    for (const [attribute] of unique) {
      const taken = new Set<unknown>()
      for (const sibling of siblings) {
        const value = sibling.data?.hProperties?.[attribute]
        if (value !== undefined && taken.has(value)) {
          const what = `Two <${name}> have the same ${attribute} ${JSON.stringify(value)}.`
          report(part, sibling, what, `Give each its own ${attribute}.`)
        }
        taken.add(value)
      }
    }
  }
}

function isAllowedIn({ contains }: ComponentRule, child: Nodes): boolean {
  if (!contains || (child.type === 'text' && child.value.trim() === '')) return true
  const name = nameOf(child)
  return name === 'Include' || (name !== undefined && contains.includes(name))
}

function nameOf(node: Nodes): string | undefined {
  const isJsx = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'
  return (isJsx && node.name) || undefined
}
