import { type CSSProperties, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { sampleLanguageNames, sampleLanguages } from '../../../plugins/gatsby-source-openapi/shared'
import type { SampleLanguage } from '../../../plugins/gatsby-source-openapi/types'
import { useOverflow } from '../../ui/useOverflow'
import { useSampleFill } from '../../preferences/my-stack/sampleValues'
import { chooseTab, useTabChoice } from '../../preferences/my-stack/tabChoice'
import { loadJson } from '../../platform/siteFiles'
import { otherLanguagesId, otherLanguagesTitle } from '../../shared/otherLanguages'
import type { Operation } from '../../shared/pageData'
import { sectionMarkdownPath } from '../../shared/pageFiles'
import { CopyButton, ShowAllButton } from '../../ui/CodeTools'
import { Loadable } from '../../ui/Loadable'
import * as styles from './CodeSample.module.css'
import { ownUrl } from '../../platform/basePath'

interface Props {
  /** `curlSample` is the colored HTML of the sample in the page. */
  operation: Pick<Operation, 'path' | 'method' | 'endpoint' | 'sentAs' | 'curlSample' | 'samplesFile'>
}

/** The SDK for Android is used from Kotlin. */
const choices = [...sampleLanguageNames, 'android']

/**
 * A request as code, in the language chosen here or in the tabs of any guide. Code from a file has its height before it arrives:
 * CSS adds the lines that a language needs more than curl (by `data-sdk`, which is there before hydration).
 */
export function CodeSample({ operation: { path, method, endpoint, sentAs, curlSample, samplesFile } }: Props) {
  const language = sampleLanguageNames[useTabChoice('sdk', choices)] ?? 'kotlin'
  const code = useRef<HTMLElement>(null)
  const [isConsoleOpen, openConsole, closeConsole] = useConsoleDialog()
  const load = useCallback(() => loadJson(samplesFile) as Promise<Record<string, string | undefined>>, [samplesFile])
  // Not for curl, which is in the HTML of the page: the security policy allows style attributes only to scripts.
  const lines = language === 'curl' ? undefined : ({ '--lines': curlSample.split('\n').length } as CSSProperties)
  const sample = (html: string) => <SampleCode key={language} html={html} language={language} code={code} />
  return (
    <>
      <div className={styles.sample} data-style="dark" id={otherLanguagesId}>
        <div className={styles.bar} data-print="hide">
          <select aria-label="Language" value={language} onChange={(event) => chooseTab('sdk', event.target.value)}>
            {sampleLanguageNames.map((value) => (
              <option key={value} value={value}>
                {sampleLanguages[value]}
              </option>
            ))}
          </select>
          {/* What the API sends goes to another server. */}
          {!sentAs && (
            <>
              <SampleFields />
              <button type="button" className={styles.tryIt} onClick={openConsole}>
                Try it
              </button>
            </>
          )}
          <CopyButton label="Copy the code" text={() => code.current?.textContent ?? ''} />
        </div>
        <div className={styles.code} style={lines}>
          {language === 'curl' ? (
            sample(curlSample)
          ) : (
            <Loadable load={load} name="The code sample">
              {(samples) => sample(samples[language] ?? '')}
            </Loadable>
          )}
        </div>
      </div>
      <noscript>
        <p>
          <a href={ownUrl(sectionMarkdownPath(path, otherLanguagesId))}>{otherLanguagesTitle}</a>
        </p>
      </noscript>
      {isConsoleOpen && !sentAs && (
        <Loadable load={loadConsole} name="The API console">
          {({ OperationConsole }) => <OperationConsole method={method} endpoint={endpoint} onClose={closeConsole} />}
        </Loadable>
      )}
    </>
  )
}

const loadConsole = () => import('./OperationConsole')
const isLinked = () => location.hash.startsWith('#try-it')

/** Whether the console is open. It loads on demand, or when a link to it is opened. */
function useConsoleDialog() {
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    const openLinked = () => setIsOpen((wasOpen) => wasOpen || isLinked())
    openLinked()
    window.addEventListener('hashchange', openLinked)
    return () => window.removeEventListener('hashchange', openLinked)
  }, [])
  const open = useCallback(() => setIsOpen(true), [])
  // The dialog closes when it gets another function.
  const close = useCallback(() => setIsOpen(false), [])
  return [isOpen, open, close] as const
}

const loadForm = () => import('./SampleForm')

/** Few readers enter a server and a token, so the form loads when it is opened. */
function SampleFields() {
  const [wasOpened, setWasOpened] = useState(false)
  return (
    <details className={styles.fields} onToggle={() => setWasOpened(true)}>
      <summary>
        Fill in<span className="visually-hidden"> your server and token</span>
      </summary>
      {wasOpened && (
        <Loadable load={loadForm} name="The form">
          {({ SampleForm }) => <SampleForm />}
        </Loadable>
      )}
    </details>
  )
}

/** As many lines as always fit (`CodeSample.module.css`). */
const maxLines = { phone: 10, desktop: 17 }
/** Longer lines wrap on a phone that is 390 px wide. Measuring them would show the button after React has started only. */
const phoneCharacters = 40

/** How many lines code has on a phone. */
function phoneLines(html: string): number {
  const lengths = html.split('\n').map((line) => line.replaceAll(/<[^>]*>/g, '').length)
  return lengths.reduce((sum, length) => sum + Math.max(1, Math.ceil(length / phoneCharacters)), 0)
}

/** A URL that is longer than a line breaks after a slash, not within a word. */
function breakable(html: string): string {
  return html.replaceAll(/(?<=[\w}])\/(?=[\w{])/g, '/<wbr>')
}

interface SampleCodeProps {
  html: string
  language: SampleLanguage
  code: RefObject<HTMLElement>
}

/** The code of a sample with the reader's own values. */
function SampleCode({ html, language, code }: SampleCodeProps) {
  const box = useRef<HTMLDivElement>(null)
  const isTall = useOverflow(box, 'y')
  const [isWhole, setIsWhole] = useState(false)
  const lines = html.split('\n').length
  const fill = useSampleFill()
  return (
    <>
      <div
        ref={box}
        className={styles.scroll}
        {...(isTall && { role: 'group', 'aria-label': `Code sample, ${sampleLanguages[language]}`, tabIndex: 0 })}
      >
        <pre data-language={language === 'curl' ? 'bash' : language}>
          <code ref={code} dangerouslySetInnerHTML={{ __html: breakable(fill(html)) }} />
        </pre>
      </div>
      {phoneLines(html) > maxLines.phone && (
        <div className={styles.more} data-is-long={lines > maxLines.desktop}>
          <ShowAllButton isOpen={isWhole} onClick={() => setIsWhole(!isWhole)}>
            {isWhole ? 'Show less' : 'Show all'}
          </ShowAllButton>
        </div>
      )}
    </>
  )
}
