/** What is shown instead of a text node of React, and the text nodes that something is shown instead of. */
const replacements = new WeakMap<Node, ChildNode>()
const originals = new WeakMap<Node, Node[]>()
/** What React removed itself, and must not come back. */
const removed = new WeakSet<Node>()

/**
 * Page translation and some extensions replace React's text nodes. What React writes to such a node would not be seen, and what it removes
 * would stay: before either, the node comes back, and is translated again.
 */
export function restoreReplacedNodes(): void {
  const { removeChild, insertBefore } = Node.prototype
  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue')
  // Translators run in an isolated world: only the change is seen here, not who made it.
  new MutationObserver(noteReplacements).observe(document, { childList: true, subtree: true })
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    restore(child)
    removed.add(child)
    return removeChild.call(this, child) as Child
  }
  Node.prototype.insertBefore = function <Child extends Node>(this: Node, child: Child, before: Node | null): Child {
    if (before) restore(before)
    return insertBefore.call(this, child, before) as Child
  }
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Node, value: string | null) {
      restore(this)
      nodeValue?.set?.call(this, value)
    },
  })
}

/** The replacement is added in place of the text node, or before it (`font`, by translators). */
function noteReplacements(records: readonly MutationRecord[]): void {
  for (const { removedNodes, addedNodes, previousSibling } of records) {
    const replacement = addedNodes[0] ?? (previousSibling?.nodeName === 'FONT' ? previousSibling : undefined)
    if (!replacement) continue
    for (const node of removedNodes) {
      if (!(node instanceof Text) || node.parentNode || removed.has(node)) continue
      replacements.set(node, replacement as ChildNode)
      originals.set(replacement, [...(originals.get(replacement) ?? []), node])
    }
  }
}

function restore(node: Node): void {
  if (node.parentNode) return
  const replacement = replacements.get(node)
  if (replacement?.parentNode) replacement.replaceWith(...(originals.get(replacement) ?? []))
}
