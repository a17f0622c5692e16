/** The dialog with DocSearch in it, more than any page needs itself: loaded when a reader is about to search, and kept by the browser after that. */
export const loadSearchDialog = () => import('./SearchDialog')

/** Loads the dialog ahead, on intent; if that fails, opening it tries again and says so. */
export function prepareSearchDialog(): void {
  loadSearchDialog().catch(() => undefined)
}
