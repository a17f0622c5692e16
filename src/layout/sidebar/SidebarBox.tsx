import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react'
import { InlineScript } from '../../start/inline/InlineScript'
import { useIsHydrated } from '../../ui/useIsHydrated'
import { showCurrentEntry } from './showCurrentEntry'

interface Props {
  /** Name of the sidebar, by which the scroll position is kept. */
  name: string
  path: string
  className?: string | undefined
  children: ReactNode
}

/** A colon never comes out of a heading, so that no heading can have the same ID. */
export const sidebarId = 'site:sidebar'

/** The box beside the text in which the sidebar scrolls. */
export function SidebarBox({ name, path, className, children }: Props) {
  const box = useRef<HTMLDivElement>(null)
  useKeptScroll(box, name, path)
  return (
    <div ref={box} id={sidebarId} tabIndex={-1} className={className}>
      {children}
      <InlineScript name="sidebar" />
    </div>
  )
}

/** Last scroll position of the box of each name, in pixels. */
const kept = new Map<string, number>()

/**
 * Restores the scroll position of a box when it is mounted again, and shows the current page's entry. On the first page, an inline script has
 * done so before the first paint, and the reader may have scrolled since.
 */
export function useKeptScroll(box: RefObject<HTMLElement | null>, name: string, path: string): void {
  const isHydrated = useIsHydrated()
  const isPlaced = useRef(!isHydrated)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return undefined
    const keep = () => kept.set(name, element.scrollTop)
    // Where the inline script has scrolled to, no event will tell.
    if (isPlaced.current) keep()
    else element.scrollTop = kept.get(name) ?? 0
    element.addEventListener('scroll', keep, { passive: true })
    return () => element.removeEventListener('scroll', keep)
  }, [box, name])
  useLayoutEffect(() => {
    if (box.current && !isPlaced.current) showCurrentEntry(box.current)
    isPlaced.current = false
  }, [box, path])
}
