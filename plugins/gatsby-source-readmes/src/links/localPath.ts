import { decodePart } from './decodePart'

/**
 * Where an address of this site leads now. Old paths are looked up with and without the prefix `/docs` and the
 * extension `.html` or `.htm`, as the site answers to all of them (see `expandRedirects` of gatsby-source-site).
 *
 * - `https://docs.example.com/docs/advanced/stickiness.html?a=b#calculation` → `/reference/stickiness?a=b#calculation`
 *
 * @param oldPaths old paths and where they lead now; an anchor there counts only where the address has none.
 */
export function localPath(address: URL, oldPaths: Readonly<Record<string, string>>): string {
  // Two slashes at the start would name a host.
  const path = address.pathname.replace(/\/{2,}/g, '/')
  const [page = '/', anchor = ''] = currentPath(path, oldPaths).split('#')
  return page + address.search + (address.hash || (anchor && `#${anchor}`))
}

function currentPath(path: string, oldPaths: Readonly<Record<string, string>>): string {
  const plain = path.replace(/\/$/, '')
  const bare = plain.replace(/\.html?$/i, '')
  const candidates = [plain, bare, withoutPrefix(plain), withoutPrefix(bare)].map((candidate) => candidate || '/')
  const old = candidates.map(decodePart).find((candidate) => Object.hasOwn(oldPaths, candidate))
  return (old === undefined ? candidates.at(-1) : oldPaths[old]) ?? '/'
}

function withoutPrefix(path: string): string {
  return path.replace(/^\/docs(?=\/|$)/, '')
}
