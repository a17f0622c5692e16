import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { GatsbyCache } from 'gatsby'
import type { Problem } from '../../gatsby-problem-report/src/Problem'
import { committedAt } from '../../gatsby-remote-document/src/committedAt'
import type { FetchOptions } from '../../gatsby-remote-document/src/fetchText'
import { readRemoteDocument } from '../../gatsby-remote-document/src/readRemoteDocument'
import type { SourceMode } from '../../gatsby-remote-document/src/readSourceMode'
import { shownUrl } from '../../gatsby-remote-document/src/shownUrl'
import type { ReadmeSource, ReadmesOptions } from '../types'
import { acceptReadme, readmeContentTypes } from './acceptReadme'
import { bundledName } from './bundledName'
import type { ReadmeResult } from './readmeFields'

/** Twice of what GitHub draws of a README. */
const maxBytes = 1024 * 1024

export interface ReadingContext {
  options: ReadmesOptions
  mode: SourceMode
  /** The project's root, which file names are relative to. */
  root: string
  cache: Pick<GatsbyCache, 'get' | 'set'>
  /** Limits other than the usual ones, for tests. */
  fetching?: Partial<FetchOptions>
}

/** Without a result the problems say why. */
export interface ReadmeReading {
  result?: ReadmeResult
  problems: Problem[]
}

/** One README, or our own guide in its place. */
export async function readReadme(
  source: ReadmeSource,
  { options, mode, root, cache, fetching }: ReadingContext,
): Promise<ReadmeReading> {
  const url = readmeUrl(source, options.baseUrl)
  const file = path.posix.join(options.bundledFolder, bundledName(source))
  const { value, origin, problems } = await readRemoteDocument({
    maxBytes,
    ...fetching,
    name: `the README of ${source.repository}`,
    url,
    mode,
    bundled: {
      file,
      read: () => readFile(path.join(root, file), 'utf8'),
      date: () => committedAt(path.join(root, file)),
    },
    accept: (text, location) => acceptReadme(text, location, source, options),
    cache,
    contentTypes: readmeContentTypes,
  })
  if (!value) return { problems }
  const lastUpdated = origin.kind === 'bundled' ? ((await committedAt(path.join(root, file))) ?? null) : null
  return { result: { source, text: value, origin, originUrl: shownUrl(url), lastUpdated }, problems }
}

/** `https://raw.githubusercontent.com/Unleash/unleash-client-go/v3/README.md` */
function readmeUrl({ repository, revision, file }: ReadmeSource, baseUrl?: string): string {
  const base = baseUrl || 'https://raw.githubusercontent.com/'
  return `${base.replace(/\/$/, '')}/${repository}/${revision}/${file}`
}
