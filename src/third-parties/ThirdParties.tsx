import { useEffect, useRef, useState } from 'react'
import { readStorage, writeStorage } from '../hooks/storageSlot'
import { afterLoad } from './afterLoad'
import { AssistantButton } from './AssistantButton'
import { ConsentQuestion } from './ConsentQuestion'
import { consentFor, storedConsent } from './consent'
import { loadScript, type ScriptData } from './loadScript'
import * as styles from './ThirdParties.module.css'

export interface ThirdPartyData extends ScriptData {
  name: string
  /** `analytics`, `tag-manager`, `visitor-tracking` or `assistant`. */
  kind: string
}

export interface ThirdPartiesProps {
  parties: readonly ThirdPartyData[]
}

/**
 * Asks readers whether third parties may be loaded, loads those that are not opened by hand once they agree, and lets them
 * change their mind. One that does not come changes nothing.
 */
export function ThirdParties({ parties }: ThirdPartiesProps) {
  const names = parties.map(({ name }) => name)
  const [consent, setConsent] = useState(() => consentFor(readStorage('thirdParties.consent'), names))
  const [isAsking, setAsking] = useState(consent === 'unasked')
  const [opened, setOpened] = useState<string>()
  const choices = useRef<HTMLButtonElement>(null)
  const isGranted = consent === 'granted'

  useEffect(() => {
    if (!isGranted) return
    return afterLoad(() => {
      for (const party of parties) if (party.kind !== 'assistant') loadScript(party).catch(() => undefined)
    })
  }, [isGranted, parties])

  const answer = (next: 'granted' | 'denied') => {
    writeStorage('thirdParties.consent', storedConsent(next, names))
    setConsent(next)
    setAsking(false)
    if (next === 'denied') setOpened(undefined)
    choices.current?.focus({ preventScroll: true })
    // What runs already can only be stopped with the page.
    if (isGranted && next === 'denied') window.location.reload()
  }
  const open = (name: string) => {
    setOpened(name)
    setAsking(!isGranted)
  }
  return (
    <>
      <button ref={choices} type="button" className={styles.choices} onClick={() => setAsking(true)}>
        Privacy choices
      </button>
      <div className={styles.corner}>
        {parties
          .filter(({ kind }) => kind === 'assistant')
          .map((party) => (
            <AssistantButton key={party.name} party={party} isOpened={isGranted && opened === party.name} onOpen={open} />
          ))}
        {isAsking && <ConsentQuestion parties={parties} consent={consent} onAnswer={answer} />}
      </div>
    </>
  )
}
