/** Milliseconds in which something opens: longer where it is higher, never long enough to wait for. Height in CSS pixels. */
export function unfoldDuration(height: number): number {
  return Math.round(Math.min(320, 100 + height / 4))
}
