import { type ReactNode, useRef, useState } from 'react'
import type { Scene } from '../lab/simulator/engine/scenes'
import { Loadable } from '../ui/Loadable'
import * as styles from './onDemand.module.css'

const loadSimulator = () => import('../lab/simulator/page/Simulator')

/** `<RolloutSimulator show="percentage" group="checkout-redesign" />`; the build adds the children, which show the result at the start. */
export function RolloutSimulator({ children, ...scene }: Scene & { children: ReactNode }) {
  return (
    <OnDemand name="Rollout simulator" action="Try it with 10,000 users" load={loadSimulator} poster={children}>
      {({ Simulator }) => <Simulator {...scene} />}
    </OnDemand>
  )
}

const loadLab = () => import('../lab/page/EvaluationLab')

/** `<Lab example="constraints" />`; the build adds the children, which explain the result of the example. */
export function Lab({ example, children }: { example: string; children: ReactNode }) {
  return (
    <OnDemand name="Evaluation lab" action="Try it with your own values" load={loadLab} poster={children}>
      {({ EmbeddedLab }) => <EmbeddedLab example={example} />}
    </OnDemand>
  )
}

interface Props<Value> {
  name: string
  action: string
  /** Stable between renders. */
  load: () => Promise<Value>
  /** Shown until then, and all that readers see without scripts. */
  poster: ReactNode
  children: (value: Value) => ReactNode
}

/** A part of which nothing is loaded before the reader starts it. That reserves its space, so that the text below doesn't move later. */
function OnDemand<Value>({ name, action, load, poster, children }: Props<Value>) {
  const [wasStarted, setWasStarted] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const start = () => {
    setWasStarted(true)
    // The button disappears; the next Tab reaches the first control of the part.
    box.current?.focus()
  }
  return (
    <div ref={box} className={styles.box} role="group" aria-label={name} tabIndex={-1}>
      <div className={styles.space} data-started={wasStarted || undefined}>
        {wasStarted ? (
          <Loadable load={load} name={name}>
            {children}
          </Loadable>
        ) : (
          <>
            {poster}
            <button type="button" className={styles.start} data-print="hide" onClick={start}>
              {action}
            </button>
          </>
        )}
      </div>
    </div>
  )
}
