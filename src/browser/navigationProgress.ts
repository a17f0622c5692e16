/** In milliseconds; Gatsby's own hook for slow navigations waits a second. */
const progressDelay = 200

/** A colon never comes out of a heading, so that no heading can have the same ID. */
export const loadAlertId = 'site:load-alert'

let timer: number | undefined

export function startProgress(): void {
  window.clearTimeout(timer)
  timer = window.setTimeout(() => document.documentElement.setAttribute('data-loading', ''), progressDelay)
}

export function endProgress(): void {
  window.clearTimeout(timer)
  document.documentElement.removeAttribute('data-loading')
}

/** Removes the message of `fullPageNavigation`. */
export function hideLoadAlert(): void {
  document.getElementById(loadAlertId)?.remove()
}
