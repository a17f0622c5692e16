/** Attributes as React takes them: `className`, `colSpan`, `aria-label`. */
export type TreeAttributes = Record<string, string | number | boolean>

/**
 * A node of compiled Markdown, small as JSON: a text, or `[tag, attributes or 0, ...children]`. A tag in lower case is
 * an HTML element, a capitalised one a component that the site registers.
 *
 *     ["p", 0, "See ", ["a", { "href": "/reference/segments" }, "segments"], "."]
 */
export type TreeNode = string | [tag: string, attributes: TreeAttributes | 0, ...children: TreeNode[]]
