import { unpack, type Packed } from '../../../plugins/gatsby-markdown-tree/src/packed'
import { replaceElements } from '../../../plugins/gatsby-markdown-tree/src/replaceElements'
import type { TreeNode } from '../../../plugins/gatsby-markdown-tree/src/TreeNode'
import type { Problem } from '../../../plugins/gatsby-problem-report/src/Problem'
import type { SidebarNode } from '../../shared/sidebarTree'
import { pagesBelow } from './pagesBelow'

export interface WrittenPage {
  path: string
  sourceFile: string
  tree: Packed<readonly TreeNode[]>
}

/** Pages with `<SidebarCards />` that have no pages below them: there would be no cards. */
export function emptyCards(pages: readonly WrittenPage[], sidebars: readonly (readonly SidebarNode[])[]): Problem[] {
  return pages
    .filter(({ path, tree }) => hasCards(unpack(tree)) && sidebars.every((sidebar) => pagesBelow(path, sidebar).length === 0))
    .map(({ path, sourceFile }) => ({
      severity: 'error',
      file: sourceFile,
      what: `<SidebarCards> shows nothing: no sidebar has pages below "${path}".`,
      fix: 'Put some there in content/site/sidebars.ts, or remove it.',
    }))
}

function hasCards(tree: readonly TreeNode[]): boolean {
  let isFound = false
  replaceElements(tree, (tag) => {
    isFound ||= tag === 'SidebarCards'
    return undefined
  })
  return isFound
}
