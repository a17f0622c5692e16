import { useEffect, useState } from 'react'
import { copyText } from './copyText'

/** How the last copying went; `idle` again after two seconds. */
export type CopyState = 'idle' | 'copied' | 'failed'

/** @param text gives the text when the reader asks for it. */
export function useCopying(text: () => string | Promise<string>): [CopyState, () => void] {
  const [state, setState] = useState<CopyState>('idle')
  useEffect(() => {
    if (state === 'idle') return
    const timer = window.setTimeout(() => setState('idle'), 2000)
    return () => window.clearTimeout(timer)
  }, [state])
  const copy = () => {
    copyText(text()).then(
      () => setState('copied'),
      () => setState('failed'),
    )
  }
  return [state, copy]
}
