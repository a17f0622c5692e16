import { createElement, type ElementType, type ReactNode } from 'react'
import type { TreeNode } from '../../plugins/markdown-tree'
import { BreakableCode, partsOfCode } from '../ui/BreakableCode'
import { SiteLink } from '../ui/SiteLink'
import { Admonition } from './Admonition'
import { CodeBlock } from './CodeBlock'
import { Heading2, Heading3, Heading4 } from './Heading'
import { TableBox } from './TableBox'
import * as styles from './UntrustedTree.module.css'

/** Renders a content tree of third-party text, such as the API's. Pages with no other text don't load the components of content/docs. */
export function UntrustedTree({ tree }: { tree: readonly TreeNode[] }) {
  return <>{renderTree(tree, untrustedComponents)}</>
}

/**
 * Renders a content tree: tags that have a component as that, other lower-case tags as elements.
 * @throws for a component without an entry: its content would be lost. No page can be built with it.
 */
export function renderTree(tree: readonly TreeNode[], components: Readonly<Record<string, ElementType>>): ReactNode[] {
  return tree.map((node, key) => {
    if (typeof node === 'string') return isCode(tree[key - 1]) ? node.replace(closing, '') : node
    const after = tree[key + 1]
    const mark = isCode(node) && typeof after === 'string' ? closing.exec(after)?.[0] : undefined
    const element = renderElement(node, key, components)
    if (mark === undefined) return element
    return (
      <span key={key} className={styles.together}>
        {element}
        {mark}
      </span>
    )
  })
}

/** What must not begin a line. Browsers may break one between text and the box around code. */
const closing = /^[,.;:!?)\]]+/

/** Whether a node is code within a line, or a link with nothing else. */
function isCode(node: TreeNode | undefined): boolean {
  if (node === undefined || typeof node === 'string') return false
  const [tag, , ...children] = node
  return tag === 'code' || (tag === 'a' && children.length === 1 && isCode(children[0]))
}

function renderElement(
  [tag, attributes, ...children]: Exclude<TreeNode, string>,
  key: number,
  components: Readonly<Record<string, ElementType>>,
): ReactNode {
  if (!components[tag] && /^[A-Z]/.test(tag))
    throw new Error(
      `A page contains the component <${tag}>, which is missing in src/markdown/MarkdownTree.tsx. Add it there.`,
    )
  const [code] = children
  if (tag === 'code' && typeof code === 'string' && children.length === 1)
    return <BreakableCode key={key} parts={partsOfCode(code)} {...(attributes || undefined)} />
  return createElement(
    components[tag] ?? tag,
    { key, ...(tableRoles[tag] && { role: tableRoles[tag] }), ...(attributes || undefined) },
    ...renderTree(children, components),
  )
}

/** Safari forgets the roles of elements that CSS displays as blocks. */
const tableRoles: Readonly<Record<string, string>> = {
  table: 'table',
  thead: 'rowgroup',
  tbody: 'rowgroup',
  tr: 'row',
  th: 'columnheader',
  td: 'cell',
}

/** Collapsible content, open in print. Without `summary` the children begin with an element of that name. */
export function Details({ summary, open, children }: { summary?: string; open?: boolean; children: ReactNode }) {
  return (
    <details className={styles.details} open={open}>
      {summary !== undefined && <summary>{summary}</summary>}
      {children}
    </details>
  )
}

/** What the build makes of any Markdown. */
export const untrustedComponents = {
  a: SiteLink,
  h2: Heading2,
  h3: Heading3,
  h4: Heading4,
  details: Details,
  Admonition,
  CodeBlock,
  TableBox,
} satisfies Record<string, ElementType>
