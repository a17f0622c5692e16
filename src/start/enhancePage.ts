import { followTabChoices, showMyStack, tabChoice } from '../preferences/my-stack/tabChoice'
import { adoptStyleSheet } from '../platform/adoptStyleSheet'
import { replaceHash } from '../platform/historyState'
import { mayPrefetch } from '../platform/prefetch'
import { readStorage, writeStorage } from '../platform/storageSlot'
import { dropdownName } from '../ui/dropdown'
import { hashTarget } from './anchors'
import { restoreReplacedNodes } from './restoreReplacedNodes'

let isWatching = false

/** What pages don't need before they are shown: called after every navigation. */
export function enhancePage(): void {
  if (!isWatching) {
    isWatching = true
    restoreReplacedNodes()
    animateDisclosures()
    keepDisclosuresInUrl()
    document.addEventListener('click', keepResponseInUrl)
    document.addEventListener('keydown', keepResponseInUrl)
    followTabChoices(showChosenSdk)
    loadFont()
  }
  openExample(window.location.hash.slice(1))
  addTableRoles()
  colorJson()
  fillKeptServer()
  showChosenSdk()
}

/** Loads the font for the next visit; this one keeps its fallback. Hardened browsers have no `document.fonts`. */
function loadFont(): void {
  const { fonts } = document as Partial<Document>
  if (mayPrefetch(navigator.connection))
    void fonts?.load("1em 'Public Sans'").then(
      ([font]) => font && writeStorage('font', 'cached'),
      () => undefined,
    )
}

/** A server that the reader keeps is in the samples of every page. On failure, samples keep their placeholders. */
function fillKeptServer(): void {
  if (readStorage('api.server') === undefined) return
  void import('../preferences/my-stack/sampleValues').then(
    ({ fillSamples }) => fillSamples(),
    () => undefined,
  )
}

function showChosenSdk(): void {
  if (tabChoice('sdk') !== '') showMyStack()
}

function keepDisclosuresInUrl(): void {
  document.addEventListener('click', ({ target }) => {
    const details = target instanceof Element ? target.closest('main summary')?.parentElement : undefined
    const owner = details && anchorOf(details)
    if (!owner) return
    // The click comes first, then the disclosure opens or closes.
    if (!details.hasAttribute('open')) replaceHash(owner.id)
    else if (isInUrl(details, owner))
      replaceHash(owner.parentElement?.closest('main [id]:not([role=tabpanel])')?.id ?? '')
  })
}

/** A chosen response is in the URL, and its example is open; a link to one of its fields, which chooses it, stays. */
function keepResponseInUrl({ target, type, defaultPrevented }: Event): void {
  const tab = target instanceof Element ? target.closest('[role=tab]') : null
  // A key moves the focus to the tab that it chooses; a click also comes from a link to something in a panel, without the focus.
  const chosen = type === 'click' ? tab : defaultPrevented ? document.activeElement : null
  const panel = tab && document.getElementById(chosen?.getAttribute('aria-controls') ?? '')
  const id = panel?.querySelector('[id^=response-]')?.id
  if (id === undefined) return
  if (!`${window.location.hash}-`.startsWith(`#${id}-`)) replaceHash(id)
  openExample(id)
}

/** Opens the example of the response that an ID belongs to; the browser closes the others, which have the same name. */
function openExample(id: string): void {
  const [, status] = /^response-([^-]+)/.exec(id) ?? []
  document.getElementById(`example-${status}`)?.setAttribute('open', '')
}

/** Safari forgets the roles of elements that CSS displays as blocks. */
const tableRoles = { table: 'table', thead: 'rowgroup', tbody: 'rowgroup', tr: 'row', th: 'columnheader', td: 'cell' }

function addTableRoles(): void {
  for (const [tag, role] of Object.entries(tableRoles)) {
    for (const element of document.querySelectorAll(`main ${tag}`)) element.setAttribute('role', role)
  }
}

/** What a link that opens the disclosure leads to: itself, or the row that it is in. */
function anchorOf(details: Element): Element | undefined {
  return (
    [details, details.parentElement].find((element) => element?.matches('main [id]:not([role=tabpanel])')) ?? undefined
  )
}

function isInUrl(details: Element, owner: Element): boolean {
  const target = hashTarget(window.location.hash)
  return target !== null && (target === owner || details.contains(target))
}

function animateDisclosures(): void {
  if (!CSS.supports('selector(::details-content)')) return
  const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)')
  document.addEventListener('click', ({ target }) => {
    if (reducedMotion.matches || !(target instanceof Element)) return
    // The list of a dropdown is above the text: as it grew, it would push the text down.
    const control = target.closest(`main details:not([name=${dropdownName}]) > summary, nav [aria-expanded]`)
    // By then it is open, but not painted.
    if (control) requestAnimationFrame(() => grow(control))
  })
}

/** In milliseconds by pixels: higher content takes longer, but nobody has to wait. */
export function growDuration(height: number): number {
  return Math.round(Math.min(320, 100 + height / 4))
}

function grow(control: Element): void {
  const list = control.closest('nav li')?.querySelector(':scope > ul')
  const details = control.parentElement
  if (list && control.getAttribute('aria-expanded') === 'true') growTo(list, list.scrollHeight)
  else if (details instanceof HTMLDetailsElement && details.open) {
    growTo(details, details.scrollHeight - control.clientHeight, '::details-content')
  }
}

function growTo(element: Element, height: number, pseudoElement?: string): void {
  const from = { blockSize: 0, overflow: 'clip' }
  const to = { blockSize: `${height}px`, overflow: 'clip' }
  element.animate([from, to], {
    duration: growDuration(height),
    easing: 'ease-out',
    ...(pseudoElement && { pseudoElement }),
  })
}

/** A key begins its line; a value ends it, but for a comma. */
const part =
  /(?<=^\s*)(?<key>"(?:[^"\\]|\\.)*")(?=:)|(?<=[:\s])(?:(?<string>"(?:[^"\\]|\\.)*")|-?\d[\d.eE+-]*|true|false|null)(?=,?$)/gm

export interface ColoredRange {
  kind: 'key' | 'string' | 'number'
  start: number
  end: number
}

/** Where keys and values are in JSON that is indented by line. */
export function coloredRanges(json: string): ColoredRange[] {
  return [...json.matchAll(part)].map(({ index, 0: text, groups }) => ({
    kind: groups?.key !== undefined ? 'key' : groups?.string !== undefined ? 'string' : 'number',
    start: index,
    end: index + text.length,
  }))
}

/** Ranges, as a large page is near its limit of elements. With `::highlight()` alone, the browser would compute the styles of the whole page. */
const sheetText =
  '@layer parts{code::highlight(json-key){color:var(--code-property)}code::highlight(json-string){color:var(--code-string)}code::highlight(json-number){color:var(--code-number)}}'
let sheet: CSSStyleSheet | undefined
let highlights: Record<ColoredRange['kind'], Highlight> | undefined

function colorJson(): void {
  // Forced colors would fill the ranges, with or without rules.
  if (!('highlights' in CSS) || matchMedia('(forced-colors: active)').matches) return
  highlights ??= startHighlights()
  for (const highlight of Object.values(highlights)) highlight.clear()
  for (const code of document.querySelectorAll('main details > figure code')) {
    if (code.closest('figure')?.querySelector('figcaption')?.textContent !== 'JSON') continue
    // Not before: the browser computes the styles of all code once more.
    sheet ??= adoptStyleSheet(sheetText)
    for (const node of code.childNodes) {
      if (!(node instanceof Text)) continue
      for (const { kind, start, end } of coloredRanges(node.data)) {
        highlights[kind].add(
          new StaticRange({ startContainer: node, startOffset: start, endContainer: node, endOffset: end }),
        )
      }
    }
  }
}

function startHighlights(): Record<ColoredRange['kind'], Highlight> {
  const made = { key: new Highlight(), string: new Highlight(), number: new Highlight() }
  for (const [kind, highlight] of Object.entries(made)) CSS.highlights.set(`json-${kind}`, highlight)
  return made
}
