import { useEffect, useRef } from 'react'
import type { Consent } from './consent'
import * as styles from './ThirdParties.module.css'

interface Props {
  parties: readonly { name: string; kind: string }[]
  /** The answer so far. */
  consent: Consent
  onAnswer: (answer: 'granted' | 'denied') => void
}

/** Asks for consent beside the page, which can be read and used all the time. */
export function ConsentQuestion({ parties, consent, onAnswer }: Props) {
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    // Who asked for it goes on from here; who did not is not interrupted.
    if (document.activeElement !== document.body && document.activeElement?.closest('footer')) box.current?.focus()
  }, [])
  return (
    <section ref={box} tabIndex={-1} aria-label="Privacy choices" className={styles.question}>
      <p>
        May these pages load services of other companies? Those then learn your IP address and which pages you read. Without them
        the pages lack nothing.
      </p>
      <ul>
        {parties.map(({ name, kind }) => (
          <li key={name}>
            {name}: {kind === 'assistant' ? 'an assistant, only when you open it' : kind.replace('-', ' ')}
          </li>
        ))}
      </ul>
      {consent !== 'unasked' && <p>So far you have {consent === 'granted' ? 'allowed' : 'declined'} it.</p>}
      <p className={styles.answers}>
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
