import { useCallback, useRef, useState } from 'react'
import { Loadable } from '../ui/Loadable'
import { loadScript } from './loadScript'
import * as styles from './ThirdParties.module.css'
import type { ThirdPartyData } from './ThirdParties'

interface Props {
  party: ThirdPartyData
  /** Whether the reader has opened it, and agreed. */
  isOpened: boolean
  onOpen: (name: string) => void
}

/** Loads an assistant when a reader opens it; from then on its own controls stand in for the button. */
export function AssistantButton({ party, isOpened, onOpen }: Props) {
  const [isThere, setThere] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const load = useCallback(
    () =>
      loadScript(party).then(() => {
        // The button takes the focus with it.
        if (box.current?.contains(document.activeElement)) document.querySelector('main')?.focus({ preventScroll: true })
        setThere(true)
      }),
    [party],
  )
  if (isThere) return null
  return (
    <div ref={box} className={styles.assistant}>
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
