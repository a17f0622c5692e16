import { docsVersion, errorReportsUrl } from './buildValues'

/** Of one visit: an error that repeats with every key must not become a request with every key. */
const maxReports = 5

let sent = 0

/** What an error says to readers. React's own messages are shortened in production to a number and a URL, of which the number is enough. */
export function errorText({ message }: Pick<Error, 'message'>): string {
  const [, number] = /^Minified React error #(\d+)/.exec(message) ?? []
  return number === undefined ? message : `React error ${number}`
}

/**
 * Sends an error to the URL that the operator of the site has configured with ERROR_REPORTS_URL, as JSON; without one it does nothing. Nothing
 * in it is about the reader: no query, no referrer, no name of a browser, no cookie.
 */
export function sendErrorReport(error: unknown): void {
  if (errorReportsUrl === undefined || sent >= maxReports) return
  sent++
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error))
  const body = JSON.stringify({
    message: errorText({ message }).slice(0, 300),
    // Names of functions and files of the site.
    stack: stack.split('\n', 10).join('\n').slice(0, 2000),
    path: window.location.pathname,
    version: docsVersion,
  })
  fetch(errorReportsUrl, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json' },
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
  }).catch(() => undefined)
}

/** Also sends what no part of the page has caught. */
export function reportUncaughtErrors(): void {
  if (errorReportsUrl === undefined) return
  window.addEventListener('error', ({ error, message }: ErrorEvent) => sendErrorReport(error ?? message))
  window.addEventListener('unhandledrejection', ({ reason }) => sendErrorReport(reason))
}
