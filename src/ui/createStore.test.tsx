import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { createStore } from './createStore'

test('subscribers hear of each change until they unsubscribe', () => {
  const store = createStore(0)
  const listener = vi.fn()
  const unsubscribe = store.subscribe(listener)
  store.set(1)
  store.set(2)
  unsubscribe()
  store.set(3)
  expect(listener).toHaveBeenCalledTimes(2)
  expect(store.get()).toBe(3)
})

test('the initial value is read once, when it is needed', () => {
  const readInitial = vi.fn(() => 'stored')
  const store = createStore<string | undefined>(undefined, readInitial)
  expect(readInitial).not.toHaveBeenCalled()
  expect([store.get(), store.get()]).toEqual(['stored', 'stored'])
  expect(readInitial).toHaveBeenCalledTimes(1)
  store.set(undefined)
  expect(store.get()).toBeUndefined()
})

test('HTML from the server shows the server value, whatever the store contains', () => {
  const store = createStore('server', () => 'stored')
  const Value = () => <p>{store.useValue()}</p>
  store.set('changed')
  expect(renderToString(<Value />)).toBe('<p>server</p>')
})
