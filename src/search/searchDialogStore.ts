import { createStore } from '../ui/createStore'
import { ownUrl } from '../platform/basePath'

/** Any search button and the keyboard open it; the navbar renders it. */
export const isSearchOpen = createStore(false)

/** What the field begins with, what had the focus, and whether another page takes the place of the dialog's history entry. */
export const searchVisit = { query: '', opener: null as Element | null, isLeaving: false }

/** @param query shown in the field, instead of the text that is selected on the page */
export function openSearch(query = ''): void {
  Object.assign(searchVisit, { query, opener: document.activeElement, isLeaving: false })
  isSearchOpen.set(true)
}

/** Closes the dialog on the way to a URL. That of the page below it has a history entry already. */
export function leaveSearch(url: string): void {
  searchVisit.isLeaving = new URL(ownUrl(url), window.location.href).href !== window.location.href
  closeSearch()
}

export function closeSearch(): void {
  isSearchOpen.set(false)
}

/** DocSearch, which only readers who search need. */
export const loadSearchModal = () => import('./dialog/SearchModal')

/** Loads the engine beside the code of the dialog. What fails is tried again by the first search. */
export function prepareEngine(): void {
  import('./client/searchEngine').then(({ prepareSearch }) => prepareSearch()).catch(() => undefined)
}

/** Loads all of it on intent. If that fails, opening the dialog tries again and reports the failure. */
export function prefetchSearch(): void {
  loadSearchModal().catch(() => undefined)
  prepareEngine()
}
