import { Component, type ReactNode } from 'react'
import { docsVersion } from '../platform/buildValues'
import { errorText, sendErrorReport } from '../platform/errorReports'
import { reportUrl } from '../platform/reportUrl'
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

  override componentDidCatch(error: Error): void {
    sendErrorReport(error)
  }

  override render() {
    const { children, part, fallback } = this.props
    const { error } = this.state
    if (!error) return children
    if (fallback !== undefined) return fallback
    const Title = part ? 'p' : 'h1'
    const what = `${part ?? 'This page'} crashed.`
    const { origin, pathname } = window.location
    const report = reportUrl({
      url: origin + pathname,
      title: what,
      version: docsVersion,
      text: `${what} ${errorText(error)}`,
    })
    return (
      <div role="alert" className={styles.crash}>
        <Title>{what}</Title>
        <p>{errorText(error)}</p>
        <button type="button" onClick={() => this.setState({ error: undefined })}>
          Try again
        </button>{' '}
        <button type="button" onClick={clearStorageAndReload}>
          Clear stored data
        </button>{' '}
        <a href={report} target="_blank" rel="noreferrer">
          Report it on GitHub
        </a>
      </div>
    )
  }
}
