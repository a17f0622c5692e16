/** Calls `onChange` with the ID of the heading that the reader has reached, now and whenever it may have changed. */
export function followHeadings(
  headings: readonly { id: string }[],
  onChange: (id: string | undefined) => void,
  signal: AbortSignal,
): void {
  let scheduled = 0
  const measure = () => {
    scheduled = 0
    if (signal.aborted) return
    const tops = headings.flatMap(({ id }) => {
      const top = document.getElementById(id)?.getBoundingClientRect().top
      return top === undefined ? [] : [{ id, top }]
    })
    const root = document.documentElement
    const isAtEnd = window.scrollY > 0 && window.scrollY + window.innerHeight >= root.scrollHeight - 2
    onChange(activeHeading(tops, parseFloat(getComputedStyle(root).scrollPaddingTop) + 8, isAtEnd))
  }
  const schedule = () => {
    if (scheduled === 0) scheduled = requestAnimationFrame(measure)
  }
  schedule()
  window.addEventListener('scroll', schedule, { passive: true, signal })
  window.addEventListener('resize', schedule, { signal })
}

/**
 * The last heading above the reading line; at the end of the page the last one, since a short section never reaches the line.
 * @param tops of the headings, from the top of the window in CSS pixels, in document order.
 * @param line below the navbar, in CSS pixels.
 */
export function activeHeading(
  tops: readonly { id: string; top: number }[],
  line: number,
  isAtEnd: boolean,
): string | undefined {
  if (isAtEnd) return tops.at(-1)?.id
  return tops.filter(({ top }) => top <= line).at(-1)?.id
}
