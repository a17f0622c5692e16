import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  closeOverlay,
  pushOverlayEntry,
  readHistorySlot,
  replaceHash,
  replaceUrlParameters,
  withParameters,
  writeHistorySlot,
} from './historyState'

/** A window with its own history; `url` is that of the page. */
function stubWindow(url: string) {
  const entries: { state: unknown; url: string }[] = [{ state: { key: 'router' }, url }]
  const current = () => entries[entries.length - 1] as { state: unknown; url: string }
  const listeners = new EventTarget()
  const stub = {
    entries,
    get location() {
      return new URL(current().url, 'https://docs.example')
    },
    history: {
      get state() {
        return current().state
      },
      replaceState: (state: unknown, _title: string, next = current().url) =>
        entries.splice(-1, 1, { state, url: next }),
      pushState: (state: unknown, _title: string, next = current().url) => entries.push({ state, url: next }),
      back: () => {
        entries.pop()
        listeners.dispatchEvent(new Event('popstate'))
      },
    },
    addEventListener: listeners.addEventListener.bind(listeners),
    removeEventListener: listeners.removeEventListener.bind(listeners),
  }
  vi.stubGlobal('window', stub)
  return stub
}

let site: ReturnType<typeof stubWindow>
const onRouterPop = vi.fn()
beforeEach(() => {
  site = stubWindow('/search?q=flag#top')
  // As the site and the router do.
  site.addEventListener('popstate', (event) => closeOverlay() && event.stopImmediatePropagation())
  site.addEventListener('popstate', onRouterPop)
})
afterEach(() => {
  vi.unstubAllGlobals()
  onRouterPop.mockReset()
})

test.each([
  ['', { q: 'flag' }, '?q=flag'],
  ['?q=flag', { q: 'two words' }, '?q=two+words'],
  ['?q=flag&kind=how-to,api&page=2', { q: 'toggle', page: '' }, '?q=toggle&kind=how-to,api'],
  ['?q=flag', { q: '' }, ''],
  ['?sdk=go&filter=create', { filter: 'a&b' }, '?sdk=go&filter=a%26b'],
])('%j with %j is %j', (search, changes, expected) => {
  expect(withParameters(search, changes)).toBe(expected)
})

test('slots keep each other and the state of the router', () => {
  expect(readHistorySlot('top')).toBeUndefined()
  writeHistorySlot('top', 300)
  writeHistorySlot('isOverlay', true)
  expect(site.entries).toEqual([{ url: '/search?q=flag#top', state: { key: 'router', top: 300, isOverlay: true } }])
  expect(readHistorySlot('top')).toBe(300)
})

test('a fragment replaces the one of the current entry, and leaves its state', () => {
  replaceHash('response-4XX')
  expect(site.entries).toEqual([{ url: '/search?q=flag#response-4XX', state: { key: 'router' } }])
  replaceHash('')
  expect(site.entries).toEqual([{ url: '/search?q=flag', state: { key: 'router' } }])
})

test('parameters change the URL of the current entry, and leave its state and hash', () => {
  replaceUrlParameters({ q: 'toggle' })
  expect(site.entries).toEqual([{ url: '/search?q=toggle#top', state: { key: 'router' } }])
})

test('an overlay has its own entry, and going back closes it once', () => {
  const onBack = vi.fn()
  pushOverlayEntry(onBack)
  expect(site.entries).toHaveLength(2)
  expect(readHistorySlot('isOverlay')).toBe(true)
  site.history.back()
  expect(onRouterPop).not.toHaveBeenCalled()
  site.history.back()
  expect(onBack).toHaveBeenCalledTimes(1)
  expect(onRouterPop).toHaveBeenCalledTimes(1)
})

test.each([
  ['removes its entry', false, 1],
  ['leaves its entry to the page that the reader goes to', true, 2],
])('an overlay that closes %s', (_, isLeaving, entries) => {
  const close = pushOverlayEntry(() => undefined)
  close(isLeaving)
  expect(site.entries).toHaveLength(entries)
})

test('an overlay that opens before the entry of the last one is gone stays open, with its own entry', () => {
  const { back } = site.history
  site.history.back = () => undefined
  const [onBack, onSecondBack] = [vi.fn(), vi.fn()]
  pushOverlayEntry(onBack)(false)
  pushOverlayEntry(onSecondBack)
  pushOverlayEntry(onBack)(false)
  back()
  expect(onSecondBack).not.toHaveBeenCalled()
  expect(site.entries).toHaveLength(2)
  back()
  expect(onSecondBack).toHaveBeenCalledTimes(1)
  expect(onBack).not.toHaveBeenCalled()
  expect(site.entries).toHaveLength(1)
})
