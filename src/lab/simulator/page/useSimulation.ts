import { useCallback, useEffect, useRef, useState } from 'react'
import type { ComparisonResult, ComparisonTask, VariantResult, VariantTask } from '../engine/simulate'

export interface Simulation<Result> {
  /** Of the last task that was finished; undefined before the first one. */
  result: Result | undefined
  hasFailed: boolean
  /** The same in all renders. */
  retry: () => void
}

export function useSimulation(task: ComparisonTask): Simulation<ComparisonResult>
export function useSimulation(task: VariantTask): Simulation<VariantResult>
/**
 * Runs tasks in a worker. While it works on one, only the latest of the others is kept, so that a slider never waits for results
 * that it has already passed.
 * @param task stable between renders while it is the same
 */
export function useSimulation(task: ComparisonTask | VariantTask): Simulation<ComparisonResult | VariantResult> {
  const [result, setResult] = useState<ComparisonResult | VariantResult>()
  const [hasFailed, setHasFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const send = useRef<(task: ComparisonTask | VariantTask) => void>(() => undefined)
  useEffect(() => {
    const worker = new Worker(new URL('../engine/simulationWorker.ts', import.meta.url))
    let isBusy = false
    let waiting: ComparisonTask | VariantTask | undefined
    send.current = (next) => {
      if (isBusy) waiting = next
      else worker.postMessage(next)
      isBusy = true
    }
    worker.addEventListener('message', ({ data }: MessageEvent<ComparisonResult | VariantResult>) => {
      isBusy = false
      setResult(data)
      const next = waiting
      waiting = undefined
      if (next) send.current(next)
    })
    // Its script could not be loaded.
    worker.addEventListener('error', () => setHasFailed(true))
    return () => worker.terminate()
  }, [attempt])
  useEffect(() => send.current(task), [task, attempt])
  const retry = useCallback(() => {
    setHasFailed(false)
    setAttempt((before) => before + 1)
  }, [])
  return { result, hasFailed, retry }
}
