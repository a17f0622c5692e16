import { existsSync } from 'node:fs'
import path from 'node:path'
import type { GatsbyNode, PluginOptions, SourceNodesArgs } from 'gatsby'
import { pack } from '../../markdown-tree'
import { type Problem, reportProblems } from '../../problem-report'
import { committedAt, originReport, readSourceMode } from '../../remote-document'
import { createSourceNode, resultsOf } from '../../source-plugin'
import { minorVersion } from '../shared'
import type { ApiSource, OpenApiOptions } from '../types'
import { apiFiles, downloadPaths, removeFiles, writeFiles } from './files/apiFiles'
import { apiNodes } from './nodes/apiNodes'
import { readHistoryFile } from './history/readHistory'
import type { ApiNode, NodeContext } from './nodes/NodeContext'
import { resolveLink, untrustedText } from './nodes/untrustedText'
import { defined } from './read/json'
import { readApiSource, startApiSource } from './readApiSource'
import { readIntroduction } from './readIntroduction'
import { sourceListProblems } from './pluginOptionsSchema'

/** Marked `@packed` in the type definitions. */
const packedFields = new Set(['tree', 'ownTree', 'parameters', 'requestBody', 'responses', 'bodySchemas', 'schema'])

const types: readonly ApiNode['type'][] = ['ApiPage', 'ApiTag', 'ApiOperation', 'ApiSchema']

const results = resultsOf(
  'plugins/gatsby-source-openapi/src/sourceNodes.ts',
  'plugins/markdown-tree/src/untrusted/textWorker.ts',
)

/** What is cached for the next run. Gatsby clears it when this plugin changes. */
interface LastRun {
  digest: string
  /** Of the texts, which are compiled only when something changed. */
  problems: Problem[]
}

export const onPreInit: GatsbyNode['onPreInit'] = (_args, options: PluginOptions & OpenApiOptions) => {
  for (const document of options.documents) startApiSource(optionsOf(document, options))
}

/** Creates the nodes of all versions and the files beside their pages. Keeps both if no document has changed. */
export const sourceNodes: GatsbyNode['sourceNodes'] = async (args, options: PluginOptions & OpenApiOptions) => {
  const { documents, filesBase } = options
  const listProblems = sourceListProblems(documents)
  const sources = await Promise.all(documents.map((source) => readSource(source, options, args)))
  const problems = [...listProblems, ...sources.flatMap((source) => source.problems)]
  const versions = sources.flatMap((source) => (source.value ? [{ ...source, document: source.value }] : []))
  const current = versions.find(({ isCurrent }) => isCurrent)
  if (listProblems.length > 0 || versions.length < sources.length || !current) {
    reportProblems(args.reporter, 'Reading the OpenAPI document', problems)
    return
  }
  const { kind } = current.origin
  if (options.openapiUrl || readSourceMode(options.mode).mode !== 'bundled')
    args.reporter.info(`API reference:\n${originReport([{ name: 'OpenAPI document', origin: current.origin }])}`)
  const editions = versions.map(({ version, isCurrent, routeBase, document }) => ({
    name: minorVersion(document.info.version) || version,
    isCurrent,
    routeBase,
    document,
  }))
  for (const { document, isCurrent, version } of versions) {
    if (!isCurrent)
      document.other = { version, bundled: minorVersion(current.document.info.version), hasBundledTexts: false }
  }
  const { problems: introductionProblems, ...introduction } = await readIntroduction(options, process.cwd())
  const endpoints = new Set(
    versions.flatMap(({ document }) => document.operations.map(({ method, endpoint }) => `${method} ${endpoint}`)),
  )
  // A fetched document may lack operations, or have moved them.
  const { histories, problems: historyProblems } = readHistoryFile(
    options.historyFile,
    kind === 'bundled' ? [...endpoints] : undefined,
  )
  const textProblems: Problem[] = []
  const contexts = await Promise.all(
    versions.map(async ({ document, origin, routeBase, sidebar, isCurrent, version }): Promise<NodeContext> => {
      const isBundled = origin.kind === 'bundled'
      const keyPrefix = isCurrent ? '' : `${version}/`
      return {
        document,
        editions,
        introduction,
        histories,
        routeBase,
        infoSlug: options.infoSlug,
        filesBase: isCurrent ? filesBase : `${filesBase}-${version}`,
        placeholders: options.placeholders,
        sidebar,
        sourceFile: origin.location,
        editUrl: isBundled ? `${options.editUrlBase}${origin.location}` : null,
        lastUpdated: (isBundled ? await committedAt(origin.location) : origin.retrievedAt) ?? null,
        compile: untrustedText(origin.location, document.serverUrls, options, textProblems),
        resolveLink: (href) => resolveLink(href, options),
        keyPrefix,
        nodeId: (type, key) => args.createNodeId(`${type}:${keyPrefix}${key}`),
      }
    }),
  )
  const publicFolder = path.join(rootOf(args), 'public')
  const read = contexts.map(({ document, lastUpdated, sourceFile, editUrl }) => ({
    json: document.json,
    other: document.other,
    lastUpdated,
    sourceFile,
    editUrl,
  }))
  const inputs = { read, introduction, histories: [...histories], options }
  const digest = await results.key(inputs)
  const last = (await args.cache.get('lastRun')) as LastRun | undefined
  const areFilesThere = contexts.every((context) =>
    existsSync(path.join(publicFolder, downloadPaths(context.filesBase).json)),
  )
  if (last?.digest === digest && areFilesThere) {
    for (const type of types) args.getNodesByType(type).forEach((node) => args.actions.touchNode(node))
    textProblems.push(...last.problems)
  } else {
    await removeFiles(publicFolder, filesBase)
    const isCurrent = (kept: { problems: Problem[] }) => kept.problems.length === 0
    const { nodes } = await results.value(
      ['nodes', inputs],
      async () => ({ nodes: await packedNodes(contexts), problems: textProblems }),
      isCurrent,
    )
    for (const { type, key, fields } of nodes) await createSourceNode(args, type, key, fields)
    const files = await results.value(['files', inputs], () =>
      contexts.flatMap((context) => [...apiFiles(context.document, { ...options, filesBase: context.filesBase })]),
    )
    await writeFiles(publicFolder, files)
    await args.cache.set('lastRun', { digest, problems: textProblems } satisfies LastRun)
  }
  reportProblems(args.reporter, 'Reading the OpenAPI document', [
    ...problems,
    ...introductionProblems,
    ...historyProblems,
    ...textProblems,
  ])
}

async function readSource(source: ApiSource, options: OpenApiOptions, { cache }: SourceNodesArgs) {
  const read = await readApiSource(optionsOf(source, options), process.cwd(), cache)
  return { ...source, isCurrent: source.isCurrent === true, ...read }
}

/** `OPENAPI_URL` replaces the current version. */
function optionsOf(
  document: ApiSource,
  { mode, openapiUrl, infoSlug, fetchSeconds }: OpenApiOptions,
): Parameters<typeof startApiSource>[0] {
  return {
    document,
    infoSlug,
    ...defined({ mode, openapiUrl: document.isCurrent ? openapiUrl : undefined, fetchSeconds }),
  }
}

function rootOf({ store }: SourceNodesArgs): string {
  // Gatsby types it as any function.
  const getState = store.getState as () => { program: { directory: string } }
  return getState().program.directory
}

async function packedNodes(contexts: readonly NodeContext[]): Promise<ApiNode[]> {
  const nodes: ApiNode[] = []
  for (const context of contexts) {
    for (const { type, key, fields } of await apiNodes(context))
      nodes.push({ type, key: context.keyPrefix + key, fields: packedOf(fields) })
  }
  return nodes
}

function packedOf(fields: ApiNode['fields']): ApiNode['fields'] {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      packedFields.has(name) && value !== null ? pack(value) : value,
    ]),
  )
}
