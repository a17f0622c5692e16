import { useRef, useState } from 'react'
import { useOverflow } from '../hooks/useOverflow'
import { CodeTools } from '../ui/CodeTools'
import * as styles from './CodeBlock.module.css'

interface Props {
  /** Escaped text in `<span class="t-…">`, made at build. */
  html: string
  /** Its name as readers know it. */
  language: string
  title?: string
  isNumbered?: boolean
  /** Long lines are broken from the start. */
  isWrapped?: boolean
  /** The number of all lines, of a block that is cut to its beginning at first. */
  lines?: number
}

/** Code with its file name and language, highlighted at build; copied to the letter. */
export function CodeBlock({ html, language, title, isNumbered, isWrapped: startsWrapped = false, lines }: Props) {
  const figure = useRef<HTMLElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const code = useRef<HTMLElement>(null)
  const overflows = useOverflow(box)
  const [isWrapped, setIsWrapped] = useState(startsWrapped)
  const [isCut, setIsCut] = useState(lines !== undefined)
  const cut = () => {
    setIsCut(true)
    figure.current?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <figure ref={figure} className={styles.block} data-wrapped={isWrapped || undefined} data-cut={isCut || undefined}>
      <figcaption className={styles.header}>
        {title && <span className={styles.title}>{title}</span>}
        <span>{language}</span>
      </figcaption>
      <CodeTools className={styles.tools} code={code} isWide={overflows} isWrapped={isWrapped} onWrap={setIsWrapped} />
      <div
        ref={box}
        className={styles.scroll}
        // The browser's search scrolls to what it found, also where it is cut.
        onScroll={isCut ? ({ currentTarget }) => currentTarget.scrollTop > 0 && setIsCut(false) : undefined}
        {...(overflows && { role: 'group', 'aria-label': title ?? `Code, ${language}`, tabIndex: 0 })}
      >
        <pre>
          <code ref={code} data-numbered={isNumbered} dangerouslySetInnerHTML={{ __html: html }} />
        </pre>
      </div>
      {lines !== undefined && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={!isCut}
          onClick={isCut ? () => setIsCut(false) : cut}
          data-print="hide"
        >
          {isCut ? `Show all ${lines} lines` : 'Show fewer lines'}
        </button>
      )}
    </figure>
  )
}
