/** In milliseconds. Webpack and `loadJson` give up at the same time, so that a retry requests it again. */
const timeLimit = 10_000

/** @throws a `TimeoutError`, or what the load throws; webpack's error for a failed chunk has another name */
export async function withinTime<Value>(load: () => Promise<Value>, limit = timeLimit): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeOut = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new DOMException('Loading took too long.', 'TimeoutError')), limit)
  })
  try {
    return await Promise.race([load(), timeOut])
  } finally {
    clearTimeout(timer)
  }
}
