import { isComposing } from '../../platform/isComposing'
import { dialogSearch, forgetSearch } from '../client/dialogSearch'

/**
 * What DocSearch 5.2.0 gets wrong and its options can't change, each with a test. docs/upstream.md reports it to its authors.
 * @param dialog around DocSearch's modal, which has been drawn
 * @returns undoes everything
 */
export function repairModal(dialog: HTMLElement): () => void {
  const field = dialog.querySelector<HTMLInputElement>('.DocSearch-Input')
  if (!field) return () => undefined
  const undo = [
    repairRoles(dialog, field),
    keepKeysUntilResults(field),
    followEmptyField(dialog, field),
    keepFocusAfterRemoval(dialog, field),
    ignoreDoubleClick(dialog),
    ownMenus(dialog),
  ]
  return () => undo.forEach((each) => each())
}

/**
 * The container is a button with states of a combobox, and the field is none, which one of the type "search" can't be. Lists of results have
 * the name of the field, and buttons of stored searches don't say of which. React writes some of these attributes again when they change.
 */
function repairRoles(dialog: HTMLElement, field: HTMLInputElement): () => void {
  const repair = () => {
    const container = dialog.querySelector('.DocSearch-Container')
    for (const name of container?.getAttributeNames() ?? [])
      if (name === 'role' || name === 'tabindex' || name.startsWith('aria-')) container?.removeAttribute(name)
    // They would be landmarks of the page.
    for (const part of dialog.querySelectorAll('header, footer')) setAttributes(part, { role: 'presentation' })
    setAttributes(field, {
      type: 'text',
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': String(field.hasAttribute('aria-controls')),
    })
    // Icons beside a text, and a name that its element can't have.
    for (const icon of dialog.querySelectorAll('svg:not([role])')) setAttributes(icon, { 'aria-hidden': 'true' })
    for (const label of dialog.querySelectorAll('span.DocSearch-Label')) label.removeAttribute('aria-label')
    for (const list of dialog.querySelectorAll('[role=listbox]')) {
      const title = list.parentElement?.querySelector('.DocSearch-Hit-source')?.textContent
      list.removeAttribute('aria-labelledby')
      setAttributes(list, { 'aria-label': title || 'Results' })
    }
    for (const button of dialog.querySelectorAll<HTMLElement>('.DocSearch-Hit-action-button')) {
      const name = button.closest('[role=option]')?.querySelector('.DocSearch-Hit-title')?.textContent ?? ''
      setAttributes(button, { 'aria-label': `${button.title}: ${name}` })
    }
  }
  repair()
  const observer = new MutationObserver(repair)
  observer.observe(dialog, { subtree: true, childList: true, attributes: true })
  return () => observer.disconnect()
}

/** Only changes are written, as each of them is observed. */
function setAttributes(element: Element, attributes: Record<string, string>): void {
  for (const [name, value] of Object.entries(attributes))
    if (element.getAttribute(name) !== value) element.setAttribute(name, value)
}

/**
 * Enter waits for the results of what is typed, until another key: DocSearch would follow a result of the query before, or stop to search.
 * Arrow keys would choose among results that are about to be replaced.
 */
function keepKeysUntilResults(field: HTMLInputElement): () => void {
  let waiting: KeyboardEvent | undefined
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return
    waiting = undefined
    if (dialogSearch.get().state !== 'searching' || !['Enter', 'ArrowUp', 'ArrowDown'].includes(event.key)) return
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Enter') waiting = event
  }
  const onInput = () => (waiting = undefined)
  const unsubscribe = dialogSearch.subscribe(() => {
    if (!waiting || dialogSearch.get().state === 'searching') return
    const { key, ctrlKey, metaKey, shiftKey } = waiting
    waiting = undefined
    // DocSearch has the results when the promises are done that it waits for.
    setTimeout(() =>
      field.dispatchEvent(
        new KeyboardEvent('keydown', { key, ctrlKey, metaKey, shiftKey, bubbles: true, cancelable: true }),
      ),
    )
  })
  field.addEventListener('keydown', onKeyDown, { capture: true })
  field.addEventListener('input', onInput)
  return () => {
    unsubscribe()
    field.removeEventListener('keydown', onKeyDown, { capture: true })
    field.removeEventListener('input', onInput)
  }
}

/** DocSearch doesn't search for an empty query, so that nothing else learns of it. */
function followEmptyField(dialog: HTMLElement, field: HTMLInputElement): () => void {
  const onInput = () => {
    if (field.value.trim() === '') forgetSearch()
  }
  dialog.addEventListener('input', onInput, { capture: true })
  dialog.addEventListener('reset', forgetSearch, { capture: true })
  return () => {
    dialog.removeEventListener('input', onInput, { capture: true })
    dialog.removeEventListener('reset', forgetSearch, { capture: true })
  }
}

/** The button that saves or removes a stored search disappears with it, and the focus with the button. */
function keepFocusAfterRemoval(dialog: HTMLElement, field: HTMLInputElement): () => void {
  const onClick = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('.DocSearch-Hit-action-button')) setTimeout(() => field.focus())
  }
  dialog.addEventListener('click', onClick, { capture: true })
  return () => dialog.removeEventListener('click', onClick, { capture: true })
}

/** A press beside the modal closes it: the second one of a double click on the search button must not, and none takes the focus. */
function ignoreDoubleClick(dialog: HTMLElement): () => void {
  const onMouseDown = (event: MouseEvent) => {
    if (!(event.target instanceof Element) || !event.target.matches('.DocSearch-Container')) return
    event.preventDefault()
    if (event.detail > 1) event.stopPropagation()
  }
  dialog.addEventListener('mousedown', onMouseDown, { capture: true })
  return () => dialog.removeEventListener('mousedown', onMouseDown, { capture: true })
}

/** The menus of facets are put into `<body>`, outside of the modal dialog, where screen readers don't look. They must stay there for React. */
function ownMenus(dialog: HTMLElement): () => void {
  const observer = new MutationObserver(() => {
    const menu = document.querySelector('body > [data-base-ui-portal]')
    if (!menu) return dialog.removeAttribute('aria-owns')
    menu.id = 'search:menu'
    dialog.setAttribute('aria-owns', menu.id)
  })
  observer.observe(document.body, { childList: true })
  return () => observer.disconnect()
}
