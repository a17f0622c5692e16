import { useLayoutEffect, type RefObject } from 'react'

/** Where the box of each name was scrolled to when it was last there, in pixels. */
const kept = new Map<string, number>()
/** Between the current entry and the edge of the box, in pixels. */
const margin = 64

/**
 * Keeps the place of a box that comes and goes, and scrolls the box, not the page, as little as needed for the current page's
 * entry to be seen.
 */
export function useKeptScroll(box: RefObject<HTMLElement | null>, name: string, path: string): void {
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return undefined
    element.scrollTop = kept.get(name) ?? 0
    const keep = () => kept.set(name, element.scrollTop)
    element.addEventListener('scroll', keep, { passive: true })
    return () => element.removeEventListener('scroll', keep)
  }, [box, name])
  useLayoutEffect(() => {
    const element = box.current
    const current = element?.querySelector('[data-region="sidebar"] [aria-current="page"]')?.getBoundingClientRect()
    if (!element || !current) return
    const frame = element.getBoundingClientRect()
    if (current.top < frame.top + margin) element.scrollTop += current.top - frame.top - margin
    else if (current.bottom > frame.bottom - margin) element.scrollTop += current.bottom - frame.bottom + margin
  }, [box, path])
}
