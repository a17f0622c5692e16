import { existsSync } from 'node:fs'
import path from 'node:path'
import type { GatsbyNode, NodePluginArgs, PluginOptions } from 'gatsby'
import { pack } from '../../markdown-tree'
import { stringifyJson } from '../../openapi-request'
import { type Problem, reportProblems } from '../../problem-report'
import { committedAt, type Origin, originReport, readSourceMode } from '../../remote-document'
import { compareWithLock } from './compareWithLock'
import { createSourceNode, fileReader, followFiles, type ReadFile, replaceNodes, resultsOf } from '../../source-plugin'
import { minorVersion } from '../shared'
import type { ApiSource, OpenApiOptions } from '../types'
import { apiFiles, downloadPaths, removeFiles, writeFiles } from './files/apiFiles'
import { apiNodes } from './nodes/apiNodes'
import { readHistoryFile } from './history/readHistory'
import type { ApiNode, NodeContext } from './nodes/NodeContext'
import { resolveLink, untrustedText } from './nodes/untrustedText'
import type { ApiDocument } from './read/ApiDocument'
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

export const { sourceNodes, shouldOnCreateNode, onCreateNode } = followFiles<OpenApiOptions>(
  ({ documents, introductionFile, historyFile }) => [
    introductionFile,
    historyFile,
    ...documents.map(({ bundledFile }) => bundledFile),
  ],
  createApi,
)

/** Creates the nodes of all versions and the files beside their pages. Keeps both if nothing has changed, or a document has an error. */
async function createApi(args: NodePluginArgs, options: OpenApiOptions): Promise<void> {
  if (options.documents.length === 0) return
  const readFile = fileReader(args)
  const read = await readVersions(options, readFile, args)
  const report = (problems: readonly Problem[]) =>
    reportProblems(args.reporter, 'Reading the OpenAPI document', [...read.problems, ...problems])
  if (!read.current) {
    report([])
    return
  }
  const { versions, current } = read
  const { problems: introductionProblems, markdown, ...introduction } = await readIntroduction(options, readFile)
  const endpoints = new Set(
    versions.flatMap(({ document }) => document.operations.map(({ method, endpoint }) => `${method} ${endpoint}`)),
  )
  const { histories, problems: historyProblems } = await readHistoryFile(
    options.historyFile,
    readFile,
    // A fetched document may lack operations, or have moved them.
    current.origin.kind === 'bundled' ? [...endpoints] : undefined,
  )
  const shared = { introduction, histories, editions: editionsOf(versions), textProblems: [] }
  const contexts = await Promise.all(versions.map((version) => contextOf(version, shared, args, options)))
  await createNodes(contexts, shared, markdown, args, options)
  report([...introductionProblems, ...historyProblems, ...shared.textProblems])
}

interface Version extends Omit<ApiSource, 'isCurrent'> {
  isCurrent: boolean
  document: ApiDocument
  origin: Origin
}

/** Reads the documents of all versions. Without a current version, one of them, or their list, has an error. */
async function readVersions(
  options: OpenApiOptions,
  readFile: ReadFile,
  { cache, reporter }: NodePluginArgs,
): Promise<{ versions: Version[]; current?: Version; problems: Problem[] }> {
  const { documents } = options
  const listProblems = sourceListProblems(documents)
  const sources = await Promise.all(
    documents.map(async (source) => {
      const read = await readApiSource(optionsOf(source, options), readFile, cache)
      return { ...source, isCurrent: source.isCurrent === true, ...read }
    }),
  )
  const lockProblems = await compareWithLock(sources, options, readFile, reporter)
  const problems = [...listProblems, ...sources.flatMap((source) => source.problems), ...lockProblems]
  const versions = sources.flatMap((source) => (source.value ? [{ ...source, document: source.value }] : []))
  const current = versions.find(({ isCurrent }) => isCurrent)
  if (listProblems.length > 0 || versions.length < sources.length || !current) return { versions: [], problems }
  if (options.openapiUrl || readSourceMode(options.mode).mode !== 'bundled')
    reporter.info(`API reference:\n${originReport([{ name: 'OpenAPI document', origin: current.origin }])}`)
  for (const { document, isCurrent, version } of versions) {
    if (!isCurrent)
      document.other = { version, bundled: minorVersion(current.document.info.version), hasBundledTexts: false }
  }
  return { versions, current, problems }
}

function editionsOf(versions: readonly Version[]): NodeContext['editions'] {
  return versions.map(({ version, isCurrent, routeBase, document }) => ({
    name: minorVersion(document.info.version) || version,
    isCurrent,
    routeBase,
    document,
  }))
}

/** What the pages of all versions have in common. */
interface Shared extends Pick<NodeContext, 'introduction' | 'histories' | 'editions'> {
  /** Found while the texts are compiled. */
  textProblems: Problem[]
}

async function contextOf(
  { document, origin, routeBase, isCurrent, version }: Version,
  { textProblems, ...shared }: Shared,
  { createNodeId }: NodePluginArgs,
  options: OpenApiOptions,
): Promise<NodeContext> {
  const isBundled = origin.kind === 'bundled'
  const keyPrefix = isCurrent ? '' : `${version}/`
  return {
    ...shared,
    document,
    routeBase,
    infoSlug: options.infoSlug,
    filesBase: isCurrent ? options.filesBase : `${options.filesBase}-${version}`,
    placeholders: options.placeholders,
    sourceFile: origin.location,
    editUrl: isBundled ? `${options.editUrlBase}${origin.location}` : null,
    lastUpdated: (isBundled ? await committedAt(origin.location) : origin.retrievedAt) ?? null,
    compile: untrustedText(origin.location, document.serverUrls, options, textProblems),
    resolveLink: (href) => resolveLink(href, options),
    keyPrefix,
    nodeId: (type, key) => createNodeId(`${type}:${keyPrefix}${key}`),
  }
}

async function createNodes(
  contexts: readonly NodeContext[],
  { introduction, histories, textProblems }: Shared,
  introductionMarkdown: string,
  args: NodePluginArgs,
  options: OpenApiOptions,
): Promise<void> {
  const publicFolder = path.join(rootOf(args), 'public')
  const read = contexts.map(({ document, lastUpdated, sourceFile, editUrl }) => ({
    // `JSON.stringify` would round numbers.
    json: stringifyJson(document.json),
    other: document.other,
    lastUpdated,
    sourceFile,
    editUrl,
  }))
  // Sources, not what was compiled from them: on a busy machine, a text can exceed its time limit.
  const { editUrl, lastUpdated } = introduction
  const inputs = {
    read,
    introduction: { markdown: introductionMarkdown, editUrl, lastUpdated },
    histories: [...histories],
    options,
  }
  const digest = await results.key(inputs)
  const last = (await args.cache.get('lastRun')) as LastRun | undefined
  const areFilesThere = contexts.every(({ filesBase }) =>
    existsSync(path.join(publicFolder, downloadPaths(filesBase).json)),
  )
  const earlier = types.flatMap((type) => args.getNodesByType(type))
  // Gatsby has deleted them if the run in between had no documents.
  if (last?.digest === digest && areFilesThere && earlier.length > 0) {
    for (const node of earlier) args.actions.touchNode(node)
    textProblems.push(...last.problems)
    return
  }
  await removeFiles(publicFolder, options.filesBase)
  const { nodes } = await results.value(
    ['nodes', inputs],
    async () => ({ nodes: await packedNodes(contexts), problems: textProblems }),
    ({ problems }) => problems.length === 0,
  )
  await replaceNodes(args, types, async (replacing) => {
    for (const { type, key, fields } of nodes) await createSourceNode(replacing, type, key, fields)
  })
  const files = await results.value(['files', inputs], () =>
    contexts.flatMap(({ document, filesBase }) => [...apiFiles(document, { ...options, filesBase })]),
  )
  await writeFiles(publicFolder, files)
  await args.cache.set('lastRun', { digest, problems: textProblems } satisfies LastRun)
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

function rootOf({ store }: NodePluginArgs): string {
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
