import { isElsewhere } from '../../../gatsby-markdown-tree/src/safeUrl'
import type { ReadmeSource, ReadmesOptions } from '../../types'
import { localPath } from './localPath'
import { repositoryUrl } from './repositoryUrl'

/**
 * Where a link of a README leads from a page of this site.
 *
 * | Link | becomes |
 * |---|---|
 * | `#usage` | itself |
 * | `https://docs.example.com/docs/sdks/go_sdk` | `/reference/sdks/go`, the page's path today |
 * | `docs/setup.md` | `https://github.com/Unleash/unleash-client-go/blob/v3/docs/setup.md` |
 * | `//example.org/x` | `https://example.org/x` |
 *
 * Rules: `linkRules` of the README sources, which keep absolute links and resolve relative ones to the repository.
 *
 * @returns undefined for what cannot be followed safely: `javascript:`, `data:`, an address that is none.
 */
export function resolveReadmeLink(
  url: string,
  source: ReadmeSource,
  { siteUrls, oldPaths }: Pick<ReadmesOptions, 'siteUrls' | 'oldPaths'>,
): string | undefined {
  if (url.startsWith('#')) return url
  if (!isElsewhere(url)) {
    return repositoryUrl(url, source, `https://github.com/${source.repository}/blob/${source.revision}`)
  }
  const absolute = url.replace(/^\s*[/\\]{2}/, 'https://')
  if (!URL.canParse(absolute)) return undefined
  const address = new URL(absolute)
  if (address.protocol === 'mailto:') return address.href
  if (address.protocol !== 'https:' && address.protocol !== 'http:') return undefined
  return isOfSite(address, siteUrls) ? localPath(address, oldPaths) : address.href
}

/** Whether an address is of this site, over http too: old READMEs link to it so. */
export function isOfSite({ host }: URL, siteUrls: readonly string[]): boolean {
  return siteUrls.some((siteUrl) => new URL(siteUrl).host === host)
}
