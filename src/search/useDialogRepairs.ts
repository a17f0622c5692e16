import { useEffect, useState } from 'react'
import { algoliaAccount } from './algoliaAccount'
import { repairLists } from './repairLists'
import type { SearchOutcome } from './searchOutcome'
import { useEnterAfterAnswer } from './useEnterAfterAnswer'

/** Elements in DocSearch's dialog into which this site puts parts of its own. */
export interface DialogElements {
  /** Before the results, and never moved: what is said. */
  status: Element
  /** After the results, or what is there instead. */
  parts: Element
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
 * - Buttons beside recent searches have the same name for all of them: each is named after its search.
 * - How many results there are is said nowhere: `SearchDialogParts` says it; what it says is not to be read a second time.
 * - Enter follows what is there before the answer is: see `useEnterAfterAnswer`.
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
    const status = document.createElement('div')
    const parts = document.createElement('div')
    const repair = () => {
      repairLists(container)
      container.querySelector('.DocSearch-NoResults .DocSearch-Title')?.setAttribute('aria-hidden', 'true')
      // DocSearch adds at the end what it draws.
      if (dropdown.lastChild !== parts) dropdown.append(parts)
    }
    repairContainer(container)
    dropdown.before(status)
    repair()
    setElements({ status, parts, footer })
    const observer = new MutationObserver(repair)
    observer.observe(container, { childList: true, subtree: true, attributeFilter: ['aria-controls'] })
    container.addEventListener('keydown', leaveTabToBrowser, { capture: true })
    page.inert = true
    return () => {
      observer.disconnect()
      status.remove()
      parts.remove()
      container.removeEventListener('keydown', leaveTabToBrowser, { capture: true })
      page.inert = false
    }
  }, [])
  useEffect(() => {
    document.querySelector('.DocSearch-Container')?.setAttribute('data-outcome', outcome.state)
  }, [outcome.state])
  useEnterAfterAnswer(outcome)
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
