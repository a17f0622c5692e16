import { useEffect, useState, type RefObject } from 'react'

/** Whether an element has to be scrolled horizontally (`x`), vertically or in either direction. */
export function useOverflow(element: RefObject<HTMLElement | null>, direction: 'x' | 'y' | 'any' = 'x'): boolean {
  const [overflows, setOverflows] = useState(false)
  useEffect(() => {
    const box = element.current
    if (!box) return
    const observer = new ResizeObserver(() => {
      const [isWide, isTall] = [box.scrollWidth > box.clientWidth, box.scrollHeight > box.clientHeight]
      setOverflows((isWide && direction !== 'y') || (isTall && direction !== 'x'))
    })
    observer.observe(box)
    return () => observer.disconnect()
  }, [element, direction])
  return overflows
}
