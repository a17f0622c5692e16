import type { Origin } from '../../gatsby-remote-document/src/RemoteDocument'
import type { ReadmeSource, ReadmesOptions } from '../types'
import type { ReadmeText } from './acceptReadme'
import { readmeDescription } from './readmeDescription'

export interface ReadmeResult {
  source: ReadmeSource
  text: ReadmeText
  origin: Origin
  /** Where the README is fetched from, whatever is shown. */
  originUrl: string
  /** When our own guide was changed last; null for a fetched text, whose changes are not known here. */
  lastUpdated: string | null
}

/** What a `Readme` node has. */
export function readmeFields(
  { source, text, origin, originUrl, lastUpdated }: ReadmeResult,
  { sidebar, editUrlBase }: Pick<ReadmesOptions, 'sidebar' | 'editUrlBase'>,
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
    path: route,
    title: type === 'reference' ? label : `${label} SDK`,
    description: readmeDescription(source),
    sidebarLabel: label,
    section: route.split('/')[1] ?? '',
    sidebar,
    headings: text.headings.filter(({ depth }) => depth === 2 || depth === 3),
    sourceFile: origin.location,
    editUrl: origin.kind === 'bundled' ? editUrlBase + origin.location : onGitHub,
    lastUpdated,
  }
}
