import type { Nodes, Parents, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import type { ComponentRule, ComponentRules } from './ComponentRules'
import { report, type Part } from './Part'

/** Components that only mean something together: where they may stand, and what may stand in them. */
export function checkNesting(tree: Root, part: Part): void {
  const { components } = part.page.options
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node, _, parent) => {
    const name = nameOf(node)
    const rule = name !== undefined && Object.hasOwn(components, name) ? components[name] : undefined
    if (!name || !rule || !('children' in node)) return
    // What a partial starts with stands where the partial is included, which is not known here.
    const isAtEdge = parent?.type === 'root' && part.includedBy.length > 0
    if (rule.within && !isAtEdge && (!parent || nameOf(parent) !== rule.within)) {
      report(part, node, `<${name}> stands outside of <${rule.within}>.`, `Put it right within <${rule.within}>.`)
    }
    checkUnique(node, rule, components, part)
    const stranger = node.children.find((child) => !mayStandIn(rule, child))
    if (stranger) {
      const allowed = rule.holds?.map((held) => `<${held}>`).join(', ')
      report(
        part,
        stranger,
        `<${name}> holds something else than ${allowed}.`,
        `Put it into one of them, or out of <${name}>.`,
      )
    }
  })
}

/** Components side by side are told apart by some of their attributes. */
function checkUnique(parent: Parents, { holds }: ComponentRule, components: ComponentRules, part: Part): void {
  for (const name of holds ?? []) {
    const siblings = parent.children.filter((child) => nameOf(child) === name)
    const unique = Object.entries(components[name]?.attributes ?? {}).filter(([, rule]) => rule.unique)
    for (const [attribute] of unique) {
      const taken = new Set<unknown>()
      for (const sibling of siblings) {
        const value = sibling.data?.hProperties?.[attribute]
        if (value !== undefined && taken.has(value)) {
          const what = `<${name}> has the ${attribute} ${JSON.stringify(value)} of another one beside it.`
          report(part, sibling, what, `Give each its own ${attribute}.`)
        }
        taken.add(value)
      }
    }
  }
}

function mayStandIn({ holds }: ComponentRule, child: Nodes): boolean {
  if (!holds || (child.type === 'text' && child.value.trim() === '')) return true
  const name = nameOf(child)
  return name === 'Include' || (name !== undefined && holds.includes(name))
}

function nameOf(node: Nodes): string | undefined {
  const isJsx = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'
  return (isJsx && node.name) || undefined
}
