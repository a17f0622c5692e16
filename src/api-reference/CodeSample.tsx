import { useCallback, useEffect, useId, useState } from 'react'
import { chooseTab, useTabChoice } from '../markdown/tabChoice'
import { loadJson } from '../hooks/loadJson'
import { Loadable } from '../ui/Loadable'
import * as styles from './CodeSample.module.css'
import { sampleLanguageNames, sampleLanguages } from './sampleLanguages'
import { SampleCode } from './SampleCode'
import { SampleFields } from './SampleFields'
import { sampleScript } from './sampleScript'

interface Props {
  /** Coloured HTML of the sample that is on the page from the start. */
  curl: string
  /** Address of the file with the samples in the other languages. */
  file: string
}

/**
 * A request as code, in the language that the reader chose here or in the tabs of any guide. Its box is as high as the sample
 * in curl, which is in the page. Where code comes from a file the box has one height (`data-tall`), so that nothing jumps
 * when it comes.
 */
export function CodeSample({ curl, file }: Props) {
  const id = useId()
  const language = sampleLanguageNames[useTabChoice('sdk', sampleLanguageNames)] ?? 'curl'
  const [isWrapped, setIsWrapped] = useState(false)
  const [isAlive, setIsAlive] = useState(false)
  useEffect(() => setIsAlive(true), [])
  const load = useCallback(() => loadJson(file) as Promise<Record<string, string | undefined>>, [file])
  const sample = (html: string) => (
    <SampleCode
      key={language}
      html={html}
      language={language}
      isWrapped={isWrapped}
      onWrap={setIsWrapped}
    />
  )
  return (
    <div className={styles.sample} data-wrapped={isWrapped || undefined} data-tall={language === 'curl' ? undefined : ''}>
      <div className={styles.bar} data-print="hide">
        <label htmlFor={id}>Language</label>
        <select id={id} value={language} onChange={(event) => chooseTab('sdk', event.target.value)}>
          {/* Without scripts there is no choice: the others need not be in every page. */}
          {(isAlive ? sampleLanguageNames : [language]).map((value) => (
            <option key={value} value={value}>
              {sampleLanguages[value]}
            </option>
          ))}
        </select>
        <SampleFields />
      </div>
      <div className={styles.frame}>
        {language === 'curl' ? (
          sample(curl)
        ) : (
          <Loadable load={load} name="The code sample">
            {(samples) => sample(samples[language] ?? '')}
          </Loadable>
        )}
      </div>
      <script dangerouslySetInnerHTML={{ __html: sampleScript }} />
    </div>
  )
}
