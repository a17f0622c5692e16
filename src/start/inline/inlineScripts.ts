import { showCurrentEntry } from '../../layout/sidebar/showCurrentEntry'
import { currentStack, showStack } from '../../preferences/my-stack/stack'
import { mayPrefetch } from '../../platform/connection'
import { showColors } from '../../platform/colorMode'
import { decodeUrl } from '../../shared/encoding'
import { endProgress } from '../navigationProgress'
import { startReactWhenWanted } from './startReact'
import { stored } from './stored'

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
  // From a disk, React can't load the data of pages: they are shown as without JavaScript.
  const isServed = location.protocol !== 'file:'
  // Tells style sheets that JavaScript runs.
  if (isServed) dataset.js = ''
  dataset.mode = stored('theme') ?? ''
  showColors(dataset)
  showStack(dataset, currentStack(location.search, stored('stack') ?? ''))
  waitForFonts(dataset)
  repairUrl()
  addEventListener('popstate', repairUrl)
  if (path && isServed) startReact(dataset, path.replace(/\/$/, ''), base)
}

/** In milliseconds: what 4G needs on a busy machine. On a slower connection, the words matter more than their typeface. */
const maxWait = 800

/**
 * Hides the page until its fonts are there (`src/styles/fonts.css`). That of texts is left out if it is late, so
 * that what is read doesn't move. Call it below the links that preload the fonts.
 */
function waitForFonts(dataset: DOMStringMap): void {
  const fonts = [...document.querySelectorAll<HTMLLinkElement>('link[as=font]')]
  if (!fonts[0] || !mayPrefetch(navigator.connection)) return
  dataset.fonts = 'awaited'
  const show = () => delete dataset.fonts
  void Promise.all(fonts.map((font) => new Promise((resolve) => (font.onload = font.onerror = resolve)))).then(show)
  setTimeout(show, maxWait)
}

/**
 * Repairs URLs for which Gatsby would show a blank page: a malformed hash or path is replaced, and a path that contains `//` once decoded, as
 * programs make when they join URLs, leads to the page without the second slash.
 */
function repairUrl(): void {
  const { pathname, search, hash } = location
  const path = decodeUrl(pathname)
  if (path?.includes('//')) location.replace(encodeURI(path.replace(/\/{2,}/g, '/')) + search + hash)
  else if (path === undefined) history.replaceState(history.state, '', `/${pathname.replace(/[%/]+/g, '_')}${search}`)
  else if (decodeUrl(hash) === undefined) history.replaceState(history.state, '', pathname + search)
}

/**
 * Starts React, and shows a message, and the page as without JavaScript, when that fails: if the site was built for another base path, or a
 * script or the page's data is missing or late. Then, what was pressed before leads where it does without scripts.
 * Later failures are handled by the site itself: React marks its root once it has hydrated.
 * @param page its path, without trailing slash
 */
function startReact(dataset: DOMStringMap, page: string, base: string): void {
  let hasFailed: boolean | undefined
  const create = (name: string) => document.createElement(name)
  const check = (isFailure?: boolean) => {
    hasFailed ||= isFailure
    if (!hasFailed || dataset.js !== '' || document.readyState !== 'complete' || Object.keys(window.___gatsby)[0])
      return
    const path = location.pathname.replace(/\/+(index\.html)?$/, '')
    const isMoved = path !== base + page && path.endsWith(page) && page !== '/404.html'
    // Once is enough, and the browser has its keys and links again.
    delete dataset.js
    window.earlyInput?.stop()
    endProgress()
    const message = create('p')
    message.role = 'alert'
    message.append(
      'This site did not load properly' +
        (isMoved
          ? `: it was built for the base path ${base}/. Its operator has to serve it there, or build it again with BASE_PATH.`
          : '. '),
    )
    document.body.prepend(message)
    if (isMoved) return
    const { keys, presses } = window.earlyInput as EarlyInput
    const link = presses.filter((press) => press instanceof HTMLAnchorElement).at(-1)
    // Without a connection, the page would be replaced by a message of the browser.
    if (navigator.onLine && keys[0]) location.assign(`${base}/search`)
    else if (navigator.onLine && link) location.assign(link.href)
    const retry = create('button')
    retry.append('Retry')
    retry.onclick = () => location.reload()
    message.append(retry)
  }
  addEventListener('error', ({ target }) => check(target instanceof HTMLScriptElement), true)
  addEventListener('unhandledrejection', () => check(true))
  addEventListener('load', () => check())
  // `useLoadable` gives up at the same time.
  startReactWhenWanted(() => setTimeout(check, 10_000, true))
}

export function announcement(): void {
  if (stored('announcement.id') === document.currentScript?.dataset.id && stored('announcement.dismissed') === 'true') {
    document.documentElement.dataset.announcement = 'closed'
  }
}

/** Shows the current entry before the first paint: during hydration, the sidebar would jump. */
export function sidebar(): void {
  showCurrentEntry((document as RunningDocument).currentScript.parentElement as Element)
}

/** Hides the first example where the URL has another one or a whole flag, until React shows it (`src/lab/page/lab.css`). */
export function lab(): void {
  if (/[?&]example=|#v\d/.test(location.search + location.hash)) document.documentElement.dataset.lab = 'linked'
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
