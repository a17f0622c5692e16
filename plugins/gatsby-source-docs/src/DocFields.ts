import type { Heading } from '../../gatsby-markdown-tree/src/Heading'
import type { Reference } from '../../gatsby-markdown-tree/src/Reference'
import type { TreeNode } from '../../gatsby-markdown-tree/src/TreeNode'
import type { Problem } from '../../gatsby-problem-report/src/Problem'

/** What a `Doc` node stores; `typeDefs` declares it for GraphQL. */
export interface DocFields {
  path: string
  title: string
  description: string
  sidebarLabel: string
  section: string
  sidebar: string | null
  headings: Heading[]
  sourceFile: string
  editUrl: string
  tree: TreeNode[]
  keywords: string[]
  availability: { plans: string[]; since: string | null } | null
  deprecated: boolean
  problems: Problem[]
  dependencies: string[]
  references: Reference[]
}
