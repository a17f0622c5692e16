import { loadPage, replaceHoverPrefetch } from '../gatsby-patches/runtime'

/** Pages loading at once because of hovering; Gatsby loads up to four visible ones besides. */
const maxConcurrent = 2

/** Hovering loads pages ahead only on a connection that allows it, and only a few when the pointer crosses a list. */
export function limitHoverPrefetch(): void {
  const prefetch = latestOnlyQueue(maxConcurrent, loadPage)
  replaceHoverPrefetch((path) => {
    if (mayPrefetch(navigator.connection)) prefetch(path)
  })
}

/** Whether the connection is fast enough. Gatsby checks this for visible links, but not on hover. */
export function mayPrefetch(connection: Navigator['connection']): boolean {
  return !connection?.saveData && !/2g/.test(connection?.effectiveType ?? '')
}

/**
 * A queue with at most one waiting path: a later one replaces it.
 * @param load may fail: the next one follows all the same
 */
export function latestOnlyQueue(limit: number, load: (path: string) => Promise<unknown>): (path: string) => void {
  let running = 0
  let waiting: string | undefined
  const startNext = () => {
    if (waiting === undefined || running === limit) return
    const path = waiting
    waiting = undefined
    running++
    const onEnd = () => {
      running--
      startNext()
    }
    load(path).then(onEnd, onEnd)
  }
  return (path) => {
    waiting = path
    startNext()
  }
}
