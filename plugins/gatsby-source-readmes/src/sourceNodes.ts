import type { GatsbyNode } from 'gatsby'
import { pack } from '../../gatsby-markdown-tree/src/packed'
import { reportProblems } from '../../gatsby-problem-report/src/reportProblems'
import type { ReadmesOptions } from '../types'
import { readmeFields } from './readmeFields'
import { readReadmes } from './readReadmes'

/** READMEs become nodes; what is wrong with any of them is printed once, together. */
export const sourceNodes: GatsbyNode['sourceNodes'] = async (args, pluginOptions) => {
  const options = pluginOptions as unknown as ReadmesOptions
  const { readmes, problems } = await readReadmes({ options, root: process.cwd(), cache: args.cache })
  for (const readme of readmes) {
    const fields = readmeFields(readme, options)
    await args.actions.createNode({
      ...fields,
      tree: pack(fields.tree),
      id: args.createNodeId(`Readme:${fields.path}`),
      parent: null,
      children: [],
      internal: { type: 'Readme', contentDigest: args.createContentDigest(fields) },
    })
  }
  reportProblems(args.reporter, 'Reading READMEs', problems)
}
