import { useEffect, type RefObject } from 'react'

/** Scrolls a box, not the page, as little as needed for the current page's entry to be seen. */
export function useCurrentInView(box: RefObject<HTMLElement | null>, path: string): void {
  useEffect(() => {
    const current = box.current?.querySelector('[aria-current="page"]')?.getBoundingClientRect()
    const frame = box.current?.getBoundingClientRect()
    if (!current || !frame || !box.current) return
    const margin = 64
    if (current.top < frame.top + margin) box.current.scrollTop += current.top - frame.top - margin
    else if (current.bottom > frame.bottom - margin) box.current.scrollTop += current.bottom - frame.bottom + margin
  }, [box, path])
}
