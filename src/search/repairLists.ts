import { dialogField } from './dialogField'

/** Repairs what is new in DocSearch's dialog since the last time (see `useDialogRepairs`); React leaves alone what it has not set itself. */
export function repairLists(container: Element): void {
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
      hit.querySelectorAll('button').forEach((button) => nameAfter(button, hit.querySelector('.DocSearch-Hit-title')?.textContent))
    })
  })
  const field = dialogField()
  if (!field) return
  put(field, 'role', 'combobox')
  put(field, 'aria-haspopup', 'tree')
  put(field, 'aria-autocomplete', 'list')
  put(field, 'aria-expanded', String(container.querySelector('[role=tree]') !== null))
}

/** `Remove this search from history: Segments`. */
function nameAfter(button: HTMLButtonElement, search: string | null | undefined): void {
  if (search && !button.title.endsWith(search)) button.title += `: ${search}`
}

/** Most hits stay from one letter to the next: setting what is set already costs the browser another look at its styles. */
function put(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value)
}
