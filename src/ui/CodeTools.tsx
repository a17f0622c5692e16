import type { ReactNode, RefObject } from 'react'
import { useCopying } from './useCopying'
import * as styles from './CodeTools.module.css'
import { Icon, IconButton } from './Icon'

interface Props {
  code: RefObject<HTMLElement>
  /** Lines are longer than the box: a button wraps them. */
  hasLongLines: boolean
  isWrapped: boolean
  onWrap: (isWrapped: boolean) => void
}

/** Buttons of a code block: wrap its long lines, if there are any, and copy it. */
export function CodeTools({ code, hasLongLines, isWrapped, onWrap }: Props) {
  return (
    <div className={styles.tools} data-print="hide">
      {hasLongLines && (
        <IconButton label="Wrap long lines" aria-pressed={isWrapped} onClick={() => onWrap(!isWrapped)}>
          <Icon name="wrap" />
        </IconButton>
      )}
      <CopyButton label="Copy the code" text={() => code.current?.textContent ?? ''} />
    </div>
  )
}

/** Below code that is cut. */
export function ShowAllButton({
  isOpen,
  onClick,
  children,
}: {
  isOpen: boolean
  onClick: () => void
  children: string
}) {
  return (
    <button type="button" className={styles.more} aria-expanded={isOpen} onClick={onClick} data-print="hide">
      {children}
    </button>
  )
}

const messages = { idle: '', copied: 'Copied', failed: 'Copy failed' }

interface CopyButtonProps {
  text: () => string | Promise<string>
  label?: string
  className?: string | undefined
  children?: ReactNode
}

/** Copies what `text` returns and shows the outcome for two seconds. */
export function CopyButton({ text, children, ...rest }: CopyButtonProps) {
  const [state, copy] = useCopying(text)
  return (
    <>
      <IconButton {...rest} onClick={copy}>
        <Icon name={state === 'copied' ? 'check' : state === 'failed' ? 'close' : 'copy'} />
        {children}
      </IconButton>
      <span role="status" className="visually-hidden">
        {messages[state]}
      </span>
    </>
  )
}
