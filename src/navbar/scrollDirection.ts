/** A jump, to an anchor or by Home and End, is no reading. As a part of the window's height. */
const jump = 0.5

interface Scroll {
  /** Pixels from the top of the page, then and now. */
  before: number
  now: number
  /** Height of the window in pixels. */
  height: number
  wasHidden: boolean
}

/** Whether a bar that makes room for reading is hidden: after scrolling down, until scrolling up or the top. */
export function isBarHidden({ before, now, height, wasHidden }: Scroll, barHeight: number): boolean {
  if (now <= barHeight) return false
  if (now < before) return false
  if (now - before > height * jump) return wasHidden
  return now > before || wasHidden
}
