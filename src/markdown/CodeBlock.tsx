import { useRef, useState } from 'react'
import { useLongLines, useOverflow } from '../ui/useOverflow'
import { useSampleFill } from '../preferences/my-stack/sampleValues'
import { CodeTools, ShowAllButton } from '../ui/CodeTools'
import * as styles from './CodeBlock.module.css'
import { useJsonColors } from './useJsonColors'

interface Props {
  /** Escaped, with `<span class="t-…">`, made at build. */
  html: string
  language: string
  title?: string
  isNumbered?: boolean
  /** Long lines wrap from the start. */
  isWrapped?: boolean
  /** Number of all lines; only set for a block that shows its first lines until it is expanded. */
  lines?: number
  /** The version of Unleash that the code ran against. */
  checked?: string
  /** JSON without elements for its colors. */
  isPlainJson?: boolean
}

/** Code, highlighted at build, below its file name and what it was checked with, if there is either. */
export function CodeBlock({
  html,
  language,
  title,
  isNumbered,
  isWrapped: startsWrapped = false,
  lines,
  checked,
  isPlainJson,
}: Props) {
  const figure = useRef<HTMLElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const code = useRef<HTMLElement>(null)
  const overflows = useOverflow(box)
  const hasLongLines = useLongLines(box)
  const filled = useSampleFill()(html)
  useJsonColors(code, isPlainJson ? filled : undefined)
  const [isWrapped, setIsWrapped] = useState(startsWrapped)
  const [isCut, setIsCut] = useState(lines !== undefined)
  const toggle = () => {
    setIsCut(!isCut)
    if (!isCut) figure.current?.scrollIntoView({ block: 'nearest' })
  }
  const hasHeader = title !== undefined || checked !== undefined
  return (
    <figure
      ref={figure}
      className={styles.block}
      aria-label={hasHeader ? undefined : `Code, ${language}`}
      data-wrapped={isWrapped || undefined}
      data-cut={isCut || undefined}
    >
      {hasHeader && (
        <figcaption className={styles.header}>
          <span className={styles.title}>{title ?? language}</span>
          {checked !== undefined && <span className={styles.checked}>{`✓ Ran against Unleash ${checked}`}</span>}
        </figcaption>
      )}
      <CodeTools code={code} hasLongLines={hasLongLines} isWrapped={isWrapped} onWrap={setIsWrapped} />
      <div
        ref={box}
        className={styles.scroll}
        // Find in page scrolls to matches below the cut.
        onScroll={isCut ? ({ currentTarget }) => currentTarget.scrollTop > 0 && setIsCut(false) : undefined}
        {...(overflows && { role: 'group', 'aria-label': title ?? `Code, ${language}`, tabIndex: 0 })}
      >
        <pre>
          <code ref={code} data-numbered={isNumbered} dangerouslySetInnerHTML={{ __html: filled }} />
        </pre>
      </div>
      {lines !== undefined && (
        <ShowAllButton isOpen={!isCut} onClick={toggle}>
          {isCut ? `Show all ${lines} lines` : 'Show fewer lines'}
        </ShowAllButton>
      )}
    </figure>
  )
}
