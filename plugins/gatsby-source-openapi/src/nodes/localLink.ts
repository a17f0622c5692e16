export interface SiteAddresses {
  /** Absolute addresses of this site. */
  siteUrls: readonly string[]
  oldPaths: Readonly<Record<string, string>>
}

/**
 * Where a link of the document leads on this site: absolute and old addresses of the site become the path of the page.
 *
 * - `https://docs.example.com/docs/advanced/stickiness.html#calculation` → `/reference/stickiness#calculation`
 * - `/docs/reference/api/unleash/get-addons.api.mdx` → `/reference/api/unleash/get-addons`
 *
 * @returns undefined for an address that is not of this site.
 */
export function localLink(href: string, { siteUrls, oldPaths }: SiteAddresses): string | undefined {
  const site = siteUrls.find((url) => href === url || /^[/?#]/.test(href.startsWith(url) ? href.slice(url.length) : ''))
  const local = site === undefined ? href : href.slice(site.length) || '/'
  if (site === undefined && !/^\/(?!\/)/.test(local)) return undefined
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(local) ?? []
  const page = currentPath(path, oldPaths)
  const [target = '', targetHash] = page.split('#')
  return `${target}${query}${targetHash === undefined ? hash : `#${targetHash}`}`
}

function currentPath(path: string, oldPaths: SiteAddresses['oldPaths']): string {
  const plain = path.replace(/\/+$/, '').replace(/(\.api)?\.(mdx?|html?)$/, '')
  const candidates = [plain, plain.replace(/^\/docs(?=\/|$)/, '')].map((candidate) => candidate || '/')
  const old = candidates.find((candidate) => Object.hasOwn(oldPaths, candidate))
  return old === undefined ? (candidates.at(-1) ?? '/') : (oldPaths[old] ?? '/')
}
