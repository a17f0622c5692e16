import { useEffect, useState, type RefObject } from 'react'

type Measure = (box: HTMLElement) => boolean

const isWide: Measure = (box) => box.scrollWidth > box.clientWidth
const isTall: Measure = (box) => box.scrollHeight > box.clientHeight
const measures = { x: isWide, y: isTall, any: (box: HTMLElement) => isWide(box) || isTall(box) }

/** Whether an element has to be scrolled horizontally (`x`), vertically or in either direction. */
export function useOverflow(element: RefObject<HTMLElement | null>, direction: keyof typeof measures = 'x'): boolean {
  return useMeasured(element, measures[direction])
}

/** Whether lines of code are longer than their box, which scrolls or wraps them. */
export function useLongLines(box: RefObject<HTMLElement | null>): boolean {
  return useMeasured(box, hasLongLines)
}

function hasLongLines(box: HTMLElement): boolean {
  const code = box.querySelector('code')
  if (isWide(box) || !code) return isWide(box)
  const lines = code.textContent.trimEnd().split('\n').length
  return code.clientHeight > (lines + 0.5) * parseFloat(getComputedStyle(code).lineHeight)
}

/** @param measure repeated when the size of the element or of its content changes; stable between renders */
function useMeasured(element: RefObject<HTMLElement | null>, measure: Measure): boolean {
  const [result, setResult] = useState(false)
  useEffect(() => {
    const box = element.current
    if (!box) return
    const observer = new ResizeObserver(() => setResult(measure(box)))
    for (const observed of [box, ...box.children]) observer.observe(observed)
    return () => observer.disconnect()
  }, [element, measure])
  return result
}
