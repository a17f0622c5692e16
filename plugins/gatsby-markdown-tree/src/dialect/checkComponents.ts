import type { Root, RootContentMap } from 'mdast'
import { SKIP, visit } from 'unist-util-visit'
import { nearestSentence } from '../../../gatsby-problem-report/src/nearest'
import type { ComponentRule, ComponentRules } from './ComponentRules'
import { checkAttributes } from './checkAttributes'
import { report, type Part } from './Part'
import { resolvedComponents } from './resolvedComponents'

export type JsxElement = RootContentMap['mdxJsxFlowElement'] | RootContentMap['mdxJsxTextElement']

/** HTML for what Markdown cannot say. */
const elements: ComponentRules = {
  br: { attributes: {}, children: false },
  details: { attributes: { open: { type: 'boolean' } }, children: true },
  kbd: { attributes: {}, children: true },
  sub: { attributes: {}, children: true },
  summary: { attributes: {}, children: true },
  sup: { attributes: {}, children: true },
}

/** What authors reach for, and how the dialect says it. */
const markdownFor: Readonly<Record<string, string>> = {
  a: 'Write a Markdown link: [text](/path).',
  img: 'Write a Markdown image: ![what one should see](/img/file.svg).',
  p: 'Leave a blank line between paragraphs.',
  table: 'Write a Markdown table.',
  pre: 'Write a code block between fences.',
}

/**
 * Makes every JSX element a tree node of its name with literal attributes. One that the rules do not know is reported,
 * and its content stays.
 */
export function checkComponents(tree: Root, part: Part): void {
  const components: ComponentRules = { ...part.page.options.components, ...resolvedComponents }
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node, index, parent) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return undefined
    const rule = ruleOf(node.name, components) ?? ruleOf(node.name, elements)
    if (node.name && rule) {
      node.data = { ...node.data, hName: node.name, hProperties: checkAttributes(node, node.name, rule, part) }
      return undefined
    }
    reportUnknown(node, Object.keys(components), part)
    if (!parent || index === undefined) return undefined
    parent.children.splice(index, 1, ...node.children)
    return [SKIP, index]
  })
}

function ruleOf(name: string | null, rules: ComponentRules): ComponentRule | undefined {
  return name !== null && Object.hasOwn(rules, name) ? rules[name] : undefined
}

function reportUnknown(node: JsxElement, names: readonly string[], part: Part): void {
  const { name } = node
  if (name === null) return report(part, node, 'A fragment <> has no use in content.', 'Remove <> and </>.')
  const meant = names.find((known) => known.toLowerCase() === name.toLowerCase())
  if (/^[A-Z]/.test(name) || meant) {
    return report(part, node, `There is no component <${name}>.`, nearestSentence(name, names, 'Use Markdown.'))
  }
  const allowed = Object.keys(elements).map((element) => `<${element}>`)
  const fix = Object.hasOwn(markdownFor, name) ? markdownFor[name] : undefined
  report(
    part,
    node,
    `The HTML element <${name}> is not allowed in content.`,
    fix ?? `Use Markdown or a component; of HTML only ${allowed.join(' ')}.`,
  )
}
