import { useRef } from 'react'
import { CopyButton } from '../ui/CopyButton'
import * as styles from './CodeBlock.module.css'

interface Props {
  /** Escaped text in `<span class="t-…">`, made at build. */
  html: string
  language: string
  title?: string
}

/** Code with its file name, highlighted at build; the button copies the exact text. */
export function CodeBlock({ html, language, title }: Props) {
  const code = useRef<HTMLElement>(null)
  return (
    <figure className={styles.block}>
      {title && <figcaption className={styles.title}>{title}</figcaption>}
      {/* A scrolling box has to be reachable by keyboard. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre tabIndex={0} role="region" aria-label={title ? `Code: ${title}` : `Code: ${language}`}>
        <code ref={code} dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
      <span className={styles.copy}>
        <CopyButton label="Copy the code" text={() => code.current?.textContent ?? ''} />
      </span>
    </figure>
  )
}
