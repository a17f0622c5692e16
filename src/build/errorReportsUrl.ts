/**
 * ERROR_REPORTS_URL: where errors in readers' browsers are sent.
 * @throws when it isn't a URL of HTTPS, or of this machine; browsers would refuse it only once an error happens
 */
export function errorReportsUrl({ ERROR_REPORTS_URL: value }: NodeJS.ProcessEnv): string | undefined {
  if (!value) return undefined
  const url = URL.canParse(value) ? new URL(value) : undefined
  const isLocal = url?.protocol === 'http:' && ['localhost', '127.0.0.1'].includes(url.hostname)
  if (url === undefined || (url.protocol !== 'https:' && !isLocal))
    throw new Error(`ERROR_REPORTS_URL is "${value}". Write a URL that starts with https://, or leave it out.`)
  return url.href
}
