import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Scene } from '../lab/simulator/engine/scenes'
import { simulatorId } from '../lab/simulator/engine/simulatorId'
import { Loadable } from '../ui/Loadable'
import * as styles from './onDemand.module.css'

const loadSimulator = () => import('../lab/simulator/page/Simulator')

/** `<RolloutSimulator show="percentage" group="checkout-redesign" />`; the build adds the children, which show the result at the start. */
export function RolloutSimulator({ children, ...scene }: Scene & { children: ReactNode }) {
  const linked = useLinkedState(simulatorId(scene))
  return (
    <OnDemand
      name="Rollout simulator"
      space="simulator"
      action="Try it with 10,000 users"
      load={loadSimulator}
      poster={children}
      isLinked={linked !== null}
    >
      {({ Simulator }) => <Simulator {...scene} linked={linked} />}
    </OnDemand>
  )
}

/** The state in a link to this simulator of the page, which anyone may have written; null without one. */
function useLinkedState(id: string): string | null {
  const [state, setState] = useState<string | null>(null)
  useEffect(() => {
    const parameters = new URLSearchParams(window.location.search)
    if (parameters.get('simulator') === id) setState(parameters.get('state'))
  }, [id])
  return state
}

const loadLab = () => import('../lab/page/EvaluationLab')

/** `<Lab example="constraints" />`; the build adds the children, which explain the result of the example. */
export function Lab({ example, children }: { example: string; children: ReactNode }) {
  return (
    <OnDemand name="Evaluation lab" space="lab" action="Try it with your own values" load={loadLab} poster={children}>
      {({ EmbeddedLab }) => <EmbeddedLab example={example} />}
    </OnDemand>
  )
}

interface Props<Value> {
  name: string
  /** Which height it reserves. */
  space: 'lab' | 'simulator'
  action: string
  /** Stable between renders. */
  load: () => Promise<Value>
  /** Shown until then, and all that readers see without scripts. */
  poster: ReactNode
  /** Whether the URL of the page is a link to this part, which starts it. */
  isLinked?: boolean
  children: (value: Value) => ReactNode
}

/** A part of which nothing is loaded before the reader starts it. That reserves its space, so that the text below doesn't move later. */
function OnDemand<Value>({ name, space, action, load, poster, isLinked = false, children }: Props<Value>) {
  const [wasPressed, setWasPressed] = useState(false)
  const wasStarted = wasPressed || isLinked
  const box = useRef<HTMLDivElement>(null)
  const start = () => {
    setWasPressed(true)
    // The button disappears; the next Tab reaches the first control of the part.
    box.current?.focus()
  }
  useEffect(() => {
    if (isLinked) box.current?.scrollIntoView({ block: 'center' })
  }, [isLinked])
  return (
    <div ref={box} className={styles.box} role="group" aria-label={name} tabIndex={-1}>
      <div className={styles.space} data-started={wasStarted ? space : undefined}>
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
