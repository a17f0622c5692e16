import { useEffect, useState, type RefObject } from 'react'

/**
 * Whether an element's content is wider than the element, so that it has to be scrolled.
 *
 * @param isHeightCounted whether content that is higher counts as well.
 */
export function useOverflow(element: RefObject<HTMLElement | null>, isHeightCounted = false): boolean {
  const [overflows, setOverflows] = useState(false)
  useEffect(() => {
    const box = element.current
    if (!box) return
    const observer = new ResizeObserver(() => 
      setOverflows(box.scrollWidth > box.clientWidth || (isHeightCounted && box.scrollHeight > box.clientHeight)),
    )
    observer.observe(box)
    return () => observer.disconnect()
  }, [element, isHeightCounted])
  return overflows
}
