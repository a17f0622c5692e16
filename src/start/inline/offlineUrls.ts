/**
 * Runs first in every page of the edition (compiled by `tools/offline`). Links name files, relative to the page's file. Where a server shows the
 * page, they become the URLs of the site again, before React starts: it changes the URL of the page, and follows links by their paths.
 */
export function offlineUrls(): void {
  if (location.protocol === 'file:') {
    // Shows the note of the edition about what needs a server.
    document.documentElement.dataset.disk = ''
    return
  }
  const { pathname, search, hash } = location
  // A server may show `quickstart/index.html` at `/quickstart`, for which relative URLs would be those of the folder above.
  if (!pathname.endsWith('/') && !pathname.endsWith('.html'))
    history.replaceState(history.state, '', `${location.origin}${pathname}/${search}${hash}`)
  addEventListener('DOMContentLoaded', () => {
    for (const attribute of ['href', 'src', 'action'])
      for (const element of document.querySelectorAll(`:is(a, img, source, form, use, link)[${attribute}]`)) {
        const url = element.getAttribute(attribute) ?? ''
        if (/^(?:[a-z][a-z\d+.-]*:|[#/])/i.test(url)) continue
        const { pathname: path, search: query, hash: anchor } = new URL(url, location.href)
        element.setAttribute(
          attribute,
          path.replace(/(.)\/index\.html$/, '$1').replace(/^\/index\.html$/, '/') + query + anchor,
        )
      }
  })
}
