import { useSyncExternalStore } from 'react'

/**
 * State outside React, for components without a common parent.
 * @param readInitial value in the browser until the first change; called once, when it is first needed
 */
export function createStore<Value>(serverValue: Value, readInitial: () => Value = () => serverValue) {
  let state: { value: Value } | undefined
  const listeners = new Set<() => void>()
  const get = (): Value => (state ??= { value: readInitial() }).value
  const set = (value: Value): void => {
    state = { value }
    for (const listener of listeners) listener()
  }
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  const useValue = (): Value => useSyncExternalStore(subscribe, get, () => serverValue)
  return { get, set, subscribe, useValue }
}
