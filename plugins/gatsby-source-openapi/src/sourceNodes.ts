import { existsSync } from 'node:fs'
import path from 'node:path'
import type { GatsbyNode, SourceNodesArgs } from 'gatsby'
import { pack } from '../../gatsby-markdown-tree/src/packed'
import { reportProblems } from '../../gatsby-problem-report/src/reportProblems'
import type { Problem } from '../../gatsby-problem-report/src/Problem'
import { committedAt } from '../../gatsby-remote-document/src/committedAt'
import type { OpenApiOptions } from '../types'
import { apiFiles } from './files/apiFiles'
import { downloadPaths } from './files/filePaths'
import { writeFiles } from './files/writeFiles'
import { foreignText } from './foreignText'
import { apiNodes } from './nodes/apiNodes'
import type { ApiNode, NodeContext } from './nodes/NodeContext'
import { resolveLink } from './nodes/resolveLink'
import { readApiSource } from './readApiSource'
import { readIntroduction } from './readIntroduction'

/** Marked `@packed` in the type definitions. */
const packedNames = new Set(['tree', 'ownTree', 'parameters', 'requestBody', 'responses', 'bodySchemas', 'schema'])

const types: readonly ApiNode['type'][] = ['ApiPage', 'ApiTag', 'ApiOperation', 'ApiSchema']

/** What the last run made, for the next one; Gatsby forgets it when this plugin changes. */
interface LastRun {
  digest: string
  /** Of the texts. */
  problems: Problem[]
}

/**
 * The document becomes nodes, and files beside the pages; what is wrong with it is printed once, together. A document that
 * is the same as last time keeps both.
 */
export const sourceNodes: GatsbyNode['sourceNodes'] = async (args, pluginOptions) => {
  const options = pluginOptions as unknown as OpenApiOptions
  const { value: document, origin, problems } = await readApiSource(options, process.cwd(), args.cache)
  if (!document) {
    reportProblems(args.reporter, 'Reading the OpenAPI document', problems)
    return
  }
  const isBundled = origin.kind === 'bundled'
  const { problems: introductionProblems, ...introduction } = await readIntroduction(options, process.cwd())
  const textProblems: Problem[] = []
  const context: NodeContext = {
    document,
    introduction,
    routeBase: options.routeBase,
    infoSlug: options.infoSlug,
    filesBase: options.filesBase,
    placeholders: options.placeholders,
    sidebar: options.sidebar,
    sourceFile: origin.location,
    editUrl: isBundled ? `${options.editUrlBase}${origin.location}` : null,
    lastUpdated: (isBundled ? await committedAt(origin.location) : origin.retrievedAt) ?? null,
    compile: foreignText(origin.location, document.serverUrls, options, textProblems),
    resolveLink: (href) => resolveLink(href, options),
    nodeId: (type, key) => args.createNodeId(`${type}:${key}`),
  }
  const publicFolder = path.join(rootOf(args), 'public')
  const digest = args.createContentDigest({ json: document.json, introduction, options, lastUpdated: context.lastUpdated })
  const last = (await args.cache.get('lastRun')) as LastRun | undefined
  if (last?.digest === digest && existsSync(path.join(publicFolder, downloadPaths(options.filesBase).json))) {
    for (const type of types) args.getNodesByType(type).forEach((node) => args.actions.touchNode(node))
    textProblems.push(...last.problems)
  } else {
    await createNodes(await apiNodes(context), args)
    await writeFiles(publicFolder, options.filesBase, apiFiles(document, options))
    await args.cache.set('lastRun', { digest, problems: textProblems } satisfies LastRun)
  }
  reportProblems(args.reporter, 'Reading the OpenAPI document', [...problems, ...introductionProblems, ...textProblems])
}

function rootOf({ store }: SourceNodesArgs): string {
  // Gatsby's type says no more than that it is a function.
  const getState = store.getState as () => { program: { directory: string } }
  return getState().program.directory
}

async function createNodes(nodes: readonly ApiNode[], args: SourceNodesArgs): Promise<void> {
  for (const { type, key, fields } of nodes) {
    const packed = packedFields(fields)
    await args.actions.createNode({
      ...packed,
      id: args.createNodeId(`${type}:${key}`),
      parent: null,
      children: [],
      internal: { type, contentDigest: args.createContentDigest(packed) },
    })
  }
}

function packedFields(fields: ApiNode['fields']): ApiNode['fields'] {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, packedNames.has(name) && value !== null ? pack(value) : value]),
  )
}
