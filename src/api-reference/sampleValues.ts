import { useSyncExternalStore } from 'react'
import { clearStorage, readStorage, writeStorage } from '../hooks/storageSlot'
import { fillSample, type SampleValues } from './fillSample'
import { setSampleFill } from './sampleFill'

interface State extends SampleValues {
  /** Whether the server's address is kept for later visits; the token never is. */
  isServerKept: boolean
}

const none: State = { server: '', token: '', isServerKept: false }
let current: State | undefined
const listeners = new Set<() => void>()

/** What the reader filled in, on any page of this visit; nothing while rendered on the server. */
export function useSampleValues(): State {
  return useSyncExternalStore(subscribe, valuesNow, () => none)
}

/** Changes some of the values for every sample on every page. */
export function changeSampleValues(change: Partial<State>): void {
  current = { ...valuesNow(), ...change }
  if (current.isServerKept) writeStorage('api.server', current.server)
  else clearStorage('api.server')
  fillSamples()
  for (const listener of listeners) listener()
}

/** Fills the samples with what the reader has filled in, or has kept from an earlier visit. */
export function fillSamples(): void {
  const values = valuesNow()
  setSampleFill((html) => fillSample(html, values))
}

function valuesNow(): State {
  if (!current) {
    const server = readStorage('api.server')
    current = server === undefined ? none : { ...none, server, isServerKept: true }
  }
  return current
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
