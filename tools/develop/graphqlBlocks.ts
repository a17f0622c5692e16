export interface GraphqlBlock {
  /** Its first comment, else the name of the query, else its place among the blocks. */
  name: string
  query: string
  /** Whether a response without nodes is fine: the block contains the line `# may be empty`. */
  mayBeEmpty: boolean
}

/** The fenced blocks of a Markdown text that hold GraphQL. */
export function graphqlBlocks(markdown: string): GraphqlBlock[] {
  return [...markdown.matchAll(/^( *)```graphql[^\n]*\n(.*?)^\1```/gms)].map(({ 2: query = '' }, index) => ({
    name:
      /^\s*#\s*(?!\s|may be empty)(.+)$/m.exec(query)?.[1] ??
      /\bquery\s+(\w+)/.exec(query)?.[1] ??
      `query ${index + 1}`,
    query,
    mayBeEmpty: /^\s*# may be empty\s*$/m.test(query),
  }))
}

/** How many nodes a response contains: the entries of its outermost lists. */
export function countNodes(data: unknown): number {
  if (Array.isArray(data)) return data.length
  if (typeof data !== 'object' || data === null) return 0
  return Object.values(data).reduce<number>((total, value) => total + countNodes(value), 0)
}
