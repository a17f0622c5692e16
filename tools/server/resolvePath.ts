import { decodeUrl } from '../../src/shared/encoding'

/** The file for the path of a request, or where it has moved. */
export type ResolvedPath = { kind: 'file'; file: string } | { kind: 'moved'; path: string } | { kind: 'missing' }

/**
 * The path of a request as the reader sees it, from a leading slash: `/a%20b` is `/a b`. Undefined when it cannot be a path
 * of this site: malformed percent signs, an encoded slash, a backslash, NUL, or a segment that leads upwards.
 */
export function decodePath(pathname: string): string | undefined {
  const segments = pathname.split('/').map(decodeUrl)
  const isSafe = segments.every(
    (segment) => segment !== undefined && !/[/\\\0]/.test(segment) && !/^\.\.?$/.test(segment),
  )
  return isSafe && pathname.startsWith('/') ? segments.join('/') : undefined
}

/**
 * Finds the file for a path among the files of the site. A page has no slash at its end: `/foo` is `foo/index.html`, and
 * `/foo/` moves there. Letter case counts.
 *
 * @param files paths from the site's root, with a leading slash
 */
export function resolvePath(pathname: string, files: ReadonlySet<string>): ResolvedPath {
  const path = decodePath(pathname)
  if (path === undefined) return { kind: 'missing' }
  if (path === '/') return files.has('/index.html') ? { kind: 'file', file: '/index.html' } : { kind: 'missing' }
  const bare = path.replace(/\/+$/, '')
  const file = [bare, `${bare}/index.html`].find((candidate) => files.has(candidate))
  if (file === undefined) return { kind: 'missing' }
  return bare === path ? { kind: 'file', file } : { kind: 'moved', path: encodeURI(bare) }
}
