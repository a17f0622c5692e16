import type { GatsbyNode } from 'gatsby'
import { reportProblems } from '../../gatsby-problem-report/src/reportProblems'
import type { Problem } from '../../gatsby-problem-report/src/Problem'
import { committedAt } from '../../gatsby-remote-document/src/committedAt'
import type { OpenApiOptions } from '../types'
import { foreignText } from './foreignText'
import { apiNodes } from './nodes/apiNodes'
import { readApiSource } from './readApiSource'

/** The document becomes nodes; what is wrong with it is printed once, together. */
export const sourceNodes: GatsbyNode['sourceNodes'] = async (args, pluginOptions) => {
  const options = pluginOptions as unknown as OpenApiOptions
  const { value: document, origin, problems } = await readApiSource(options, process.cwd(), args.cache)
  const found: Problem[] = [...problems]
  if (document) {
    const isBundled = origin.kind === 'bundled'
    const nodes = await apiNodes({
      document,
      routeBase: options.routeBase,
      infoSlug: options.infoSlug,
      sidebar: options.sidebar,
      sourceFile: origin.location,
      editUrl: isBundled ? `${options.editUrlBase}${origin.location}` : null,
      lastUpdated: (isBundled ? await committedAt(origin.location) : origin.retrievedAt) ?? null,
      compile: foreignText(origin.location, document.serverUrls, options, found),
      nodeId: (type, key) => args.createNodeId(`${type}:${key}`),
    })
    for (const { type, key, fields } of nodes) {
      await args.actions.createNode({
        ...fields,
        id: args.createNodeId(`${type}:${key}`),
        parent: null,
        children: [],
        internal: { type, contentDigest: args.createContentDigest(fields) },
      })
    }
  }
  reportProblems(args.reporter, 'Reading the OpenAPI document', found)
}
