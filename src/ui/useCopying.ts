import { useEffect, useState } from 'react'

/** `idle` again after two seconds. */
export type CopyState = 'idle' | 'copied' | 'failed'

/** Copies to the clipboard what `text` returns when the reader presses the button. */
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

/**
 * Some browsers allow clipboard access only during the click: a string that is still loading is passed as a promise.
 * @throws when the string could not be loaded, on plain http, and when the reader refuses
 */
async function copyText(text: string | Promise<string>): Promise<void> {
  if (typeof text === 'string' || typeof ClipboardItem === 'undefined') {
    await navigator.clipboard.writeText(await text)
    return
  }
  const blob = text.then((content) => new Blob([content], { type: 'text/plain' }))
  // Where the browser refuses first, nothing else would handle that the string could not be loaded.
  blob.catch(() => undefined)
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })])
}
