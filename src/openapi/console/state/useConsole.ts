import { useEffect, useRef, useState } from 'react'
import { exampleOf, isJson, stringifyJson, valueText } from '../../../../plugins/openapi-request'
import {
  type BuiltRequest,
  buildRequest,
  initialText,
  parameterKey,
  readBody,
  type RequestInput,
} from '../request/buildRequest'
import { explainFailure, type Explanation, type SendingWay } from '../request/explainFailure'
import type { ConsoleOperation } from '../request/readOperation'
import {
  isLocalNetworkDenied,
  isReachable,
  type ReceivedResponse,
  relayTarget,
  RequestFailure,
  sendRequest,
} from '../request/sendRequest'
import { isRelayUrl, type Connection } from '../SendingOptions'
import { decodeConsoleLink } from './consoleLink'

export type Result =
  | { phase: 'none' | 'invalid' | 'sending' }
  | { phase: 'failed'; explanation: Explanation }
  /** `source` is undefined for a dry run. */
  | { phase: 'received'; response: ReceivedResponse; source: string | undefined }

/** What was entered, by operation, so that closing the console loses nothing. In memory only. */
const drafts = new Map<string, RequestInput>()
/** Links whose input is in the drafts, by operation: what was changed since stays when the link is opened again. */
const readLinks = new Map<string, string>()
const choice: { way: SendingWay; relay: string } = { way: 'dryRun', relay: 'http://127.0.0.1:4243' }

/** State of the console for one operation. */
export function useConsole(operation: ConsoleOperation, connection: Connection) {
  const { input, change } = useDraft(operation)
  const [{ way, relay }, setChoice] = useState(choice)
  const [status, setStatus] = useState(operation.responses[0]?.status ?? '200')
  const [isChecked, setIsChecked] = useState(false)
  const [result, setResult] = useState<Result>({ phase: 'none' })
  const running = useRef<AbortController>()
  useEffect(() => () => running.current?.abort(), [])
  const built = buildRequest(operation, input)
  const faults = 'faults' in built ? built.faults : { parameters: {}, body: [] }
  // A syntax error is shown immediately, everything else after the first attempt.
  const textFaults = readBody(operation, input.body).faults.filter(({ path }) => path.length === 0 && input.body !== '')

  const choose = (next: Partial<typeof choice>) => {
    Object.assign(choice, next)
    // What another way needs isn't missing yet.
    setIsChecked(false)
    setChoice({ ...choice })
  }
  const send = async () => {
    setIsChecked(true)
    if ('faults' in built || !isReady(operation, way, relay, connection)) {
      setResult({ phase: 'invalid' })
      return
    }
    if (way === 'dryRun') {
      setResult({ phase: 'received', response: dryRun(operation, status), source: undefined })
      return
    }
    running.current = new AbortController()
    setResult({ phase: 'sending' })
    const destination = { way, relay, connection, endpoint: operation.endpoint }
    setResult(await exchange(built.request, destination, running.current.signal))
  }
  return {
    input,
    way,
    relay,
    status,
    isChecked,
    result,
    parameterProblems: isChecked ? faults.parameters : {},
    bodyFaults: isChecked ? faults.body : textFaults,
    change,
    choose,
    setStatus,
    send,
    cancel: () => running.current?.abort(),
  }
}

/** What was entered for an operation, kept when the console closes. */
function useDraft(operation: ConsoleOperation) {
  const [input, setInput] = useState(() => initialInput(operation))
  const change = (next: Partial<RequestInput>) => {
    const changed = { ...input, ...next }
    drafts.set(keyOf(operation), changed)
    setInput(changed)
  }
  return { input, change }
}

interface Destination {
  way: SendingWay
  relay: string
  connection: Connection
  endpoint: string
}

/** Sends the request to the server or through the relay; a failure is a result, too. */
async function exchange(request: BuiltRequest, destination: Destination, signal: AbortSignal): Promise<Result> {
  const { way, relay, connection, endpoint } = destination
  const origin = way === 'relay' ? relay : (connection.serverUrl ?? '')
  try {
    const target = way === 'relay' ? await relayedServer(relay, connection.serverUrl, signal) : origin
    const response = await sendRequest(origin, request, connection.sentToken, signal)
    return { phase: 'received', response, source: target + request.path }
  } catch (error) {
    const failure = error instanceof RequestFailure ? error : new RequestFailure('network')
    const isNetwork = failure.reason === 'network'
    const explanation = explainFailure({
      reason: failure.reason,
      message: failure.message,
      way,
      origin,
      endpoint,
      pageProtocol: window.location.protocol,
      isReachable: isNetwork && way === 'direct' && (await isReachable(origin)),
      isLocalNetworkDenied: isNetwork && (await isLocalNetworkDenied()),
    })
    return { phase: 'failed', explanation }
  }
}

/**
 * URL of the server that the relay forwards to.
 * @throws RequestFailure if the relay doesn't respond, or forwards to another server than the reader has entered
 */
async function relayedServer(relay: string, serverUrl: string | undefined, signal: AbortSignal): Promise<string> {
  const target = await relayTarget(relay, signal)
  if (target === undefined) throw new RequestFailure(signal.aborted ? 'cancelled' : 'network')
  if (!isSameServer(target, serverUrl)) throw new RequestFailure('other-target', target)
  return target
}

function keyOf({ method, endpoint }: ConsoleOperation): string {
  return `${method} ${endpoint}`
}

/** What a link contains that was opened since, what was entered before, or the examples of the API document. */
function initialInput(operation: ConsoleOperation): RequestInput {
  const { parameters, body, document } = operation
  const keys = parameters.map(parameterKey)
  const { hash } = window.location
  const key = keyOf(operation)
  const linked = hash === readLinks.get(key) ? undefined : decodeConsoleLink(hash, keys)
  if (linked) {
    drafts.set(key, linked)
    readLinks.set(key, hash)
  }
  const known = drafts.get(key)
  if (known) return known
  const example =
    body && isJson(body.mediaType) ? (body.examples[0] ?? exampleOf(document, body.source ?? {}).value) : undefined
  return {
    parameters: Object.fromEntries(parameters.map((parameter) => [parameterKey(parameter), initialText(parameter)])),
    body: example === undefined ? '' : stringifyJson(example, 2),
  }
}

function isReady(
  { needsToken }: ConsoleOperation,
  way: SendingWay,
  relay: string,
  { serverUrl, token, sentToken }: Connection,
): boolean {
  if (way === 'dryRun') return true
  const hasToken = token.trim() === '' ? !needsToken : sentToken !== undefined
  return serverUrl !== undefined && hasToken && (way !== 'relay' || isRelayUrl(relay))
}

function isSameServer(target: string, serverUrl: string | undefined): boolean {
  return serverUrl !== undefined && URL.canParse(target) && new URL(target).href === new URL(serverUrl).href
}

/** A response as the API document shows it, without any request. */
export function dryRun({ responses, document }: ConsoleOperation, status: string): ReceivedResponse {
  const [body] = responses.find((response) => response.status === status)?.bodies ?? []
  const value = body && (body.examples[0] ?? exampleOf(document, body.source ?? {}, 'response').value)
  const text = value === undefined ? '' : isJson(body?.mediaType ?? '') ? stringifyJson(value) : valueText(value)
  return {
    status: Number(/^\dXX$/i.test(status) ? `${status.slice(0, 1)}00` : status) || 200,
    statusText: '',
    headers: body ? [['content-type', body.mediaType]] : [],
    mediaType: body?.mediaType ?? '',
    text,
    size: new TextEncoder().encode(text).length,
    time: 0,
  }
}
