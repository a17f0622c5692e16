import type { Search } from './Search'

/** The hosted engine has this long; then the embedded one answers, so that a reader waits 3 seconds at most. */
export const hostedTime = 1500

/** When the hosted engine has not answered by now, the embedded one gets ready: it has its worker and its index to load. */
export const readyTime = 300

/** After a failure the hosted engine is left alone for this long: whoever blocks it now will block it in a second. */
export const restTime = 60_000

interface EmbeddedEngine {
  search: Search
  /** Loads what it needs, so that it answers at once. */
  prepare: () => void
}

/**
 * Makes searches that ask the hosted engine, and the embedded one when that fails or is late. They reject when neither
 * answers. After a failure of one of them all leave the hosted engine alone.
 *
 * @param now the time in milliseconds.
 */
export function withFallback(embedded: EmbeddedEngine, now: () => number = Date.now): (hosted: Search) => Search {
  let restsUntil = 0
  return (hosted) => async (question) => {
    if (now() < restsUntil) return embedded.search(question)
    const ready = setTimeout(embedded.prepare, readyTime)
    let timer: ReturnType<typeof setTimeout> | undefined
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error('The hosted search is late.')), hostedTime)
    })
    try {
      return await Promise.race([hosted(question), late])
    } catch {
      restsUntil = now() + restTime
      return await embedded.search(question)
    } finally {
      clearTimeout(ready)
      clearTimeout(timer)
    }
  }
}
