import { useEffect, useLayoutEffect, useRef } from 'react'
import type { SearchResults } from '../engine/SearchResults'

/** Milliseconds after which a reader has stopped scrolling. Safari lets the history be changed 100 times in 30 seconds. */
const pause = 300

/** What a reader does who wants to be where they are. */
const moves = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

interface PositionState {
  /** How far down the results were left, in pixels. */
  top?: number
}

/**
 * Shows results where the reader left them, else from their top. Browser and router scroll as soon as there is a frame: after a
 * reload, or on the way back from another document, it has no results yet; and the router would take the place of any other
 * search that began with a page load for that of this one. Each entry of the history holds its own.
 *
 * @param search the query of the address: another one is another entry of the history.
 * @param results what is shown; answered by titles alone they are placed once more when they are replaced.
 */
export function useResultsPosition(search: string, results: SearchResults | undefined): void {
  const wanted = useRef<number>()
  useLayoutEffect(() => {
    wanted.current = (window.history.state as PositionState | null)?.top ?? 0
    const stayHere = () => (wanted.current = undefined)
    for (const move of moves) window.addEventListener(move, stayHere, { passive: true })
    return () => {
      for (const move of moves) window.removeEventListener(move, stayHere)
    }
  }, [search])
  useLayoutEffect(() => {
    if (!results || wanted.current === undefined) return
    window.scrollTo({ top: wanted.current, behavior: 'instant' })
    if (!results.isPartial || wanted.current === 0) wanted.current = undefined
  }, [results, search])
  useEffect(() => {
    let timer = 0
    const keep = () => {
      const { history, scrollY: top } = window
      if (wanted.current === undefined) history.replaceState({ ...(history.state as object | null), top } satisfies PositionState, '')
    }
    const wait = () => {
      window.clearTimeout(timer)
      timer = window.setTimeout(keep, pause)
    }
    window.addEventListener('scroll', wait, { passive: true })
    window.addEventListener('pagehide', keep)
    return () => {
      window.clearTimeout(timer)
      window.removeEventListener('scroll', wait)
      window.removeEventListener('pagehide', keep)
    }
  }, [search])
}
