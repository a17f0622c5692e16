import { useCallback, useEffect, useState } from 'react'

/** A part that loads sooner shows no spinner, in milliseconds. */
const spinnerDelay = 200
/** In milliseconds. Webpack and `loadJson` give up at the same time, so that a retry requests it again. */
const timeLimit = 10_000

export type LoadableState<Value> =
  | { phase: 'early' | 'slow' | 'failed' | 'timed-out'; value?: undefined }
  | { phase: 'ready'; value: Value }

/**
 * Loads a part of the page when it is first rendered, or when it is wanted; the second result tries again.
 * @param load stable between renders: `() => import('./DialogContent')` outside of the component.
 */
export function useLoadable<Value>(load: () => Promise<Value>, isWanted = true): [LoadableState<Value>, () => void] {
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<LoadableState<Value>>({ phase: 'early' })
  useEffect(() => {
    if (!isWanted) return undefined
    let isCurrent = true
    const become = (next: LoadableState<Value>) => {
      if (isCurrent) setState(next)
    }
    const timer = window.setTimeout(() => become({ phase: 'slow' }), spinnerDelay)
    withinTime(load)
      .then(
        (value) => become({ phase: 'ready', value }),
        (error: unknown) => become({ phase: (error as Error).name === 'TimeoutError' ? 'timed-out' : 'failed' }),
      )
      .finally(() => window.clearTimeout(timer))
    return () => {
      isCurrent = false
      window.clearTimeout(timer)
    }
  }, [load, attempt, isWanted])
  const retry = useCallback(() => {
    setState({ phase: 'early' })
    setAttempt((before) => before + 1)
  }, [])
  return [state, retry]
}

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
