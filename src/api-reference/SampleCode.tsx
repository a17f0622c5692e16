import { useEffect, useRef } from 'react'
import { readStorage } from '../hooks/storageSlot'
import { CopyButton } from '../ui/CopyButton'
import { ScrollBox } from '../ui/ScrollBox'
import * as styles from './CodeSample.module.css'
import { useSampleFill } from './sampleFill'

/** The code of a sample with the reader's own values; its box is as high for every language, so that nothing jumps. */
export function SampleCode({ html, label }: { html: string; label: string }) {
  const code = useRef<HTMLElement>(null)
  const fill = useSampleFill()
  useEffect(() => {
    if (readStorage('api.server') === undefined) return
    // Without it the sample stays as everybody sees it.
    void import('./sampleValues').then(({ fillSamples }) => fillSamples(), () => undefined)
  }, [])
  return (
    <>
      <ScrollBox label={label} className={styles.scroll}>
        <pre>
          <code ref={code} dangerouslySetInnerHTML={{ __html: fill(html) }} />
        </pre>
      </ScrollBox>
      <span className={styles.copy}>
        <CopyButton label="Copy the code" text={() => code.current?.textContent ?? ''} />
      </span>
    </>
  )
}
