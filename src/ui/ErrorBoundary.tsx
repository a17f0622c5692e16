import { Component, type ReactNode } from 'react'
import { clearStorageAndReload } from '../platform/storageSlot'
import * as styles from './ErrorBoundary.module.css'

interface Props {
  children: ReactNode
  /** Subject of the message: "The search". The whole page by default. */
  part?: string
  /** Shown instead of a message, for a part that readers don't miss. */
  fallback?: ReactNode
}

interface State {
  error?: Error | undefined
}

/** Shows what went wrong instead of a blank page when rendering throws. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = {}

  static getDerivedStateFromError(error: Error): State {
    return { error }
  }

  override render() {
    const { children, part, fallback } = this.props
    if (!this.state.error) return children
    if (fallback !== undefined) return fallback
    const Title = part ? 'p' : 'h1'
    return (
      <div role="alert" className={styles.crash}>
        <Title>{part ?? 'This page'} crashed.</Title>
        <p>{this.state.error.message}</p>
        <button type="button" onClick={() => this.setState({ error: undefined })}>
          Try again
        </button>{' '}
        <button type="button" onClick={clearStorageAndReload}>
          Clear stored data
        </button>
      </div>
    )
  }
}
