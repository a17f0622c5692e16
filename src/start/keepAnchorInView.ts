import { decodeUrl } from '../shared/encoding'
import { focusTarget } from './anchors'

/** In milliseconds; by then images and fonts have loaded. */
const checkDelay = 1000
/** Between the bars at the top and a heading, in pixels: the last part of `scroll-padding-block-start`. */
const gap = 16
/** Greatest distance of a heading to the bars after a jump, in pixels. */
const maxOffset = 24
const readerEvents = ['wheel', 'touchmove', 'keydown', 'pointerdown', 'popstate'] as const

/** Scrolls back to the target when content above it has changed its height, unless there was input since. Without a target, shows the nearest part. */
export function keepAnchorInView(hash: string): void {
  const id = decodeUrl(hash.slice(1)) ?? ''
  const target = document.getElementById(id)
  if (!target) {
    openNearest(id)
    return
  }
  const stop = new AbortController()
  for (const name of readerEvents)
    window.addEventListener(name, () => stop.abort(), { signal: stop.signal, passive: true })
  window.setTimeout(() => {
    if (stop.signal.aborted) return
    stop.abort()
    if (isElsewhere(target)) target.scrollIntoView()
  }, checkDelay)
}

/** Whether the page is at another place than a jump to an element leads to. */
export function isElsewhere(target: HTMLElement): boolean {
  const scrollRest = document.documentElement.scrollHeight - window.innerHeight - window.scrollY
  const bars = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) - gap
  return hasMoved(target.getBoundingClientRect().top, bars, scrollRest)
}

/** @param scrollRest how far the page can still be scrolled down: near its end a target can't reach the bars at the top */
export function hasMoved(top: number, bars: number, scrollRest: number): boolean {
  const offset = top - bars
  return offset < 0 || (offset > maxOffset && scrollRest > 0)
}

function openNearest(id: string): void {
  const nearest = parentIds(id).find((parent) => document.getElementById(parent))
  if (nearest === undefined) return
  // The router scrolls to the top first; opened content has its position after two animation frames.
  requestAnimationFrame(() => {
    focusTarget(`#${encodeURIComponent(nearest)}`)
    requestAnimationFrame(() => document.getElementById(nearest)?.scrollIntoView())
  })
}

/** IDs of the parts around a field, the nearest first: a large page shows each component once, and leaves out deep fields. */
export function parentIds(id: string): string[] {
  if (!/^(request|response)-/.test(id)) return []
  const parts = id.split('-')
  return parts.slice(1).map((_, index) => parts.slice(0, -index - 1).join('-'))
}
