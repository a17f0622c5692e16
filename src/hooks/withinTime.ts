/** A load that took too long, named as the browser names its own; webpack's error for a chunk that cannot be had differs. */
export class TimedOut extends Error {
  override name = 'TimeoutError'
}

/**
 * The result of a load, unless it takes too long.
 *
 * @param limit in milliseconds
 * @throws TimedOut, or what the load throws
 */
export async function withinTime<Value>(load: () => Promise<Value>, limit: number): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeOut = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new TimedOut(`Not there after ${limit} ms`)), limit)
  })
  try {
    return await Promise.race([load(), timeOut])
  } finally {
    clearTimeout(timer)
  }
}
