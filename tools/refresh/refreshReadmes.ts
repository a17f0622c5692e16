import { acceptReadme } from '../../plugins/gatsby-source-readmes/src/acceptReadme'
import {
  lockedHeadings,
  maxReadmeBytes,
  readmeContentTypes,
  readmeUrl,
} from '../../plugins/gatsby-source-readmes/src/readReadmes'
import type { ReadmeSource } from '../../plugins/gatsby-source-readmes/types'
import type { Problem } from '../../plugins/problem-report'
import {
  type FetchOptions,
  fetchText,
  headingChanges,
  type LockedText,
  shownUrl,
  type SourcesLock,
} from '../../plugins/remote-document'
import { lockedText } from './newLock'

export interface ReadmesRefresh extends Omit<FetchOptions, 'url'> {
  sources: readonly ReadmeSource[]
  /** `https://raw.githubusercontent.com/` by default. */
  baseUrl?: string | undefined
  lock: SourcesLock
  /** As YYYY-MM-DD. */
  today: string
}

interface Refreshed {
  /** By the URL of the source. */
  texts: Map<string, LockedText>
  /** What changed, for the terminal. */
  lines: string[]
  /** An error for each README that can't be used; it stays as it is locked. */
  problems: Problem[]
}

/** Fetches all READMEs side by side, and compares them with the lock file. No text of them is kept but their headings. */
export async function refreshReadmes({ sources, ...request }: ReadmesRefresh): Promise<Refreshed> {
  const all = await Promise.all(sources.map((source) => refreshReadme(source, request)))
  return {
    texts: new Map(all.flatMap(({ texts }) => [...texts])),
    lines: all.flatMap(({ lines }) => lines),
    problems: all.flatMap(({ problems }) => problems),
  }
}

async function refreshReadme(
  source: ReadmeSource,
  { baseUrl, lock, today, ...options }: Omit<ReadmesRefresh, 'sources'>,
): Promise<Refreshed> {
  const url = readmeUrl(source)
  const address = readmeUrl(source, baseUrl)
  const before = lock[url]?.remote
  const fetched = await fetchText({
    maxBytes: maxReadmeBytes,
    contentTypes: readmeContentTypes,
    ...options,
    url: address,
  })
  const refused = (cause: string): Refreshed => ({
    texts: new Map(),
    lines: [],
    problems: [unused(source, shownUrl(address), cause, before)],
  })
  if (!fetched.ok) return refused(fetched.cause)
  const accepted = await acceptReadme(fetched.text, shownUrl(address), source, { siteUrls: [], oldPaths: {} })
  if (!accepted.ok) return refused(accepted.problems[0]?.what ?? 'It was not accepted.')
  const after = lockedText(fetched, { before, today, headings: lockedHeadings(accepted.value) })
  return { texts: new Map([[url, after]]), lines: changeLines(source.repository, before, after), problems: [] }
}

function changeLines(name: string, before: LockedText | undefined, after: LockedText): string[] {
  const size = `${name}: ${after.bytes.toLocaleString('en-US')} bytes`
  if (!before) return [`${size}, not locked before; ${after.headings?.length ?? 0} headings`]
  if (before.sha256 === after.sha256) return []
  const headings = headingChanges(before.headings ?? [], after.headings ?? [])
  return [
    `${size}, ${before.bytes.toLocaleString('en-US')} before (${before.date})`,
    ...(headings.length > 0 ? headings : ['the same headings']).map((line) => `  ${line}`),
  ]
}

function unused({ repository }: ReadmeSource, file: string, cause: string, before: LockedText | undefined): Problem {
  const what = `The README of ${repository} can't be used. ${cause}`
  const fix = before ? `It stays locked as the text of ${before.date}.` : 'It stays without a lock.'
  return { severity: 'error', file, what, fix }
}
