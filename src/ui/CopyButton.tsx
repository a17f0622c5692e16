import { useEffect, useState } from 'react'
import { Icon } from './Icon'
import { IconButton } from './IconButton'

/** Copies a text that is computed when it is needed, and says so to everybody for two seconds. */
export function CopyButton({ label, text }: { label: string; text: () => string }) {
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = window.setTimeout(() => setCopied(false), 2000)
    return () => window.clearTimeout(timer)
  }, [isCopied])
  return (
    <>
      <IconButton
        label={label}
        onClick={() => {
          void navigator.clipboard.writeText(text()).then(() => setCopied(true))
        }}
      >
        <Icon name={isCopied ? 'check' : 'copy'} />
      </IconButton>
      <span role="status" className="visually-hidden">
        {isCopied ? 'Copied' : ''}
      </span>
    </>
  )
}
