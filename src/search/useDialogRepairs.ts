import { useEffect, useState } from 'react'
import { algoliaAccount } from './algoliaAccount'
import type { SearchOutcome } from './searchOutcome'

/** Elements of DocSearch's dialog into which this site puts parts of its own. */
export interface DialogElements {
  dropdown: Element
  footer: Element
}

/**
 * Repairs in place what DocSearch 3.9 gets wrong for assistive technology; when a newer version is taken, look which of
 * these are still needed.
 *
 * - The container says it is a button that can be expanded, with the whole dialog inside it: it becomes a modal dialog with a
 *   name, and leaves the order of Tab.
 * - Its header and footer count as those of the page: they become plain boxes.
 * - Hits are options, inside of which nothing may be used, but they hold links and buttons; and that some are sections of the
 *   page above is drawn only: lists become trees, hits their items, sections one level below.
 * - All lists have one id, which no `aria-controls` names, and no name: each gets its own id, and its heading for a name.
 * - The field says nothing of the hits below: it becomes a combo box.
 * - The keyboard leaves the dialog by Tab where parts were added to it: the page behind is inert instead.
 * - How many results there are is said nowhere: `SearchDialogParts` says it.
 * - Closing leaves the focus nowhere: `searchOpening` gives it back.
 *
 * @returns the elements for further parts; undefined before the dialog stands.
 */
export function useDialogRepairs(outcome: SearchOutcome): DialogElements | undefined {
  const [elements, setElements] = useState<DialogElements>()
  useEffect(() => {
    const container = document.querySelector<HTMLElement>('.DocSearch-Container')
    const dropdown = container?.querySelector('.DocSearch-Dropdown')
    const footer = container?.querySelector('.DocSearch-Footer')
    const page = document.getElementById('___gatsby')
    if (!container || !dropdown || !footer || !page) return undefined
    repairContainer(container)
    repairLists(container)
    setElements({ dropdown, footer })
    const observer = new MutationObserver(() => repairLists(container))
    observer.observe(container, { childList: true, subtree: true, attributeFilter: ['aria-controls'] })
    container.addEventListener('keydown', leaveTabToBrowser, { capture: true })
    page.inert = true
    return () => {
      observer.disconnect()
      container.removeEventListener('keydown', leaveTabToBrowser, { capture: true })
      page.inert = false
    }
  }, [])
  useEffect(() => {
    const container = document.querySelector('.DocSearch-Container')
    if (container) put(container, 'data-outcome', outcome.state === 'answered' && outcome.count === 0 ? 'nothing' : outcome.state)
  }, [outcome])
  return elements
}

/** DocSearch's own trap knows only the controls that were there when the dialog opened. */
function leaveTabToBrowser(event: KeyboardEvent): void {
  if (event.key === 'Tab') event.stopImmediatePropagation()
}

function repairContainer(container: Element): void {
  for (const name of ['aria-expanded', 'aria-haspopup', 'aria-owns', 'aria-labelledby', 'tabindex']) container.removeAttribute(name)
  container.setAttribute('role', 'dialog')
  container.setAttribute('aria-modal', 'true')
  container.setAttribute('aria-label', 'Search')
  container.querySelectorAll('header, footer').forEach((box) => box.setAttribute('role', 'none'))
  // The logo is due to Algolia's results only.
  container.setAttribute('data-engine', algoliaAccount ? 'algolia' : 'embedded')
}

/** What is new since the last time; React leaves alone what it has not set itself. */
function repairLists(container: Element): void {
  container.removeAttribute('aria-controls')
  container.querySelectorAll('.DocSearch-Hits').forEach((section) => {
    const list = section.querySelector('ul')
    const heading = section.querySelector('.DocSearch-Hit-source')?.textContent
    const source = /^(.*)-item-\d+$/.exec(list?.querySelector('li')?.id ?? '')?.[1]
    if (!list || !heading || source === undefined) return
    put(list, 'id', `${source}-list`)
    put(list, 'role', 'tree')
    put(list, 'aria-label', heading)
    list.removeAttribute('aria-labelledby')
    list.querySelectorAll('li').forEach((hit) => {
      put(hit, 'role', 'treeitem')
      put(hit, 'aria-level', hit.classList.contains('DocSearch-Hit--Child') ? '2' : '1')
    })
  })
  const field = container.querySelector('.DocSearch-Input')
  if (!field) return
  put(field, 'role', 'combobox')
  put(field, 'aria-haspopup', 'tree')
  put(field, 'aria-autocomplete', 'list')
  put(field, 'aria-expanded', String(container.querySelector('[role=tree]') !== null))
}

/** Most hits stay from one letter to the next: setting what is set already costs the browser another look at its styles. */
function put(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value)
}
