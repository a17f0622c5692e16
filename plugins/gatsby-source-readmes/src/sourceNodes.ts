import type { GatsbyNode, NodePluginArgs, PluginOptions } from 'gatsby'
import { pack } from '../../markdown-tree'
import { type Problem, reportProblems } from '../../problem-report'
import { lockReport, originReport, printLockReport, readSourceMode, readSourcesLock } from '../../remote-document'
import { createSourceNode, fileReader, followFiles, strictOptions } from '../../source-plugin'
import type { ReadmeSource, ReadmesOptions } from '../types'
import { lockedHeadings, readmeUrl, readReadmes, type ReadmeResult, startReadmes } from './readReadmes'

/** An environment variable that is set to nothing arrives as an empty string. */
export const pluginOptionsSchema: GatsbyNode['pluginOptionsSchema'] = ({ Joi }) => {
  const text = Joi.string().required()
  const row = { repository: text, revision: text.allow(''), file: text, route: text, label: text, type: text }
  return strictOptions(Joi, {
    sources: Joi.array().items(Joi.object(row)).required(),
    mode: Joi.string().allow(''),
    baseUrl: Joi.string()
      .uri({ scheme: ['http', 'https'] })
      .allow(''),
    bundledFolder: text,
    lockFile: Joi.string(),
    editUrlBase: text,
    siteUrls: Joi.array()
      .items(Joi.string().uri({ scheme: ['http', 'https'] }))
      .min(1)
      .required(),
    oldPaths: Joi.object().pattern(Joi.string(), Joi.string()).required(),
    fetchSeconds: Joi.number().positive().max(3600).empty(''),
    textSeconds: Joi.number().positive(),
  })
}

export const onPreInit: GatsbyNode['onPreInit'] = (_args, options: PluginOptions & ReadmesOptions) => {
  startReadmes(options)
}

export const { sourceNodes, shouldOnCreateNode, onCreateNode } = followFiles<ReadmesOptions>(
  ({ bundledFolder }) => [bundledFolder],
  createReadmes,
)

/** A README with an error keeps its node, if it has one. */
async function createReadmes(args: NodePluginArgs, options: ReadmesOptions, changedFile?: string): Promise<void> {
  const context = { options, readFile: fileReader(args), cache: args.cache }
  const { readmes, problems } = await readReadmes(context, changedFile)
  for (const readme of readmes) {
    const fields = readmeFields(readme, options)
    await createSourceNode(args, 'Readme', fields.path, {
      ...fields,
      tree: pack(fields.tree),
      links: pack(fields.links),
    })
  }
  reportProblems(args.reporter, 'Reading READMEs', [...reportOrigins(readmes, options, args.reporter), ...problems])
}

/** Prints which copies are used, and which of the fetched ones differ from the lock file. Returns the problems of that file. */
function reportOrigins(
  readmes: readonly ReadmeResult[],
  { mode: modeOption, lockFile }: ReadmesOptions,
  reporter: NodePluginArgs['reporter'],
): Problem[] {
  const { mode } = readSourceMode(modeOption)
  if (mode === 'bundled') return []
  const documents = readmes.map(({ source, origin, text }) => ({
    name: source.repository,
    url: readmeUrl(source),
    origin,
    headings: lockedHeadings(text),
  }))
  reporter.info(`READMEs:\n${originReport(documents)}`)
  if (lockFile === undefined) return []
  const { lock, problems } = readSourcesLock(lockFile)
  if (problems.length === 0) printLockReport(reporter, mode, lockReport('READMEs', documents, { lock, lockFile }))
  return problems
}

export function readmeFields(
  { source, text, origin, originUrl, lastUpdated }: ReadmeResult,
  { editUrlBase }: Pick<ReadmesOptions, 'editUrlBase'>,
) {
  const { repository, revision, file, route, label, type } = source
  const onGitHub = `https://github.com/${repository}/edit/${revision}/${file}`
  return {
    kind: type,
    repository,
    revision,
    origin: origin.kind,
    originUrl,
    retrievedAt: origin.retrievedAt ?? null,
    tree: text.tree,
    links: text.links,
    path: route,
    title: type === 'reference' ? label : `${label} SDK`,
    description: readmeDescription(source),
    sidebarLabel: label,
    section: route.split('/')[1] ?? '',
    hasSidebar: true,
    headings: text.headings.filter(({ depth }) => depth === 2 || depth === 3),
    sourceFile: origin.location,
    editUrl: origin.kind === 'bundled' ? editUrlBase + origin.location : onGitHub,
    lastUpdated,
  }
}

/** For search engines: 50 to 160 characters, for labels of up to 40. */
export function readmeDescription({ label, type }: Pick<ReadmeSource, 'label' | 'type'>): string {
  switch (type) {
    case 'server-side':
      return `Use the ${label} SDK on a server: install it, connect to Unleash, check flags, and set the context.`
    case 'client-side':
      return `Use the ${label} SDK in a client: install it, connect with a front-end token, check flags, and set the context.`
    case 'reference':
      return `What ${label} does between applications and Unleash, how to run and configure it, and how SDKs connect.`
  }
}
