import { afterLoad } from '../../platform/afterLoad'
import { switchMode } from '../../platform/colorMode'
import { mayPrefetch } from '../../platform/connection'
import { loadText } from '../../platform/siteFiles'
import { isField, searchShortcut } from '../../preferences/shortcuts/searchShortcut'
import { closedAncestors, hashTarget } from '../anchors'
import { startProgress } from '../navigationProgress'
import { stored } from './stored'

/** The element around Gatsby's scripts, which browsers don't run there (`src/layout/renderDocument`). */
export const scriptsId = 'site:scripts'

/** What a press needs React for. A link with `data-replay` leads elsewhere only where scripts don't run. */
const pressed = 'button, [data-replay]'
const controls = `${pressed}, input, select, textarea`
const plainLink = 'a[href]:not([data-replay])'

/** In milliseconds. A file that takes longer doesn't delay the others. */
const maxFileWait = 3000

/**
 * Starts React once, on the reader's first intent or when the page has loaded and the browser is idle, and keeps what is pressed before React
 * has hydrated the page, for `replayPresses`. A page that is prerendered waits until it is shown.
 * @param onStart called when the scripts have been added to the page
 */
export function startReactWhenWanted(onStart: () => void): void {
  let isStarted = false
  const start = () => {
    const scripts = scriptsTemplate()
    if (isStarted) return
    if (!scripts) {
      // The page is still arriving.
      document.addEventListener('DOMContentLoaded', start, { once: true })
      return
    }
    isStarted = true
    // From now on, links are for the router (`static/speculation-rules.json`).
    document.documentElement.dataset.started = ''
    // The scripts load what they need. Links would load the data of the page a second time.
    for (const link of scripts.content.querySelectorAll('link')) link.remove()
    document.body.append(scripts.content)
    onStart()
  }
  keepPresses(start)
  whenShown(() => {
    // Where data is to be saved, React is loaded for readers who need it.
    if (mayPrefetch(navigator.connection))
      afterLoad(() => {
        if (!isStarted) void loadFiles().then(() => afterLoad(start))
      })
    whenParsed(() => isReactNeeded() && start())
  })
}

function scriptsTemplate(): HTMLTemplateElement | null {
  return document.getElementById(scriptsId) as HTMLTemplateElement | null
}

function whenShown(task: () => void): void {
  if ((document as { prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', task, { once: true })
  else task()
}

function whenParsed(task: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', task, { once: true })
  else task()
}

/** Whether the URL names something that is not shown without React: a state, or a part of the page that is closed or missing. */
function isReactNeeded(): boolean {
  if (location.search) return true
  const target = hashTarget(location.hash)
  return location.hash !== '' && (!target || closedAncestors(target).length > 0)
}

/** WebKit keeps a link that failed: a script of the same URL then fails without a request, even when the page is loaded again. */
const keepsFailedLinks = () => navigator.vendor.startsWith('Apple')

/** Loads the files of the page at low priority: after the reader's intent, only hydration remains. */
function loadFiles(): Promise<unknown> {
  const links = [...(scriptsTemplate()?.content.querySelectorAll('link') ?? [])]
  const load = (link: HTMLLinkElement) =>
    new Promise((resolve) => {
      link.onload = link.onerror = resolve
      document.head.append(link)
    })
  const loads = links.map((link) => (keepsFailedLinks() ? loadText(link.href).catch(() => undefined) : load(link)))
  return Promise.race([Promise.all(loads), new Promise((resolve) => setTimeout(resolve, maxFileWait))])
}

/** Listens before React does: presses that need it are stopped and kept, everything else takes its course. */
function keepPresses(start: () => void): void {
  const listening = new AbortController()
  const early: EarlyInput = { presses: [], changed: new Set(), keys: [], stop: () => listening.abort() }
  window.earlyInput = early
  const listeners = {
    pointerover: (target: Element) => target.closest(controls) && start(),
    focusin: (target: Element) => target.closest(controls) && start(),
    // The browser is about to leave the page by a link: it has no time for React.
    pointerdown: (target: Element) => target.closest(plainLink) ?? start(),
    keydown: (_target: Element, event: Event) => {
      start()
      keepKey(event as KeyboardEvent, early)
    },
    click: (target: Element, event: Event) => {
      const control = target.closest<HTMLElement>(pressed)
      if (!control || hasModifier(event as MouseEvent)) return
      stop(event)
      start()
      // Needs only the element of the document.
      if (control.matches('[data-color-mode]')) {
        switchMode()
        return
      }
      if (control.matches('[aria-keyshortcuts]')) early.keys.push(searchKey)
      else early.presses.push(control)
      startProgress()
    },
    // Have happened already, but React doesn't know.
    input: (target: Element) => early.changed.add(target),
    change: (target: Element) => early.changed.add(target),
    toggle: (target: Element) => early.changed.add(target),
  }
  for (const [type, listener] of Object.entries(listeners))
    window.addEventListener(
      type,
      (event) => event.isTrusted && event.target instanceof Element && listener(event.target, event),
      { capture: true, signal: listening.signal },
    )
}

/** What a press of the search button counts as. */
const searchKey = { key: 'k', ctrlKey: true, metaKey: false, repeat: false }

/** Keeps shortcuts, and after one of the search also the letters that follow, which belong into its field. */
function keepKey(event: KeyboardEvent, { keys, presses }: EarlyInput): void {
  const { key, ctrlKey, metaKey, target } = event
  const isOn = (name: 'search.ctrlK' | 'search.slash' | 'shortcuts.help') => stored(name) !== 'off'
  const shortcut = searchShortcut(event, isField(target), {
    k: isOn('search.ctrlK'),
    slash: isOn('search.slash'),
    help: isOn('shortcuts.help'),
  })
  const isTyped = keys.length > 0 && !ctrlKey && !metaKey
  if (isTyped || (shortcut && shortcut !== 'help')) keys.push(event)
  else if (shortcut) presses.push(event)
  else return
  startProgress()
  // Others, such as F5, keep their meaning.
  if (shortcut ?? key.length === 1) stop(event)
}

function stop(event: Event): void {
  event.preventDefault()
  event.stopImmediatePropagation()
}

/** With one of these keys, a click is for the browser: it opens a link in another tab or window, or saves it. */
function hasModifier({ altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return altKey || ctrlKey || metaKey || shiftKey
}
