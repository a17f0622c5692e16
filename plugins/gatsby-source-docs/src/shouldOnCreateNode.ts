import type { GatsbyNode, Node } from 'gatsby'

export const shouldOnCreateNode: GatsbyNode<Node>['shouldOnCreateNode'] = ({ node }) => node.internal.type === 'Mdx'
