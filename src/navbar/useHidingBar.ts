import { useEffect, useState, type RefObject } from 'react'

/** Whether the bar is hidden because the reader scrolls down; never when `isEnabled` is false. What decides it loads later. */
export function useHidingBar(bar: RefObject<HTMLElement | null>, isEnabled: boolean): boolean {
  const [isHidden, setHidden] = useState(false)
  useEffect(() => {
    const element = bar.current
    if (!isEnabled || !element) return
    let isWanted = true
    let stop: (() => void) | undefined
    import('./hideOnScroll').then(
      ({ hideOnScroll }) => {
        if (isWanted) stop = hideOnScroll(element, setHidden)
      },
      () => undefined,
    )
    return () => {
      isWanted = false
      stop?.()
    }
  }, [bar, isEnabled])
  return isHidden
}
