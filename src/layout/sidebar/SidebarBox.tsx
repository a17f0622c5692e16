import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react'

interface Props {
  /** Name of the sidebar, by which the scroll position is kept. */
  name: string
  path: string
  className?: string | undefined
  children: ReactNode
}

/** The box beside the text in which the sidebar scrolls. */
export function SidebarBox({ name, path, className, children }: Props) {
  const box = useRef<HTMLDivElement>(null)
  useKeptScroll(box, name, path)
  return (
    <div ref={box} className={className}>
      {children}
    </div>
  )
}

/** Last scroll position of the box of each name, in pixels. */
const kept = new Map<string, number>()
/** Between the current entry and the edge of the box, in pixels: the end of the box is below the window. */
const margin = 80

/**
 * Restores the scroll position of a box when it is mounted again, and scrolls the box, not the page, as little as needed to
 * show the current page's entry.
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
    const view = element.getBoundingClientRect()
    if (current.top < view.top + margin) element.scrollTop += current.top - view.top - margin
    else if (current.bottom > view.bottom - margin) element.scrollTop += current.bottom - view.bottom + margin
  }, [box, path])
}
