import type { CreatePagesArgs, GatsbyNode } from 'gatsby'
import type { Problem } from '../../gatsby-problem-report/src/Problem'
import { reportProblems } from '../../gatsby-problem-report/src/reportProblems'
import type { DocsOptions } from '../types'
import { compileDigest } from './compileDigest'
import { createDoc, isMdx, type DocNode } from './createDoc'
import type { DocFields } from './DocFields'
import { duplicateTitles } from './duplicateTitles'
import { publishImages } from './publishImages'
import { yamlProblems } from './yamlProblems'

type CheckedDoc = Omit<DocFields, 'tree'>

/**
 * Runs once all nodes are there, in a build and after every change in `gatsby develop`, before pages are made: brings
 * the docs up to date with the files they depend on, publishes their images, and reports the problems of all of them together.
 */
export const createPages: GatsbyNode['createPages'] = async (args, pluginOptions) => {
  const options = pluginOptions as unknown as DocsOptions
  const docs = await upToDateDocs(args, options)
  publishImages(
    options.root,
    docs.flatMap((doc) => doc.dependencies),
  )
  const problems: Problem[] = [
    // A file that was broken while `gatsby develop` runs has no Doc that could tell.
    ...yamlProblems(options.root),
    ...docs.flatMap((doc) => doc.problems),
    ...duplicateTitles(docs),
  ]
  reportProblems(args.reporter, `Reading ${options.root}`, problems)
}

/**
 * Gatsby makes a node anew when its own file has changed, never when a partial or code file has; and it tells no plugin
 * of a file that was deleted. So the digest each doc has stored is compared with the files as they are now.
 */
async function upToDateDocs(args: CreatePagesArgs, options: DocsOptions): Promise<CheckedDoc[]> {
  const docs = args.getNodesByType('Doc') as DocNode[]
  return Promise.all(docs.map((doc) => upToDate(doc, args, options)))
}

async function upToDate(doc: DocNode, args: CreatePagesArgs, options: DocsOptions): Promise<CheckedDoc> {
  const digest = compileDigest(doc.dependencies, options)
  const mdx = args.getNode(doc.parent ?? '')
  if (digest === doc.dependencyDigest || !mdx || !isMdx(mdx)) return doc
  return (await createDoc(mdx, args, options)) ?? doc
}
