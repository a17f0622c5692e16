import { readFile } from 'node:fs/promises'
import { guideOf, readmeUrl } from '../../plugins/gatsby-source-readmes/src/readReadmes'
import type { ReadmeSource } from '../../plugins/gatsby-source-readmes/types'
import type { ApiSource } from '../../plugins/gatsby-source-openapi/types'
import { type FetchedText, fingerprint, type LockedText, type SourcesLock } from '../../plugins/remote-document'

/** What the lock file says of a fetched text. One that hasn't changed keeps its entry, with the day on which it was new. */
export function lockedText(
  { text, etag, date }: FetchedText,
  { before, today, headings }: { before: LockedText | undefined; today: string; headings?: string[] },
): LockedText {
  const print = fingerprint(text)
  if (before?.sha256 === print.sha256) return before
  return { ...(etag !== undefined && { etag }), ...print, date: date ?? today, ...(headings && { headings }) }
}

interface Sources {
  documents: readonly ApiSource[]
  readmes: readonly ReadmeSource[]
  /** Of our own guides, from the project's root. */
  bundledFolder: string
}

/**
 * The lock of all sources that are listed, in their order: with the bundled copies as they are now, and the texts that are given, else those
 * of the old lock. The bytes of our own guides aren't locked, for writers change them.
 */
export async function newLock(
  { documents, readmes, bundledFolder }: Sources,
  old: SourcesLock,
  texts: ReadonlyMap<string, LockedText> = new Map(),
): Promise<SourcesLock> {
  const copies = await Promise.all(
    documents.map(async ({ url, bundledFile: file }): Promise<[string, SourcesLock[string]['bundled']][]> => {
      // Documents of older versions have no URL.
      return url === undefined ? [] : [[url, { file, ...fingerprint(await readFile(file, 'utf8')) }]]
    }),
  )
  const guides = readmes.map((source) => [readmeUrl(source), { file: guideOf(source, { bundledFolder }) }] as const)
  return Object.fromEntries(
    [...copies.flat(), ...guides].map(([url, bundled]) => {
      const remote = texts.get(url) ?? old[url]?.remote
      return [url, { ...(remote && { remote }), bundled }]
    }),
  )
}

/** The lock as it is written. */
export function lockJson(lock: SourcesLock): string {
  return `${JSON.stringify(lock, null, 2)}\n`
}
