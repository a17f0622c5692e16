import { hasMoved } from './anchorOffset'
import { repairHash } from './repairHash'
import { revealNearest } from './revealNearest'

/** How long after a jump its place is checked once more, in milliseconds: by then pictures and fonts are there. */
const delay = 1000
/** What a reader does who has gone on. */
const signs = ['wheel', 'touchmove', 'keydown', 'pointerdown', 'popstate'] as const

/**
 * Puts the heading the address names back below the navbar, unless the reader has done something since; a page without it shows
 * what is nearest.
 */
export function settleAnchor(hash: string): void {
  const id = decodeURIComponent(repairHash(hash).slice(1))
  const heading = document.getElementById(id)
  if (!heading) {
    revealNearest(id)
    return
  }
  const stop = new AbortController()
  const timer = window.setTimeout(() => {
    stop.abort()
    const root = document.documentElement
    const bar = document.querySelector<HTMLElement>('[data-region="navbar"]')?.offsetHeight ?? 0
    const roomBelow = root.scrollHeight - window.innerHeight - window.scrollY
    if (hasMoved(heading.getBoundingClientRect().top, bar, roomBelow)) heading.scrollIntoView()
  }, delay)
  const giveUp = () => {
    stop.abort()
    window.clearTimeout(timer)
  }
  for (const sign of signs) window.addEventListener(sign, giveUp, { signal: stop.signal, passive: true })
}
