import type { Element, ElementContent, Properties } from 'hast'
import { visit } from 'unist-util-visit'
import { type ComponentRule, ownEntry } from './DialectOptions'
import { type DialectPlugin, isJsx } from './DialectPlugin'

/**
 * Makes components elements of the HTML tree. MDX keeps JSX as it is written, and what derives excerpts and titles from the tree would
 * not see what is in it; as elements, components also have their checked attributes, such as the definition of a term.
 */
export const componentElements: DialectPlugin =
  ({ components }) =>
  (tree) => {
    visit(tree, (node) => {
      if (!isJsx(node)) return
      const { hName: tagName = node.name ?? '', hProperties: properties = {}, hChildren } = node.data ?? {}
      // Those of Markdown follow: the compiler turns them into HTML.
      const written = node.children as ElementContent[]
      const children =
        hChildren ?? (written.length > 0 ? written : impliedText(ownEntry(components, node.name), properties))
      const element: Element = { type: 'element', tagName, properties, children }
      Object.assign(node, element, { data: undefined })
    })
  }

/** What `<EnvVar name="PORT" />` shows is only known to another plugin; its name is better than a gap in a sentence. */
function impliedText(rule: ComponentRule | undefined, properties: Properties): ElementContent[] {
  const [attribute = ''] = Object.keys(rule?.attributes ?? {})
  const value = properties.term ?? properties[attribute]
  return rule?.inline && typeof value === 'string' ? [{ type: 'text', value }] : []
}
