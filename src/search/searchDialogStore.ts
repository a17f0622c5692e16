import { withPrefix } from 'gatsby'
import { createStore } from '../ui/createStore'

/** Any search button and the keyboard open it; the navbar renders it. */
export const isSearchOpen = createStore(false)

/** What the field begins with, and whether another page takes the place of the dialog's history entry. */
export const searchVisit = { query: '', isLeaving: false }

/** @param query shown in the field, instead of the text that is selected on the page */
export function openSearch(query = ''): void {
  Object.assign(searchVisit, { query, isLeaving: false })
  isSearchOpen.set(true)
}

/** Closes the dialog on the way to a URL. That of the page below it has a history entry already. */
export function leaveSearch(url: string): void {
  searchVisit.isLeaving = new URL(withPrefix(url), window.location.href).href !== window.location.href
  closeSearch()
}

export function closeSearch(): void {
  isSearchOpen.set(false)
}

/** Enter waits for the results of its query; the next key or edit cancels it. */
export interface PressedEnter {
  query: string
  opensNewTab: boolean
}

/** The part of the dialog that only a reader who searches needs. */
export const loadDialogContent = () => import('./dialog/DialogContent')

/** Loads the code on intent. If that fails, opening the dialog tries again and reports the failure. */
export function prefetchDialogContent(): void {
  loadDialogContent().catch(() => undefined)
}
