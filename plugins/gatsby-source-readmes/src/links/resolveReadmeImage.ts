import type { ReadmeSource } from '../../types'
import { repositoryUrl } from './repositoryUrl'

/** A relative image is a file of the repository. Pages ask no other host for anything, so it becomes a link to it. */
export function resolveReadmeImage(url: string, source: ReadmeSource): { link: string } | undefined {
  const base = `https://raw.githubusercontent.com/${source.repository}/${source.revision}`
  const link = repositoryUrl(url, source, base)
  return link === undefined ? undefined : { link }
}
