import { Component, type ReactNode } from 'react'
import * as styles from './PageErrorBoundary.module.css'

interface State {
  error?: Error
}

/** Shows what went wrong instead of a blank page when drawing a page throws. */
export class PageErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = {}

  static getDerivedStateFromError(error: Error): State {
    return { error }
  }

  override render() {
    if (!this.state.error) return this.props.children
    return (
      <div role="alert" className={styles.crash}>
        <h1>This page crashed.</h1>
        <p>{this.state.error.message}</p>
        <button type="button" onClick={() => this.setState({ error: undefined })}>
          Try again
        </button>
      </div>
    )
  }
}
