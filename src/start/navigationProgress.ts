/** In milliseconds; Gatsby's own hook for slow navigations waits a second. */
const progressDelay = 200

let timer: number | undefined

/** Shows the bar at the top of the window, unless the page arrives first. */
export function startProgress(): void {
  window.clearTimeout(timer)
  timer = window.setTimeout(() => document.documentElement.setAttribute('data-loading', ''), progressDelay)
}

export function endProgress(): void {
  window.clearTimeout(timer)
  document.documentElement.removeAttribute('data-loading')
}

/** Removes the message of `fullPageNavigation`, or that of the document's script. */
export function hideLoadAlert(): void {
  document.querySelector('body > [role=alert]')?.remove()
}
