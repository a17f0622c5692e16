import { useRef } from 'react'
import { CopyButton } from '../ui/CopyButton'
import { ScrollBox } from '../ui/ScrollBox'
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
    <figure className={styles.block} data-language={language}>
      {title && <figcaption className={styles.title}>{title}</figcaption>}
      <ScrollBox label={title ?? `Code, ${language}`} className={styles.scroll}>
        <pre>
          <code ref={code} dangerouslySetInnerHTML={{ __html: html }} />
        </pre>
      </ScrollBox>
      <span className={styles.copy}>
        <CopyButton label="Copy the code" text={() => code.current?.textContent ?? ''} />
      </span>
    </figure>
  )
}
