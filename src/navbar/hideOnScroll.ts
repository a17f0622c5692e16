import { isBarHidden } from './scrollDirection'

/**
 * Tells when the bar should hide and when it should return.
 *
 * @returns stops it
 */
export function hideOnScroll(bar: HTMLElement, onChange: (isHidden: boolean) => void): () => void {
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
  window.addEventListener('scroll', onScroll, { passive: true })
  return () => window.removeEventListener('scroll', onScroll)
}
