import { useEffect, useState } from 'react'
import { Icon } from './Icon'
import { IconButton } from './IconButton'

const messages = { idle: '', copied: 'Copied', failed: 'Could not be copied' }

/** Copies a text that is computed when it is needed, and says for two seconds how that went. */
export function CopyButton({ label, text }: { label: string; text: () => string }) {
  const [state, setState] = useState<keyof typeof messages>('idle')
  useEffect(() => {
    if (state === 'idle') return
    const timer = window.setTimeout(() => setState('idle'), 2000)
    return () => window.clearTimeout(timer)
  }, [state])
  // There is no clipboard on plain http, and a reader may refuse access to it.
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text())
      setState('copied')
    } catch {
      setState('failed')
    }
  }
  return (
    <>
      <IconButton label={label} onClick={() => void copy()}>
        <Icon name={state === 'copied' ? 'check' : state === 'failed' ? 'close' : 'copy'} />
      </IconButton>
      <span role="status" className="visually-hidden">
        {messages[state]}
      </span>
    </>
  )
}
