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
 * The operations in which every word of a query occurs: in title, method or path, or in the name of their tag. A tag without
 * any is left out; without words everything is there.
 */
export function filterOperations(tags: readonly IndexedTag[], query: string): readonly IndexedTag[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return tags
  return tags
    .map((tag) => ({ ...tag, operations: tag.operations.filter((operation) => isFound(operation, tag.title)) }))
    .filter(({ operations }) => operations.length > 0)

  function isFound({ title, method, endpoint }: IndexedOperation, tagTitle: string): boolean {
    const text = `${title} ${method} ${endpoint} ${tagTitle}`.toLowerCase()
    return words.every((word) => text.includes(word))
  }
}
