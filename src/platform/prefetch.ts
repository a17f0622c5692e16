import { enqueuePage, loadPage } from '../gatsby-patches/runtime'
import { afterLoad } from './afterLoad'

/** Pages that load at the same time because of hovering; Gatsby loads up to four visible ones besides. */
const maxConcurrent = 2

const loadLatest = latestOnlyQueue(maxConcurrent, loadPage)

/** Hovering loads a page ahead only on a connection that allows it, and only a few when the pointer crosses a list. */
export function prefetchHovered(path: string): void {
  if (mayPrefetch(navigator.connection)) loadLatest(path)
}

/** Links that aren't observed yet. */
const mounted = new Set<HTMLAnchorElement>()
const loads = new WeakMap<Element, ReturnType<typeof enqueuePage>>()
let observer: IntersectionObserver | undefined

/**
 * Loads the page of a link ahead while the link is in view, on a connection that allows it. Made to be a `ref`, it only notes the
 * link: observing it waits for an idle moment, as hydration takes long enough.
 */
export function prefetchInView(link: HTMLAnchorElement | null): void {
  if (!link) return
  if (mounted.size === 0) afterLoad(observeMounted)
  mounted.add(link)
}

function observeMounted(): void {
  observer ??= new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const { pathname, search } = target as HTMLAnchorElement
      loads.get(target)?.abort()
      if (isIntersecting && pathname + search !== window.location.pathname + window.location.search) loads.set(target, enqueuePage(pathname + search))
    }
  })
  for (const link of mounted) observer.observe(link)
  mounted.clear()
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
