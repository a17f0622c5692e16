/** Reports when the bar should hide or return. */
export function hideOnScroll(bar: HTMLElement, onChange: (isHidden: boolean) => void, signal: AbortSignal): void {
  let before = window.scrollY
  let isHidden = false
  const onScroll = () => {
    // Overscrolling gives positions beyond both ends.
    const end = document.documentElement.scrollHeight - window.innerHeight
    const now = Math.min(Math.max(window.scrollY, 0), end)
    isHidden = isBarHidden({ before, now, height: window.innerHeight, wasHidden: isHidden }, bar.offsetHeight)
    before = now
    onChange(isHidden)
  }
  window.addEventListener('scroll', onScroll, { passive: true, signal })
}

/** Part of the window's height from which scrolling counts as a jump, to an anchor or with Home and End, and not as reading. */
const jump = 0.5

interface Scroll {
  /** Pixels from the top of the page, then and now. */
  before: number
  now: number
  /** Height of the window in pixels. */
  height: number
  wasHidden: boolean
}

/** Whether the bar is hidden to leave more of the window to the text: after scrolling down, until scrolling up or to the top. */
export function isBarHidden({ before, now, height, wasHidden }: Scroll, barHeight: number): boolean {
  if (now <= barHeight) return false
  if (now < before) return false
  if (now - before > height * jump) return wasHidden
  return now > before || wasHidden
}
