import type { TreeNode } from '../../plugins/gatsby-markdown-tree/src/TreeNode'
import { ForeignTree } from '../markdown/ForeignTree'
import { SiteLink } from '../ui/SiteLink'
import { Downloads } from './Downloads'

interface Props {
  version: string
  /** Path of the index. */
  index: string
  operationCount: number
  downloads: { json: string; yaml: string }
  /** What the document says about itself. */
  tree: readonly TreeNode[]
  /** Our own words: how to reach the API, what a request needs, and what to expect of answers. */
  ownTree: readonly TreeNode[]
}

/** The introduction of the API reference. */
export function ApiIntroduction({ version, index, operationCount, downloads, tree, ownTree }: Props) {
  return (
    <>
      <ForeignTree tree={tree} />
      <p>
        This reference describes {operationCount} operations of Unleash {version};{' '}
        <SiteLink href={index}>the index</SiteLink> lists them all, and{' '}
        <SiteLink href="/how-to/how-to-use-the-admin-api">How to use the Admin API</SiteLink> shows a first request.
      </p>
      <Downloads what="The OpenAPI document" files={downloads} />
      <ForeignTree tree={ownTree} />
    </>
  )
}
