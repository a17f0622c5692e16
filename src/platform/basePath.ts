/** The path below which a host shows the site, such as `/docs`; empty at its root, and in development. */
const basePath = () => process.env.BASE_PATH ?? ''

/**
 * The URL of a page or file of this site, wherever its host shows the site. Use it for what `SiteLink` doesn't draw: pictures, downloads, requests.
 * @param href a path of this site, `/reference/segments`; anything else, such as a URL with a host or an anchor, is returned as it is
 */
export function ownUrl(href: string): string {
  return /^\/(?!\/)/.test(href) ? basePath() + href : href
}

/** The path of a page on this site, `/reference/segments`, without the base path and without a slash at its end. */
export function ownPath(pathname: string): string {
  const base = basePath()
  const path = pathname === base || pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : pathname
  return path.replace(/(.)\/+$/, '$1') || '/'
}
