import { useRef } from 'react'
import { CopyButton } from '../ui/CopyButton'
import { ScrollBox } from '../ui/ScrollBox'
import * as styles from './CodeSample.module.css'
import { fillSample } from './fillSample'
import { useSampleValues } from './sampleValues'

/** The code of a sample with the reader's own values; its box is as high for every language, so that nothing jumps. */
export function SampleCode({ html, label }: { html: string; label: string }) {
  const code = useRef<HTMLElement>(null)
  const values = useSampleValues()
  return (
    <>
      <ScrollBox label={label} className={styles.scroll}>
        <pre>
          <code ref={code} dangerouslySetInnerHTML={{ __html: fillSample(html, values) }} />
        </pre>
      </ScrollBox>
      <span className={styles.copy}>
        <CopyButton label="Copy the code" text={() => code.current?.textContent ?? ''} />
      </span>
    </>
  )
}
