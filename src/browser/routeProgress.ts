/** A page change that takes longer shows the bar; Gatsby's own hook for slow changes is fixed at a second. */
const delay = 200

let timer: number | undefined

/** Called when a page change begins. */
export function startProgress(): void {
  window.clearTimeout(timer)
  timer = window.setTimeout(() => document.documentElement.setAttribute('data-loading', ''), delay)
}

/** Called when the new page is there. */
export function endProgress(): void {
  window.clearTimeout(timer)
  document.documentElement.removeAttribute('data-loading')
}
