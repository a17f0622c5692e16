import '../../ui/formControl.css'
import './console.css'
import { parseJson } from '../../../plugins/openapi-request'
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { openDialog } from '../../platform/historyState'
import { loadText } from '../../platform/siteFiles'
import { CopyTextButton } from '../../ui/CopyTextButton'
import { SelectField } from '../../ui/fields'
import { Icon } from '../../ui/Icon'
import { Loadable } from '../../ui/Loadable'
import { BodyEditor } from './form/BodyEditor'
import { ParameterFields } from './form/ParameterFields'
import { checkResponse } from './request/checkResponse'
import { readOperation, type ConsoleOperation } from './request/readOperation'
import { ResponseDetails, ResponseSummary } from './ResponseDetails'
import { SendingOptions, type Connection } from './SendingOptions'
import { encodeConsoleLink } from './state/consoleLink'
import { useConsole, type Result } from './state/useConsole'
const linkLabels = {
  idle: 'Copy link to this input',
  copied: 'Link copied',
  failed: 'Can’t be copied: too long, or contains a token',
}

interface Props {
  method: string
  endpoint: string
  /** OpenAPI document of the operation's tag, as JSON. */
  file: string
  connection: Connection
  onConnection: (change: Partial<Connection>) => void
  onClose: () => void
}

/** A dialog to fill in a request to an operation, send it in one of four ways, and compare the response with the documentation. */
export function ApiConsole({ method, endpoint, file, onClose, ...rest }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const load = useCallback(
    async () => readOperation(parseJson(await loadText(file)), method, endpoint),
    [file, method, endpoint],
  )
  useLayoutEffect(() => openDialog(dialog.current, onClose), [onClose])
  return (
    <dialog ref={dialog} className="console" aria-label="API console" onCancel={onClose} onClose={onClose}>
      <header className="console-head">
        <h2>
          Try it <code className="console-endpoint">{`${method} ${endpoint}`}</code>
        </h2>
        <button type="button" className="console-close" aria-label="Close the console" onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      <Loadable load={load} name="The description of the operation">
        {(operation) =>
          operation ? (
            <ConsoleForm operation={operation} {...rest} />
          ) : (
            <p>The API document doesn’t describe this operation.</p>
          )
        }
      </Loadable>
    </dialog>
  )
}

interface FormProps extends Pick<Props, 'connection' | 'onConnection'> {
  operation: ConsoleOperation
}

function ConsoleForm({ operation, connection, onConnection }: FormProps) {
  const state = useConsole(operation, connection)
  const { input, way, relay, isChecked, result } = state
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (result.phase === 'invalid') form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [result])
  return (
    <form
      ref={form}
      className="console-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void state.send()
      }}
    >
      <SendingOptions
        operation={operation}
        way={way}
        connection={connection}
        relay={relay}
        isChecked={isChecked}
        onChoice={state.choose}
        onConnection={onConnection}
      />
      {way !== 'swagger' && (
        <>
          <RequestFields operation={operation} state={state} />
          <div className="console-bar">
            <SendButton operation={operation} state={state} />
            <CopyTextButton
              className="form-button"
              labels={linkLabels}
              text={() => linkTo(encodeConsoleLink(input, connection.sentToken ?? connection.token))}
            />
            {way !== 'dryRun' && operation.method !== 'GET' && (
              <p className="console-caution">This request can change data on your server.</p>
            )}
          </div>
          <section aria-labelledby="console:response" className="console-response">
            <h3 id="console:response">Response</h3>
            <ResultView operation={operation} result={result} />
          </section>
        </>
      )}
    </form>
  )
}

interface PartProps {
  operation: ConsoleOperation
  state: ReturnType<typeof useConsole>
}

function RequestFields({ operation, state }: PartProps) {
  const { input, way } = state
  return (
    <>
      <ParameterFields
        operation={operation}
        values={input.parameters}
        problems={state.parameterProblems}
        onChange={(key, text) => state.change({ parameters: { ...input.parameters, [key]: text } })}
      />
      <BodyEditor
        operation={operation}
        text={input.body}
        faults={state.bodyFaults}
        onChange={(body) => state.change({ body })}
      />
      {way === 'dryRun' && (
        <SelectField
          label="Response to show"
          required
          value={state.status}
          options={operation.responses.map(({ status }) => status)}
          onChange={state.setStatus}
        />
      )}
    </>
  )
}

/** Sends the request, or cancels the one that is being sent. */
function SendButton({ operation, state: { way, result, cancel } }: PartProps) {
  const isSending = result.phase === 'sending'
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    // One button replaces the other, which had the focus.
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true })
  }, [isSending])
  return isSending ? (
    <button key="cancel" ref={button} type="button" className="form-button" onClick={cancel}>
      Cancel
    </button>
  ) : (
    <button key="send" ref={button} type="submit" className="form-button console-send">
      {way === 'dryRun' ? 'Start dry run' : `Send ${operation.method} request`}
    </button>
  )
}

function ResultView({ operation, result }: { operation: ConsoleOperation; result: Result }) {
  const check = useMemo(
    () => (result.phase === 'received' ? checkResponse(operation, result.response) : undefined),
    [operation, result],
  )
  const received = result.phase === 'received' && check ? { ...result, check } : undefined
  return (
    <>
      {/* Always there, so that screen readers announce what changes in it. */}
      <div role="status">
        {result.phase === 'none' && <p className="form-hint">The response appears here.</p>}
        {result.phase === 'sending' && <p>Waiting for the response…</p>}
        {received && <ResponseSummary {...received} />}
      </div>
      {result.phase === 'invalid' && (
        <p role="alert" className="console-problem">
          Not sent. Correct the fields marked above.
        </p>
      )}
      {result.phase === 'failed' && (
        <div role="alert" className="console-failure">
          <p>
            <b>{result.explanation.title}</b>
          </p>
          <ul>
            {result.explanation.advice.map((advice) => (
              <li key={advice}>{advice}</li>
            ))}
          </ul>
        </div>
      )}
      {received && <ResponseDetails {...received} />}
    </>
  )
}

/** Rejects where no link can be made. */
function linkTo(fragment: string | undefined): string | Promise<string> {
  if (fragment === undefined) return Promise.reject(new Error('The input is too long for a link, or contains a token.'))
  return `${window.location.origin}${window.location.pathname}${fragment}`
}
