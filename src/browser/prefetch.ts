import { newestFirst } from './newestFirst'

/** Pages that hovering may load at once. Gatsby loads four visible ones at a time: six in all. */
const most = 2

/** Whether the reader's connection allows loading pages ahead. Gatsby asks this for visible links, but not on hover. */
export function mayPrefetch(connection: Navigator['connection']): boolean {
  return !connection?.saveData && !/2g/.test(connection?.effectiveType ?? '')
}

/** Makes loading on hover respect data saving and slow connections, and a pointer drawn over a list load two pages at once. */
export function guardHoverPrefetch(): void {
  const load = newestFirst(most, (path) => window.___loader.loadPage(path))
  window.___loader.hovering = (path) => {
    if (mayPrefetch(navigator.connection)) load(path)
  }
}
