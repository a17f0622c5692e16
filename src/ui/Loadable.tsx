import type { ReactNode } from 'react'
import { useLoadable } from '../hooks/useLoadable'
import * as styles from './Loadable.module.css'
import { Spinner } from './Spinner'

interface Props<Value> {
  /** Stays the same between renders: `const loadDialog = () => import('./SearchDialog')` outside of the component. */
  load: () => Promise<Value>
  /** What is being loaded, as the error message begins: "The search". */
  name: string
  /** Draws what was loaded. */
  children: (value: Value) => ReactNode
}

/**
 * A part of the page that loads when it is first drawn: a spinner after 200 ms, and when the load fails or takes 10 seconds
 * a message with a button that tries again.
 */
export function Loadable<Value>({ load, name, children }: Props<Value>) {
  const [state, retry] = useLoadable(load)
  if (state.phase === 'ready') return <>{children(state.value)}</>
  if (state.phase === 'early') return null
  if (state.phase === 'slow') return <Spinner label="Loading" />
  return (
    <div role="alert" className={styles.failure}>
      <p>
        {name} {state.phase === 'failed' ? 'could not be loaded.' : 'takes too long to load.'} You might want to check your
        network connection.
      </p>
      <button type="button" className={styles.retry} onClick={retry}>
        Retry
      </button>
    </div>
  )
}
