import { createStore } from '../../ui/createStore'
import { replaceUrlParameters } from '../../platform/historyState'
import { clearStorage, readStorage, writeStorage } from '../../platform/storageSlot'
import type { StackFacts } from '../../shared/stackFacts'
import { changeSampleValues, cleanServer, sampleValues } from './sampleValues'
import { formatStack, noStack, parseStack, type Stack } from './stack'
import { chooseTab, followTabChoices, tabChoice } from './tabChoice'

/** The build puts the facts in place of the expression. Not in `buildValues`, so that only the code that loads on demand has them. */
export const stackFacts = process.env.STACK_FACTS as unknown as StackFacts

/** The stack as it was set last: with the SDK that its version is about. */
const kept = createStore<Stack>(noStack, readKept)

/** The reader's stack; its SDK is the chosen tab. */
export const myStack = createStore<Stack>(noStack, currentStack)

followTabChoices(refreshStack)

/** Call on every page: the URL may name another tab. */
export function refreshStack(): void {
  document.documentElement.dataset.stack = formatStack(kept.get())
  myStack.set(currentStack())
}

/** What a link to a stack contained besides what was used. */
export interface LinkReport {
  problems: readonly string[]
  /** Used only if the reader agrees: the API console sends tokens there. */
  server?: string
}

export const linkReport = createStore<LinkReport>({ problems: [] })

/** Changes parts of the stack. Another SDK has no version yet. */
export function changeStack(change: Partial<Stack>): void {
  const before = myStack.get()
  const isOtherSdk = change.sdk !== undefined && change.sdk !== before.sdk
  const stack = { ...before, ...(isOtherSdk && { sdkVersion: '' }), ...change }
  const text = formatStack(stack)
  if (text === '') clearStorage('stack')
  else writeStorage('stack', text)
  kept.set(stack)
  if (isOtherSdk) chooseTab('sdk', stack.sdk)
  else refreshStack()
}

/** Forgets the stack and the server. */
export function clearStack(): void {
  changeStack(noStack)
  // Also a choice that isn't an SDK, such as curl.
  chooseTab('sdk', '')
  changeSampleValues({ server: '', isServerKept: false })
  linkReport.set({ problems: [] })
}

/** Sets the server of all samples and the API console, and keeps it. */
export function keepServer(server: string): void {
  changeSampleValues({ server, isServerKept: server !== '' })
}

/**
 * Reads the link that the reader followed, `?stack=…`, stores what is valid, and removes it from the URL.
 * @returns whether the reader has to see `linkReport`
 */
export function readLink(): boolean {
  const text = new URLSearchParams(window.location.search).get('stack')
  if (text === null) return false
  const { stack, server, problems } = parseStack(text, stackFacts)
  replaceUrlParameters({ stack: '' })
  if (Object.keys(stack).length > 0) changeStack(stack)
  const isNewServer = server !== undefined && server !== cleanServer(sampleValues.get().server)
  linkReport.set({ problems, ...(isNewServer && { server }) })
  return isNewServer || problems.length > 0
}

function currentStack(): Stack {
  const sdk = tabChoice('sdk')
  const stack = kept.get()
  const isKnown = stackFacts.sdks.some(({ name }) => name === sdk)
  return { ...stack, sdk: isKnown ? sdk : '', sdkVersion: sdk === stack.sdk ? stack.sdkVersion : '' }
}

/** Anything that this site didn't store is removed. */
function readKept(): Stack {
  const { stack, problems } = parseStack(readStorage('stack', /^[\w@.,]{0,100}$/) ?? '', stackFacts)
  if (problems.length === 0) return { ...noStack, ...stack }
  clearStorage('stack')
  return noStack
}
