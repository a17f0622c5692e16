/**
 * Who goes to a page whose resources were asked for: the router when they arrived; else the browser, which gets the whole
 * address. That also brings readers of old addresses to where the server redirects them.
 */
export function carrierOf(loaded: GatsbyLoadedPage | undefined): 'router' | 'browser' {
  return loaded === undefined || loaded.status === 'error' || loaded.page?.path === '/404.html' ? 'browser' : 'router'
}
