/**
 * Who goes to a page whose resources were asked for:
 *
 * - `router` when they arrived;
 * - `browser`, which gets the whole address, when there is no such page: the server redirects readers of old addresses;
 * - `nobody` yet when they failed: whether the server can be reached at all decides (`goByBrowser`).
 */
export function carrierOf(loaded: GatsbyLoadedPage | undefined): 'router' | 'browser' | 'nobody' {
  if (loaded === undefined || loaded.status === 'error') return 'nobody'
  return loaded.page?.path === '/404.html' ? 'browser' : 'router'
}
