/**
 * How long to wait before the next try.
 *
 * @param tries made so far, at least 1.
 * @param retryAfter the header of that name: seconds, or a date (RFC 9110, 10.2.3).
 * @param now milliseconds since 1970.
 * @returns milliseconds: what the server asks for, else 0.5 s, 1 s, 2 s …
 */
export function retryDelay(tries: number, retryAfter: string | null, now: number): number {
  const asked = retryAfter?.trim() ?? ''
  if (/^\d+$/.test(asked)) return Number(asked) * 1000
  const date = /^[A-Z][a-z]{2}, /.test(asked) ? Date.parse(asked) : NaN
  return Number.isNaN(date) ? 500 * 2 ** (tries - 1) : Math.max(0, date - now)
}
