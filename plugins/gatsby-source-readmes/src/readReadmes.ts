import path from 'node:path'
import type { GatsbyCache } from 'gatsby'
import { nearestSentence, type Problem } from '../../problem-report'
import {
  committedAt,
  type FetchOptions,
  groupFailures,
  type Origin,
  readRemoteDocument,
  readSourceMode,
  type RemoteDocument,
  shownUrl,
  startFetch,
  type SourceMode,
} from '../../remote-document'
import { type ReadFile, resultsOf } from '../../source-plugin'
import type { ReadmesOptions, ReadmeSource } from '../types'
import { acceptReadme, type ReadmeText } from './acceptReadme'

/** GitHub itself renders at most half of that. */
export const maxReadmeBytes = 1024 * 1024
export const readmeContentTypes = ['text/plain', 'text/markdown']

const results = resultsOf(
  'plugins/gatsby-source-readmes/src/readReadmes.ts',
  'plugins/markdown-tree/src/untrusted/textWorker.ts',
)

export interface ReadingContext {
  options: ReadmesOptions
  /** Reads our own guides. */
  readFile: ReadFile
  cache: Pick<GatsbyCache, 'get' | 'set'>
  fetching?: Partial<FetchOptions>
}

export interface ReadmeResult {
  source: ReadmeSource
  text: ReadmeText
  origin: Origin
  /** Of the README, also when a bundled guide is shown. */
  originUrl: string
  /** Null for a fetched README, whose history is unknown. */
  lastUpdated: string | null
}

interface Reading {
  readme?: ReadmeResult
  name: string
  document: RemoteDocument<ReadmeText>
}

/**
 * Reads READMEs independently of each other.
 * @param changedFile reads only the README whose bundled guide this is; all by default
 * @returns those that were read, in the order of the options, and the problems of all.
 */
export async function readReadmes(
  context: ReadingContext,
  changedFile?: string,
): Promise<{ readmes: ReadmeResult[]; problems: Problem[] }> {
  const { sources, mode: modeOption } = context.options
  const { mode, problems: modeProblems } = readSourceMode(modeOption)
  const read = await Promise.all(
    sources.map(async (source, index): Promise<Reading | Problem[]> => {
      if (changedFile !== undefined && changedFile !== guideOf(source, context.options)) return []
      const problems = sourceProblems(sources, index)
      return problems.length > 0 ? problems : readReadme(source, mode, context)
    }),
  )
  const rowProblems = read.flatMap((one) => (Array.isArray(one) ? one : []))
  const readings = read.flatMap((one) => (Array.isArray(one) ? [] : [one]))
  return {
    readmes: readings.flatMap(({ readme }) => readme ?? []),
    problems: [...modeProblems, ...rowProblems, ...groupFailures('READMEs', readings)],
  }
}

/** Starts to fetch all READMEs, which `readReadmes` waits for. */
export function startReadmes(options: ReadmesOptions): void {
  if (readSourceMode(options.mode).mode === 'bundled') return
  for (const source of options.sources) startFetch(requestFor(source, options))
}

function requestFor(source: ReadmeSource, { baseUrl, fetchSeconds = 30 }: ReadmesOptions): FetchOptions {
  return {
    url: readmeUrl(source, baseUrl),
    maxBytes: maxReadmeBytes,
    contentTypes: readmeContentTypes,
    totalTimeout: fetchSeconds * 1000,
  }
}

/** The README, or our own guide in its place. */
async function readReadme(source: ReadmeSource, mode: SourceMode, context: ReadingContext): Promise<Reading> {
  const { options, readFile, cache, fetching } = context
  const request = requestFor(source, options)
  const file = guideOf(source, options)
  const document = await readRemoteDocument<ReadmeText>({
    ...request,
    ...fetching,
    name: `the README of ${source.repository}`,
    mode,
    bundled: {
      file,
      read: () => readFile(file),
      date: () => committedAt(file),
    },
    accept: (markdown, location) => {
      const { siteUrls, oldPaths, textSeconds } = options
      const inputs = { markdown, location, source, siteUrls, oldPaths, textSeconds }
      // One with problems may have been compiled on a busy machine.
      return results.value(
        inputs,
        () => acceptReadme(markdown, location, source, options),
        (kept) => !kept.problems?.length,
      )
    },
    cache,
  })
  const reading = { name: source.repository, document }
  const { value, origin } = document
  if (!value) return reading
  const lastUpdated = origin.kind === 'bundled' ? ((await committedAt(file)) ?? null) : null
  return { ...reading, readme: { source, text: value, origin, originUrl: shownUrl(request.url), lastUpdated } }
}

/** Characters of a heading: more would be a text of others. */
const maxHeading = 100

/**
 * What the lock file keeps of a README beside its digest, so that changes can be told in words: the headings that its page lists. They
 * are sorted, because in their order they would be a table of contents that others have written.
 */
export function lockedHeadings({ headings }: Pick<ReadmeText, 'headings'>): string[] {
  return [...new Set(headings.filter(({ depth }) => depth <= 3).map(({ text }) => text.slice(0, maxHeading)))].sort()
}

/** `https://raw.githubusercontent.com/Unleash/unleash-client-go/v3/README.md` */
export function readmeUrl({ repository, revision, file }: ReadmeSource, baseUrl?: string): string {
  const base = baseUrl || 'https://raw.githubusercontent.com/'
  return `${base.replace(/\/$/, '')}/${repository}/${revision}/${file}`
}

const types: readonly string[] = ['server-side', 'client-side', 'reference'] satisfies ReadmeSource['type'][]

/** Problems of the row at `index` of `content/site/sources.ts` that its type can't express. */
export function sourceProblems(sources: readonly ReadmeSource[], index: number): Problem[] {
  const source = sources[index]
  if (!source) return []
  const faults = [...rowFaults(source), ...nameFaults(source, sources.slice(0, index))]
  const place = { severity: 'error', file: 'content/site/sources.ts', entry: `readmes > ${index + 1}` } as const
  return faults.map(([what, fix]): Problem => ({ ...place, what, fix }))
}

/** `content/readmes/go.md` */
export function guideOf(source: ReadmeSource, { bundledFolder }: Pick<ReadmesOptions, 'bundledFolder'>): string {
  return path.posix.join(bundledFolder, bundledName(source))
}

/** `go.md`: the last segment of the page's path. */
function bundledName({ route }: Pick<ReadmeSource, 'route'>): string {
  return `${route.split('/').at(-1) ?? ''}.md`
}

type Fault = [what: string, fix: string]

function rowFaults({ repository, revision, file, route, type }: ReadmeSource): Fault[] {
  const faults: Fault[] = []
  if (!isPlainPath(repository) || repository.split('/').length !== 2) {
    faults.push([`"${repository}" isn't a repository on GitHub.`, 'Write it as "owner/name".'])
  }
  for (const part of [revision, file]) {
    if (isPlainPath(part)) continue
    faults.push([`"${part}" can't be part of a GitHub URL.`, 'Use letters, digits and "._-/", without "..".'])
  }
  if (!/^(\/[A-Za-z0-9_-]+)+$/.test(route)) {
    faults.push([
      `"${route}" isn't the path of a page.`,
      'Write it as "/reference/sdks/go", without a slash at the end.',
    ])
  }
  if (!types.includes(type)) faults.push([`"${type}" isn't a type of README.`, nearestSentence(type, types, '')])
  return faults
}

function nameFaults(source: ReadmeSource, earlier: readonly ReadmeSource[]): Fault[] {
  const same = earlier.find((other) => bundledName(other) === bundledName(source))
  if (!same) return []
  const what = `"${source.route}" has the same bundled guide as "${same.route}": "${bundledName(source)}".`
  return [[what, 'End one of the paths with another word.']]
}

function isPlainPath(path: string): boolean {
  return /^[\w.-]+(\/[\w.-]+)*$/.test(path) && !path.split('/').includes('..')
}
