/** A load that took too long; webpack's own error for a chunk that cannot be had is a different one. */
export class TimedOut extends Error {
  override name = 'TimedOut'
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
