import { useEffect, useState, type RefObject } from 'react'
import { isBarHidden } from './scrollDirection'

/** Whether the bar is hidden because the reader scrolls down; never when `isEnabled` is false. */
export function useHidingBar(bar: RefObject<HTMLElement | null>, isEnabled: boolean): boolean {
  const [isHidden, setHidden] = useState(false)
  useEffect(() => {
    if (!isEnabled) return
    let before = window.scrollY
    const onScroll = () => {
      // Overscrolling gives positions beyond both ends.
      const end = document.documentElement.scrollHeight - window.innerHeight
      const now = Math.min(Math.max(window.scrollY, 0), end)
      const scroll = { before, now, height: window.innerHeight }
      before = now
      setHidden((wasHidden) => isBarHidden({ ...scroll, wasHidden }, bar.current?.offsetHeight ?? 0))
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => window.removeEventListener('scroll', onScroll)
  }, [bar, isEnabled])
  return isHidden
}
