import { enqueuePage, loadPage } from '../gatsby-patches/runtime'
import { afterLoad } from './afterLoad'
import { mayPrefetch } from './connection'
import { pathAndQuery } from './historyState'

/** Gatsby loads up to four visible pages besides. */
const loadLatest = latestOnlyQueue(2, loadPage)

/** Hovering loads a page ahead only on a connection that allows it, and only a few when the pointer crosses a list. */
export function prefetchHovered(path: string): void {
  if (mayPrefetch(navigator.connection)) loadLatest(path)
}

/** Links that aren't observed yet. */
const mounted = new Set<HTMLAnchorElement>()
const loads = new WeakMap<Element, ReturnType<typeof enqueuePage>>()
let observer: IntersectionObserver | undefined

/** A `ref` that loads the page of a link ahead while the link is in view. Observing waits for an idle moment: hydration takes long enough. */
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
      if (isIntersecting && pathname + search !== pathAndQuery()) loads.set(target, enqueuePage(pathname + search))
    }
  })
  for (const link of mounted) observer.observe(link)
  mounted.clear()
}

/** A queue with at most one waiting path: a later one replaces it. After a failure, the next one follows all the same. */
export function latestOnlyQueue(limit: number, load: (path: string) => Promise<unknown>): (path: string) => void {
  let running = 0
  let waiting: string | undefined
  const startNext = () => {
    if (waiting === undefined || running === limit) return
    const path = waiting
    waiting = undefined
    running++
    void load(path)
      .catch(() => undefined)
      .then(() => {
        running--
        startNext()
      })
  }
  return (path) => {
    waiting = path
    startNext()
  }
}
