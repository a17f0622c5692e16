import type { Search } from './Search'

/** The hosted engine has this long; then the embedded one answers, so that a reader waits 3 seconds at most. */
export const hostedTime = 1500

/** After a failure the hosted engine is left alone for this long: whoever blocks it now will block it in a second. */
export const restTime = 60_000

/**
 * A search that asks the hosted engine, and the embedded one when that fails or is late. Rejects when neither answers.
 *
 * @param now the time in milliseconds.
 */
export function withFallback(hosted: Search, embedded: Search, now: () => number = Date.now): Search {
  let restsUntil = 0
  return async (question) => {
    if (now() < restsUntil) return embedded(question)
    let timer: ReturnType<typeof setTimeout> | undefined
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error('The hosted search is late.')), hostedTime)
    })
    try {
      return await Promise.race([hosted(question), late])
    } catch {
      restsUntil = now() + restTime
      return await embedded(question)
    } finally {
      clearTimeout(timer)
    }
  }
}
