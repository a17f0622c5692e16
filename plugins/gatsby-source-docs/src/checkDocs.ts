import type { CreatePagesArgs, GatsbyNode, PluginOptions } from 'gatsby'
import { type Problem, reportProblems } from '../../problem-report'
import type { DocsOptions } from '../types'
import { publishImages } from './contentFiles'
import { compileDigest, createDoc, type DocNode, isMdx } from './createDoc'
import { readPictureNotes } from './pictureNotes'
import type { DocFields } from './readDoc'

/** Creates no pages: this hook runs after all nodes exist, both in a build and after every change in `gatsby develop`. */
export const createPages: GatsbyNode['createPages'] = async (args, options: PluginOptions & DocsOptions) => {
  const { root, pictureList } = options
  const docs = await updateDocs(args, options)
  publishImages(
    root,
    docs.flatMap((doc) => doc.dependencies),
  )
  reportProblems(args.reporter, `Reading ${root}`, [
    ...docs.flatMap(({ problems }) => problems),
    ...duplicateTitles(docs),
    ...readPictureNotes(pictureList).problems,
  ])
}

/** Compiles docs again whose partials or code files have changed: Gatsby only reports changes of a page's own file. */
async function updateDocs(args: CreatePagesArgs, options: DocsOptions): Promise<Omit<DocFields, 'tree' | 'links'>[]> {
  const docs = args.getNodesByType('Doc') as DocNode[]
  return Promise.all(
    docs.map(async (doc) => {
      const mdx = args.getNode(doc.parent ?? '')
      const isCurrent = compileDigest(doc.dependencies, options) === doc.dependencyDigest
      return isCurrent || !mdx || !isMdx(mdx) ? doc : ((await createDoc(mdx, args, options)) ?? doc)
    }),
  )
}

/** Pages with the same title, in any case, look the same in search results. */
export function duplicateTitles(docs: readonly Pick<DocFields, 'title' | 'sourceFile'>[]): Problem[] {
  const firstWith = new Map<string, string>()
  return [...docs]
    .sort((a, b) => a.sourceFile.localeCompare(b.sourceFile))
    .flatMap(({ title, sourceFile }) => {
      const other = firstWith.get(title.toLowerCase())
      firstWith.set(title.toLowerCase(), other ?? sourceFile)
      if (other === undefined) return []
      const what = `The page ${other} has the same title "${title}".`
      return [{ severity: 'error' as const, file: sourceFile, what, fix: 'Give each page a different title.' }]
    })
}
