import { useCallback, useId } from 'react'
import { chooseTab, useTabChoice } from '../markdown/tabChoice'
import { loadJson } from '../hooks/loadJson'
import { Loadable } from '../ui/Loadable'
import * as styles from './CodeSample.module.css'
import { sampleLanguageNames, sampleLanguages } from './sampleLanguages'
import { SampleCode } from './SampleCode'
import { SampleFields } from './SampleFields'

interface Props {
  /** Coloured HTML of the sample that is on the page from the start. */
  curl: string
  /** Address of the file with the samples in the other languages. */
  file: string
}

/** A request as code, in the language that the reader chose here or in the tabs of any guide. */
export function CodeSample({ curl, file }: Props) {
  const id = useId()
  const language = sampleLanguageNames[useTabChoice('sdk', sampleLanguageNames)] ?? 'curl'
  const load = useCallback(() => loadJson(file) as Promise<Record<string, string | undefined>>, [file])
  const label = `Code sample, ${sampleLanguages[language]}`
  return (
    <div className={styles.sample}>
      <div className={styles.bar}>
        <label htmlFor={id}>Language</label>
        <select id={id} value={language} onChange={(event) => chooseTab('sdk', event.target.value)}>
          {Object.entries(sampleLanguages).map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
        <SampleFields />
      </div>
      <div className={styles.frame}>
        {language === 'curl' ? (
          <SampleCode html={curl} label={label} />
        ) : (
          <Loadable load={load} name="The code sample">
            {(samples) => <SampleCode html={samples[language] ?? ''} label={label} />}
          </Loadable>
        )}
      </div>
    </div>
  )
}
