/** A colon never comes out of a heading, so that no heading's id can be the same. */
export const loadAlertId = 'site:load-alert'

/** Takes away the message that a page could not be loaded (`showLoadAlert`), if there is one. */
export function hideLoadAlert(): void {
  document.getElementById(loadAlertId)?.remove()
}
