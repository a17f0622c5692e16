/** What the index knows of an operation. */
export interface IndexedOperation {
  path: string
  title: string
  method: string
  endpoint: string
}

export interface IndexedTag {
  path: string
  title: string
  operations: readonly IndexedOperation[]
}

/**
 * The operations in which every word of a query occurs: in title, method or path, in the name of their tag, or in the address
 * of their page, which is the operation's id in kebab case; `createFlag` finds it too. A tag without any is left out; without words everything is there.
 */
export function filterOperations(tags: readonly IndexedTag[], query: string): readonly IndexedTag[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return tags
  return tags
    .map((tag) => ({ ...tag, operations: tag.operations.filter((operation) => isFound(operation, tag.title)) }))
    .filter(({ operations }) => operations.length > 0)

  function isFound({ path, title, method, endpoint }: IndexedOperation, tagTitle: string): boolean {
    const id = path.split('/').at(-1) ?? ''
    const text = `${title} ${method} ${endpoint} ${tagTitle} ${id} ${id.replaceAll('-', '')}`.toLowerCase()
    return words.every((word) => text.includes(word))
  }
}
