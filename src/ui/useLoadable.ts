import { useCallback, useEffect, useState } from 'react'
import { withinTime } from '../shared/withinTime'

/** A part that loads sooner shows no spinner, in milliseconds. */
const spinnerDelay = 200

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
