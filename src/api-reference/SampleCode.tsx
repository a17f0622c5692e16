import { useEffect, useRef } from 'react'
import type { SampleLanguage } from '../../plugins/gatsby-source-openapi/src/samples/sampleLanguages'
import { readStorage } from '../hooks/storageSlot'
import { useOverflow } from '../hooks/useOverflow'
import { CodeTools } from '../ui/CodeTools'
import * as styles from './CodeSample.module.css'
import { useSampleFill } from './sampleFill'
import { sampleLanguages } from './sampleLanguages'

interface Props {
  /** Coloured code with placeholders. */
  html: string
  language: SampleLanguage
  isWrapped: boolean
  onWrap: (isWrapped: boolean) => void
}

/** The code of a sample with the reader's own values, and what can be done with it. */
export function SampleCode({ html, language, isWrapped, onWrap }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const code = useRef<HTMLElement>(null)
  const isWide = useOverflow(box)
  const isScrolled = useOverflow(box, true)
  const fill = useSampleFill()
  useEffect(() => {
    if (readStorage('api.server') === undefined) return
    // Without it the sample stays as everybody sees it.
    void import('./sampleValues').then(({ fillSamples }) => fillSamples(), () => undefined)
  }, [])
  return (
    <>
      <CodeTools className={styles.tools} code={code} isWide={isWide} isWrapped={isWrapped} onWrap={onWrap} />
      <div ref={box} className={styles.scroll} {...(isScrolled && { role: 'group', 'aria-label': `Code sample, ${sampleLanguages[language]}`, tabIndex: 0 })}>
        {/* The Markdown copy of the page names it. */}
        <pre data-language={language === 'curl' ? 'bash' : language}>
          <code ref={code} dangerouslySetInnerHTML={{ __html: fill(html) }} />
        </pre>
      </div>
    </>
  )
}
