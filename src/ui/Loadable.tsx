import type { MouseEvent, ReactNode } from 'react'
import { type LoadableState, useLoadable } from './useLoadable'
import * as styles from './Loadable.module.css'

interface ProgressProps {
  /** Subject of the error message: "The search". */
  name: string
  /** Of the spinner, for screen readers. */
  label?: string
  /** Replaces the first sentence of the error message. */
  failure?: string
}

interface Props<Value> extends ProgressProps {
  /** Must be stable between renders: `const loadDialog = () => import('./DialogContent')` outside of the component. */
  load: () => Promise<Value>
  /** Called when the reader presses Retry. */
  onRetry?: () => void
  /** Renders what was loaded. */
  children: (value: Value) => ReactNode
}

/**
 * Loads a part of the page when it is first rendered, with a spinner after 200 ms, and a retry button when the load fails or takes
 * 10 seconds.
 */
export function Loadable<Value>({ load, onRetry, children, ...progress }: Props<Value>) {
  const [state, retry] = useLoadable(load)
  if (state.phase === 'ready') return <>{children(state.value)}</>
  const tryAgain = () => {
    onRetry?.()
    retry()
  }
  return <LoadProgress phase={state.phase} onRetry={tryAgain} {...progress} />
}

/** What is shown until a part has loaded. */
export function LoadProgress({
  phase,
  name,
  label = 'Loading',
  failure,
  onRetry,
}: ProgressProps & { phase: LoadableState<unknown>['phase']; onRetry: () => void }) {
  if (phase === 'early' || phase === 'ready') return null
  if (phase === 'slow') return <Spinner label={label} />
  return (
    <div role="alert" className={styles.failure}>
      <p>
        {failure ?? `${name} ${phase === 'failed' ? 'could not be loaded.' : 'takes too long to load.'}`} You might want
        to check your network connection.
      </p>
      <RetryButton onClick={onRetry}>Retry</RetryButton>
    </div>
  )
}

/** The press removes the button, so what it's in gets the focus, unless `onClick` moves it: the next Tab reaches what is loaded. */
export function RetryButton({ onClick, children }: { onClick: () => void; children: string }) {
  const press = ({ currentTarget }: MouseEvent) => {
    const place = (currentTarget.closest('[role=alert]') ?? currentTarget).parentElement
    if (place) {
      place.tabIndex = -1
      place.focus({ preventScroll: true })
    }
    onClick()
  }
  return (
    <button type="button" className={styles.retry} onClick={press}>
      {children}
    </button>
  )
}

/** Shows that something is loading; the label is for screen readers. */
export function Spinner({ label }: { label: string }) {
  return (
    <div role="status" className={styles.spinner}>
      <span className="visually-hidden">{label}</span>
    </div>
  )
}
