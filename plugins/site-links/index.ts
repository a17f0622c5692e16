/** The current path of each old one, with an anchor where the content is far down the page. */
export type Redirects = Readonly<Record<string, string>>

export interface Redirect {
  from: string
  to: string
  /** `old`: from content/site; the others are derived from a page or an old path. */
  origin: 'old' | 'docs-prefix' | 'extension'
}

export interface SiteLinkOptions {
  /** Origins that serve or served this site; the first is the one it is built for. */
  siteUrls: readonly string[]
  oldPaths: Redirects
}

/** Base path of earlier versions of the site. */
const prefix = '/docs'
/** Pages of earlier versions were files. Links may also name a page's source file. */
const extensions = ['.html', '.htm']
const fileExtension = /(\.api)?\.(mdx?|html?)$/i

/**
 * All redirects. Old paths and pages also work under `/docs` and, except for the home page, with `.html` and `.htm`. A page wins over a derived redirect with the same path, an earlier redirect over a later one.
 * @param written redirects as written; one whose source is a page is kept, so that a check can report it.
 */
export function expandRedirects(written: readonly Redirects[], pagePaths: readonly string[]): Redirect[] {
  const old = written.flatMap((redirects) =>
    Object.entries(redirects).map(([from, to]): Redirect => ({ from, to, origin: 'old' })),
  )
  const oldUnderPrefix = old
    .filter(({ from }) => from !== prefix && !from.startsWith(`${prefix}/`))
    .map(({ from, to }): Redirect => ({ from: prefix + from, to, origin: 'docs-prefix' }))
  const withExtension = [...old, ...oldUnderPrefix, ...pagePaths.map((path) => ({ from: path, to: path }))]
    .filter(({ from }) => from !== '/' && !fileExtension.test(from))
    .flatMap(({ from, to }) =>
      extensions.map((extension): Redirect => ({ from: from + extension, to, origin: 'extension' })),
    )
  const pagesUnderPrefix = pagePaths.map((path): Redirect => ({
    from: path === '/' ? prefix : prefix + path,
    to: path,
    origin: 'docs-prefix',
  }))

  const pages = new Set(pagePaths)
  const bySource = new Map<string, Redirect>()
  for (const redirect of [...old, ...oldUnderPrefix, ...withExtension, ...pagesUnderPrefix]) {
    const isFree = redirect.origin === 'old' || !pages.has(redirect.from)
    if (isFree && !bySource.has(redirect.from)) bySource.set(redirect.from, redirect)
  }
  return [...bySource.values()]
}

/**
 * The path, query and anchor that a link to this site leads to, as the server's redirects would send a browser:
 * - `https://docs.example.com/docs/advanced/stickiness.html?a=b#calculation` → `/reference/stickiness?a=b#calculation`
 * A redirect's own query and anchor win over the link's. Percent-encoding, a file extension in any case, repeated and trailing
 * slashes make no difference; the case of a path does.
 * @param href a complete URL, or a path that starts with a slash.
 * @returns undefined for a relative or invalid URL, and for a link to another site.
 */
export function currentUrl(href: string, { siteUrls, oldPaths }: SiteLinkOptions): string | undefined {
  if (!/^(https?:)?[/\\]/i.test(href) || !URL.canParse(href, siteUrls[0])) return undefined
  const link = new URL(href, siteUrls[0])
  if (!isSiteUrl(link, siteUrls)) return undefined
  // Two slashes at the start would name a host.
  const plain = link.pathname.replace(/\/{2,}/g, '/').replace(/\/$/, '')
  const bare = plain.replace(fileExtension, '')
  const candidates = [plain, bare, withoutPrefix(plain), withoutPrefix(bare)]
  const old = candidates.map(decodeUrlPart).find((candidate) => Object.hasOwn(oldPaths, candidate))
  const target = new URL((old === undefined ? candidates.at(-1) : oldPaths[old]) || '/', link.origin)
  return target.pathname + (target.search || link.search) + (target.hash || link.hash)
}

function withoutPrefix(path: string): string {
  return path.startsWith(`${prefix}/`) || path === prefix ? path.slice(prefix.length) : path
}

/** http counts too, because old text links to it. */
export function isSiteUrl({ host }: URL, siteUrls: readonly string[]): boolean {
  return siteUrls.some((siteUrl) => new URL(siteUrl).host === host)
}

/** `sdks%5fgo` → `sdks_go`. A malformed percent sign leaves it unchanged. */
export function decodeUrlPart(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
