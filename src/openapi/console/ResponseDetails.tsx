import { useMemo } from 'react'
import { isJson, stringifyJson } from '../../../plugins/openapi-request'
import { CopyTextButton } from '../../ui/CopyTextButton'
import { FaultList } from './form/BodyEditor'
import { readJson } from './request/buildRequest'
import { maxCheckedSize, type ResponseCheck } from './request/checkResponse'
import type { ReceivedResponse } from './request/sendRequest'

/** Browsers take seconds to lay out more text. */
const maxShownLength = 100_000

interface Props {
  response: ReceivedResponse
  /** Where it comes from: a URL. Undefined for a dry run. */
  source: string | undefined
  check: ResponseCheck
}

/** Status and time of a response, and how it compares with the documentation. */
export function ResponseSummary({ response: { status, statusText, size, time }, source, check }: Props) {
  return (
    <>
      <p className="console-status" data-ok={status < 400}>
        <b>
          {status} {statusText}
        </b>
        {source === undefined
          ? ' Example from the API document; nothing was sent.'
          : ` ${time} ms, ${formatSize(size)}, from ${source}`}
      </p>
      <p className="console-verdict" data-verdict={check.verdict}>
        {check.message}
      </p>
    </>
  )
}

const copyLabels = { idle: 'Copy response', copied: 'Copied', failed: 'Copy failed' }

/** Headers and body of a response, which is always shown as text. */
export function ResponseDetails({ response, source, check }: Props) {
  const { headers, text } = response
  const body = useMemo(() => formatBody(response), [response])
  return (
    <>
      {check.faults.length > 0 && <FaultList faults={check.faults} />}
      <details className="console-headers">
        <summary>Headers ({headers.length})</summary>
        <dl>
          {headers.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {source !== undefined && (
          <p className="form-hint">Browsers only let scripts read the headers that the server allows.</p>
        )}
      </details>
      {text === '' ? (
        <p className="form-hint">The response has no body.</p>
      ) : (
        <>
          {/* Scrolls by keyboard. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <pre className="console-body" role="group" aria-label="Response body" tabIndex={0}>
            <code>{body.slice(0, maxShownLength)}</code>
          </pre>
          {body.length > maxShownLength && (
            <p>Only the first {maxShownLength.toLocaleString('en')} characters are shown.</p>
          )}
          <div className="console-bar">
            <CopyTextButton className="form-button" labels={copyLabels} text={() => text} />
            <button type="button" className="form-button" onClick={() => saveBody(response)}>
              Save response
            </button>
          </div>
        </>
      )}
    </>
  )
}

/** Indented where it is JSON of a reasonable size. */
function formatBody({ mediaType, text, size }: ReceivedResponse): string {
  if (!isJson(mediaType) || size > maxCheckedSize) return text
  const parsed = readJson(text)
  return 'value' in parsed ? stringifyJson(parsed.value, 2) : text
}

function formatSize(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`
  return bytes < 1_000_000 ? `${(bytes / 1000).toFixed(1)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
}

function saveBody({ text, mediaType }: ReceivedResponse): void {
  const link = document.createElement('a')
  // As plain text: a page of the server must not open with the rights of this site.
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  link.download = isJson(mediaType) ? 'response.json' : 'response.txt'
  link.click()
  window.setTimeout(() => URL.revokeObjectURL(link.href), 1000)
}
