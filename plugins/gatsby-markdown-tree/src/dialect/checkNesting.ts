import type { Nodes, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import type { ComponentRule } from './ComponentRules'
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

function mayStandIn({ holds }: ComponentRule, child: Nodes): boolean {
  if (!holds || (child.type === 'text' && child.value.trim() === '')) return true
  const name = nameOf(child)
  return name === 'Include' || (name !== undefined && holds.includes(name))
}

function nameOf(node: Nodes): string | undefined {
  const isJsx = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'
  return (isJsx && node.name) || undefined
}
