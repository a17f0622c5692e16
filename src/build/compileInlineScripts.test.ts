import { readFileSync } from 'node:fs'
import vm from 'node:vm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { compileInlineScripts } from './compileInlineScripts'

const scripts = compileInlineScripts()

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Values in storage; null is storage that the reader has blocked. */
type Storage = Record<string, string> | null

interface Page {
  url?: string
  storage?: Storage
  currentScript?: object
  document?: object
  navigator?: object
  /** The element that React renders into. */
  root?: object
}

class ScriptElement {
  readonly nodeName = 'SCRIPT'
}

/** Part of no control and no link. */
class FakeElement {
  readonly closest = () => null
}

/** Runs a compiled script as a browser would, with just as much of a browser as it needs. */
function run(
  code: string,
  {
    url = '/',
    storage = {},
    navigator = {},
    currentScript = { dataset: {} },
    document = {},
    root: ___gatsby = {},
  }: Page = {},
) {
  const listeners: Record<string, (event?: object) => void> = {}
  const { pathname, search, hash } = split(url)
  const root = { dataset: {} as Record<string, string>, removeAttribute: () => undefined }
  const replaced: string[] = []
  const location = { pathname, search, hash, replace: (to: string) => replaced.push(to) }
  const globals = {
    location,
    history: { state: null, replaceState: (_state: unknown, _title: string, path: string) => replaced.push(path) },
    document: {
      documentElement: root,
      currentScript,
      readyState: 'complete',
      querySelector: () => null,
      querySelectorAll: () => [],
      getElementById: () => ({ content: { querySelectorAll: () => [] } }),
      body: { append: () => undefined },
      head: { append: () => undefined },
      ...document,
    },
    navigator,
    AbortController,
    Element: FakeElement,
    URLSearchParams,
    matchMedia: (query: string) => ({ matches: query === '(prefers-color-scheme:dark)' }),
    addEventListener: (name: string, listener: (event?: object) => void) => (listeners[name] = listener),
    get localStorage() {
      if (!storage) throw new Error('SecurityError')
      return { getItem: (key: string) => storage[key] ?? null }
    },
    HTMLScriptElement: ScriptElement,
    setTimeout: (callback: () => void, delay: number, ...args: never[]) => setTimeout(callback, delay, ...args),
    clearTimeout,
    ___gatsby,
  }
  vm.runInNewContext(code, Object.defineProperty(globals, 'window', { get: () => globals, enumerable: true }))
  return { dataset: root.dataset, replaced, listeners, globals }
}

/** A browser keeps malformed URLs as they are; `URL` does too, but resolves `//path` as a host. */
function split(url: string): { pathname: string; search: string; hash: string } {
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(url) ?? []
  return { pathname, search, hash }
}

const [lightSurface = '', darkSurface = ''] = [
  ...readFileSync('src/styles/tokens.css', 'utf8').matchAll(/--surface: (#\w+);/g),
].map(([, color]) => color)

test.each([
  ['dark', darkSurface],
  ['light', lightSurface],
])('in the mode %s, the browser draws its bars in the color of the page: %s', (theme, color) => {
  const set: string[] = []
  const meta = { setAttribute: (_name: string, value: string) => set.push(value) }
  run(scripts.documentHead, { storage: { theme }, document: { querySelector: () => meta } })
  expect(set).toEqual([color])
})

test('scripts compile to the same code each time', () => {
  expect(compileInlineScripts()).toEqual(scripts)
})

test.each<[string, Storage, string]>([
  ['nothing is stored', {}, 'light'],
  ['dark is stored', { theme: 'dark' }, 'dark'],
  ['the system has dark colors and is stored', { theme: 'system' }, 'dark'],
  ['something else is stored', { theme: '"><script>' }, 'light'],
  ['storage is blocked', null, 'light'],
])('documentHead: when %s, the color mode is set before the first paint', (_, storage, theme) => {
  expect(run(scripts.documentHead, { storage }).dataset).toMatchObject({ js: '', theme })
})

test.each<[string, object, ((links: { onload?: () => void; onerror?: () => void }[]) => void) | undefined, boolean]>([
  ['are on their way', {}, undefined, true],
  ['have all arrived', {}, (links) => links.forEach(({ onload }) => onload?.()), false],
  ['have not all arrived', {}, ([first]) => first?.onload?.(), true],
  ['arrive or fail', {}, ([first, second]) => [first?.onload?.(), second?.onerror?.()], false],
  ['take 0.8 seconds', {}, () => vi.advanceTimersByTime(800), false],
  ['are to be saved', { connection: { saveData: true } }, undefined, false],
])('documentHead: while fonts %s, the page is hidden', async (_, navigator, act, isHidden) => {
  const links = [{}, {}]
  const { dataset } = run(scripts.documentHead, { navigator, document: { querySelectorAll: () => links } })
  act?.(links)
  await vi.advanceTimersByTimeAsync(0)
  expect('fonts' in dataset).toBe(isHidden)
})

test.each([
  ['/lab', false],
  ['/lab#worked-example', false],
  ['/lab?example=variants', true],
  ['/lab#v1.abc', true],
])('lab: at %s, its first example is hidden: %s', (url, isHidden) => {
  expect('lab' in run(scripts.lab, { url }).dataset).toBe(isHidden)
})

test.each<[string, Storage, Record<string, string>]>([
  ['/', null, {}],
  ['/', {}, {}],
  ['/', { stack: 'rust' }, { sdk: 'rust' }],
  ['/?sdk=go', { stack: 'rust@0.5,pro' }, { sdk: 'go', plan: 'pro' }],
  ['/?stack=go@4.1,pro', { stack: 'rust' }, { sdk: 'go', sdkVersion: '4.1', plan: 'pro' }],
  ['/?stack=oss', { stack: 'unleash@5.1,pro' }, { unleash: '5.1', plan: 'oss' }],
])('documentHead: the stack at %s with %j in storage is %j', (url, storage, stack) => {
  const {
    js: _js,
    mode: _mode,
    theme: _theme,
    font: _font,
    ...shown
  } = run(scripts.documentHead, {
    url,
    storage,
  }).dataset
  expect(shown).toEqual(stack)
})

test.each([
  ['/guide?a=1#caf%C3%A9', []],
  ['/guide?a=1#%E0%A4%A', ['/guide?a=1']],
  ['/gui%de?a=1', ['/_gui_de?a=1']],
  ['/reference//segments?a=1#b', ['/reference/segments?a=1#b']],
  ['//guide', ['/guide']],
  ['/%2F/guide/%C3%A9', ['/guide/%C3%A9']],
  // Browsers read a backslash as a slash, and two slashes at the start as a host.
  ['/%5C//evil.example', ['/%5C/evil.example']],
])('documentHead: %s', (url, replaced) => {
  expect(run(scripts.documentHead, { url }).replaced).toEqual(replaced)
})

test('documentHead: a malformed hash that is typed later is removed too', () => {
  const { replaced, listeners, globals } = run(scripts.documentHead, { url: '/guide' })
  globals.location.hash = '#%'
  listeners.popstate?.()
  expect(replaced).toEqual(['/guide'])
})

interface CreatedElement {
  name: string
  children: (string | CreatedElement)[]
}

function fakeElement(name: string) {
  const children: CreatedElement['children'] = []
  return {
    name,
    children,
    style: {},
    setAttribute: () => undefined,
    append: (child: string | CreatedElement) => children.push(child),
  }
}

function textOf(child: string | CreatedElement): string {
  return typeof child === 'string' ? child : `<${child.name}>${child.children.map(textOf).join('')}</${child.name}>`
}

/** The message after a script (or an image) of the page `/guide` failed to load, or after a while in which the page hasn't started. */
function messageAfter(
  failed: 'script' | 'image' | 'nothing',
  url: string,
  { base = '', isHydrated = false, waitMs = 0 } = {},
) {
  const shown: CreatedElement[] = []
  const document = {
    body: { prepend: (element: CreatedElement) => shown.push(element), append: () => undefined },
    createElement: fakeElement,
  }
  const currentScript = { dataset: { path: '/guide/', base } }
  const { listeners, dataset } = run(scripts.documentHead, {
    url,
    currentScript,
    document,
    root: isHydrated ? { __reactContainer: 1 } : {},
  })
  // The reader's intent starts React.
  listeners.pointerdown?.({ isTrusted: true, target: new FakeElement() })
  const failure = { script: new ScriptElement(), image: {}, nothing: undefined }[failed]
  if (failure) listeners.error?.({ target: failure })
  listeners.load?.()
  vi.advanceTimersByTime(waitMs)
  // Once is enough.
  if (shown.length > 0) listeners.unhandledrejection?.()
  return { text: shown.map(({ children }) => children.map(textOf).join('')).join(''), hasScripts: 'js' in dataset }
}

const reload = 'This site did not load properly. <button>Retry</button>'
test.each([
  ['script', '/guide', {}, reload],
  ['script', '/docs/guide/', { base: '/docs' }, reload],
  ['script', '/guide', { isHydrated: true }, ''],
  ['image', '/sub/guide', {}, ''],
  ['nothing', '/guide', { waitMs: 9_999 }, ''],
  ['nothing', '/guide', { waitMs: 10_000 }, reload],
  ['nothing', '/guide', { waitMs: 10_000, isHydrated: true }, ''],
  // The reader has gone from /guide to a page whose path ends with the same.
  ['nothing', '/sub/guide', { waitMs: 10_000, isHydrated: true }, ''],
  [
    'script',
    '/sub/guide',
    {},
    'This site did not load properly: it was built for the base path /. Its operator has to serve it there, or build it again with BASE_PATH.',
  ],
  [
    'script',
    '/sub/guide/index.html',
    {},
    'This site did not load properly: it was built for the base path /. Its operator has to serve it there, or build it again with BASE_PATH.',
  ],
  [
    'script',
    '/guide',
    { base: '/docs' },
    'This site did not load properly: it was built for the base path /docs/. Its operator has to serve it there, or build it again with BASE_PATH.',
  ],
] as const)('documentHead: a failed %s at %s with %j', (failed, url, page, text) => {
  expect(messageAfter(failed, url, page)).toEqual({ text, hasScripts: text === '' })
})

test.each<[Storage, string | undefined]>([
  [{ 'announcement.id': 'v7', 'announcement.dismissed': 'true' }, 'closed'],
  [{ 'announcement.id': 'v7', 'announcement.dismissed': 'false' }, undefined],
  [{ 'announcement.id': 'v6', 'announcement.dismissed': 'true' }, undefined],
  [null, undefined],
])('announcement: with %j in storage it is %s', (storage, announcement) => {
  expect(run(scripts.announcement, { storage, currentScript: { dataset: { id: 'v7' } } }).dataset).toEqual(
    announcement ? { announcement } : {},
  )
})

test.each<[group: string, string, Storage, string]>([
  ['sdk', '/', {}, 'node'],
  ['sdk', '/', null, 'node'],
  ['sdk', '/?sdk=go', null, 'go'],
  ['sdk', '/', { stack: 'go@4.1,pro' }, 'go'],
  ['sdk', '/?sdk=node', { stack: 'go' }, 'node'],
  ['sdk', '/?sdk=php', { stack: 'go' }, 'node'],
  ['sdk', '/?stack=go@4.1,pro', {}, 'go'],
  ['sdk', '/?stack=pro', { stack: 'go' }, 'go'],
  ['sdk', `/?stack=${'go'.repeat(5000)}`, {}, 'node'],
  ['language', '/?sdk=go', {}, 'node'],
  ['language', '/?language=go', {}, 'go'],
  ['language', '/', { 'tabs.language': 'go' }, 'go'],
])('tabs: for the group %s, %s with %j in storage chooses %s', (group, url, storage, chosen) => {
  const radios = ['node', 'go'].map((value) => ({ value, checked: value === 'node' }))
  const parentElement = { dataset: { group }, children: [{ querySelectorAll: () => radios }] }
  // As a browser runs them, one after the other.
  const { dataset } = run(scripts.documentHead, { url, storage })
  run(scripts.tabs, { url, storage, currentScript: { parentElement }, document: { documentElement: { dataset } } })
  expect(radios.filter(({ checked }) => checked).at(-1)?.value).toBe(chosen)
})
