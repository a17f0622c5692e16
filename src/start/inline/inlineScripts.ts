import { currentStack, showStack } from '../../preferences/my-stack/stack'
import { showColors } from '../../platform/colorMode'
import type { StorageKey } from '../../platform/storageSlot'
import { decodeUrl } from '../../shared/encoding'

// `src/build/compileInlineScripts` compiles each script with what it uses. They only touch the document's element and native state.

type RunningDocument = Document & { currentScript: HTMLElement }

type TabSet = HTMLElement & { dataset: { group: string } }

/**
 * Runs in the head, as one script: separate ones would each need a hash in the security policy. The path of the page, for Gatsby's
 * runtime, comes from an attribute, so that the hash is the same for all pages.
 */
export function documentHead(): void {
  const {
    documentElement: { dataset },
    currentScript: {
      dataset: { path, base = '' },
    },
  } = document as RunningDocument
  window.pagePath = path
  // Tells style sheets that JavaScript runs.
  dataset.js = ''
  dataset.mode = stored('theme') ?? ''
  showColors(dataset)
  showStack(dataset, currentStack(location.search, stored('stack') ?? ''))
  repairUrl()
  addEventListener('popstate', repairUrl)
  keepEarlyKeys()
  if (path) reportFailedLoad(dataset, path.replace(/\/$/, ''), base)
}

/** Replaces URLs for which Gatsby would show a blank page: a malformed hash, and a path that is malformed or contains `//` once decoded. */
function repairUrl(): void {
  const { pathname, search, hash } = location
  const path = decodeUrl(pathname)?.includes('//') === false ? pathname : `/${pathname.replace(/[%/]+/g, '_')}`
  if (path !== pathname || decodeUrl(hash) === undefined) history.replaceState(history.state, '', path + search)
}

/**
 * Keeps a shortcut of the search that is pressed before the site's scripts run, and the keys after it (`earlyQuery`). The rules are those
 * of `searchShortcut`, but for shortness a focused link takes `/` like a field.
 */
function keepEarlyKeys(): void {
  const keys: KeyboardEvent[] = (window.earlyKeys = [])
  const isOn = (name: 'ctrlK' | 'slash') => stored(`search.${name}`) !== 'off'
  onkeydown = (event) => {
    const { key, ctrlKey, metaKey, target } = event
    if (
      ctrlKey || metaKey
        ? key === 'k' && isOn('ctrlK')
        : keys[0] || (key === '/' && target === document.body && isOn('slash'))
    ) {
      keys.push(event)
      // Others, such as F5, keep their meaning.
      if (!key[1]) event.preventDefault()
    }
  }
}

/**
 * Shows a message, and the page as without JavaScript, when the site can't start: if it was built for another base path, or a script or
 * the page's data is missing or late; then, a shortcut of the search that was pressed before leads to the search page.
 * Later failures are handled by the site itself: React marks its root once it has hydrated.
 * @param page its path, without trailing slash
 */
function reportFailedLoad(dataset: DOMStringMap, page: string, base: string): void {
  let hasFailed: boolean | undefined
  const create = (name: string) => document.createElement(name)
  const check = (isFailure?: boolean) => {
    hasFailed ||= isFailure
    if (!hasFailed || dataset.js !== '' || document.readyState !== 'complete' || Object.keys(window.___gatsby)[0])
      return
    const path = location.pathname.replace(/\/+(index\.html)?$/, '')
    const isMoved = path !== base + page && path.endsWith(page) && page !== '/404.html'
    // Once is enough, and the browser has its keys again.
    delete dataset.js
    onkeydown = null
    const message = create('p')
    message.role = 'alert'
    message.append('This site did not load properly' + (isMoved ? `: it was built for the base path ${base}/.` : '. '))
    document.body.prepend(message)
    if (isMoved) return
    if (window.earlyKeys?.[0]) location.assign(`${base}/search`)
    const retry = create('button')
    retry.append('Retry')
    retry.onclick = () => location.reload()
    message.append(retry)
  }
  addEventListener('error', ({ target }) => check(target instanceof HTMLScriptElement), true)
  addEventListener('unhandledrejection', () => check(true))
  addEventListener('load', () => {
    check()
    // `useLoadable` gives up at the same time.
    setTimeout(check, 10_000, true)
  })
}

export function announcement(): void {
  if (stored('announcement.id') === document.currentScript?.dataset.id && stored('announcement.dismissed') === 'true') {
    document.documentElement.dataset.announcement = 'closed'
  }
}

/** Chooses the remembered tab before the first paint, as `useTabChoice` does later: during hydration, the layout would shift. */
export function tabs(): void {
  const {
    dataset: { group },
    children: [list],
  } = (document as RunningDocument).currentScript.parentElement as TabSet
  const choice =
    group === 'sdk'
      ? document.documentElement.dataset.sdk
      : (new URLSearchParams(location.search).get(group) ?? stored(`tabs.${group}`))
  for (const radio of (list as Element).querySelectorAll('input')) {
    if (radio.value === choice) radio.checked = true
  }
}

/** Null or undefined where nothing is stored or storage is blocked. (`storageSlot` loads too late.) */
function stored(key: StorageKey): string | null | undefined {
  try {
    return localStorage.getItem(key)
  } catch {
    // Storage is blocked.
  }
}
