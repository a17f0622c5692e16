import { useCallback, useEffect, useState } from 'react'
import { withinTime } from './withinTime'

/** A part that is there sooner shows no spinner. In milliseconds. */
const spinnerDelay = 200
/** After this a load counts as failed; webpack and `loadJson` give up at the same time, so that the next try asks again. */
const timeLimit = 10_000

export type LoadableState<Value> =
  | { phase: 'early' | 'slow' | 'failed' | 'timed-out'; value?: undefined }
  | { phase: 'ready'; value: Value }

/**
 * Loads a part of the page when it is first drawn.
 *
 * @param load a function that stays the same between renders: `() => import('./SearchDialog')` outside of the component.
 * @returns the state of the load, and a function that tries again.
 */
export function useLoadable<Value>(load: () => Promise<Value>): [LoadableState<Value>, () => void] {
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<LoadableState<Value>>({ phase: 'early' })
  useEffect(() => {
    let isWanted = true
    const become = (next: LoadableState<Value>) => {
      if (isWanted) setState(next)
    }
    const timer = window.setTimeout(() => become({ phase: 'slow' }), spinnerDelay)
    withinTime(load, timeLimit).then(
      (value) => become({ phase: 'ready', value }),
      (error: unknown) => become({ phase: (error as Error).name === 'TimeoutError' ? 'timed-out' : 'failed' }),
    ).finally(() => window.clearTimeout(timer))
    return () => {
      isWanted = false
      window.clearTimeout(timer)
    }
  }, [load, attempt])
  const retry = useCallback(() => {
    setState({ phase: 'early' })
    setAttempt((before) => before + 1)
  }, [])
  return [state, retry]
}
