import './thirdParties.css'
import { useCallback, useEffect, useRef, useState } from 'react'
import { afterLoad } from '../../platform/afterLoad'
import { readStorage, writeStorage } from '../../platform/storageSlot'
import type { ThirdPartyData } from '../../shared/pageData'
import { Loadable } from '../../ui/Loadable'
import { type Consent, consentFor, storedConsent } from './consent'

export interface ThirdPartiesProps {
  parties: readonly ThirdPartyData[]
}

/**
 * Asks readers whether third parties may be loaded, and loads those that aren't opened by a button. Readers can change their mind;
 * a script that fails to load changes nothing.
 */
export function ThirdParties({ parties }: ThirdPartiesProps) {
  const names = parties.map(({ name }) => name)
  const [consent, setConsent] = useState(() =>
    consentFor(readStorage('thirdParties.consent', /^(denied|granted \[.*\])$/), names),
  )
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
    // Running scripts stop only with the page.
    if (isGranted && next === 'denied') window.location.reload()
  }
  const open = (name: string) => {
    setOpened(name)
    setAsking(!isGranted)
  }
  return (
    <>
      <button ref={choices} type="button" className="third-parties-choices" onClick={() => setAsking(true)}>
        Privacy choices
      </button>
      <div className="third-parties-corner">
        {parties
          .filter(({ kind }) => kind === 'assistant')
          .map((party) => (
            <AssistantButton
              key={party.name}
              party={party}
              isOpened={isGranted && opened === party.name}
              onOpen={open}
            />
          ))}
        {isAsking && <ConsentQuestion parties={parties} consent={consent} onAnswer={answer} />}
      </div>
    </>
  )
}

interface Props {
  parties: readonly { name: string; kind: string }[]
  consent: Consent
  onAnswer: (answer: 'granted' | 'denied') => void
}

/** The question for consent beside the page, which stays usable. */
function ConsentQuestion({ parties, consent, onAnswer }: Props) {
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    // Only a reader who opened the question from the footer is moved to it.
    if (document.activeElement !== document.body && document.activeElement?.closest('footer')) box.current?.focus()
  }, [])
  return (
    <section ref={box} tabIndex={-1} aria-label="Privacy choices" className="third-parties-question">
      <p>
        Do you allow this site to load third-party services? They receive your IP address and the URLs of the pages you
        read. The site works without them.
      </p>
      <ul>
        {parties.map(({ name, kind }) => (
          <li key={name}>
            {name}: {kind === 'assistant' ? 'an assistant, only when you open it' : kind.replace('-', ' ')}
          </li>
        ))}
      </ul>
      {consent !== 'unasked' && <p>You have {consent === 'granted' ? 'allowed' : 'declined'} them.</p>}
      <p className="third-parties-answers">
        <button type="button" onClick={() => onAnswer('granted')}>
          Allow
        </button>
        <button type="button" onClick={() => onAnswer('denied')}>
          Decline
        </button>
      </p>
    </section>
  )
}

interface AssistantButtonProps {
  party: ThirdPartyData
  isOpened: boolean
  onOpen: (name: string) => void
}

/** Loads an assistant when a reader opens it; its own controls then replace the button, which would lose the focus. */
function AssistantButton({ party, isOpened, onOpen }: AssistantButtonProps) {
  const [isThere, setThere] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const load = useCallback(
    () =>
      loadScript(party).then(() => {
        if (box.current?.contains(document.activeElement))
          document.querySelector('main')?.focus({ preventScroll: true })
        setThere(true)
      }),
    [party],
  )
  if (isThere) return null
  return (
    <div ref={box} className="third-parties-assistant">
      {isOpened && (
        <Loadable load={load} name={party.name}>
          {() => null}
        </Loadable>
      )}
      <button type="button" aria-disabled={isOpened} onClick={() => isOpened || onOpen(party.name)}>
        Ask {party.name}
      </button>
    </div>
  )
}

/**
 * Loads a third-party script asynchronously. Global variables that exist already keep their values.
 * @returns resolves when the script has run; rejects when it was blocked or could not be fetched; stays pending while a server hangs
 */
function loadScript({ src, attributes, globals }: ThirdPartyData): Promise<void> {
  const missing = Object.entries(globals).filter(([name]) => !(name in window))
  Object.assign(window, Object.fromEntries(missing))
  const script = document.createElement('script')
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value)
  script.async = true
  script.src = src
  return new Promise((resolve, reject) => {
    script.onload = () => resolve()
    script.onerror = () => {
      script.remove()
      reject(new Error(`${src} could not be loaded.`))
    }
    document.body.append(script)
  })
}
