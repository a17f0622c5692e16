let region: HTMLElement | undefined

/**
 * How long the region stands empty before it speaks, in milliseconds: what is in a region when it appears, and a text that
 * follows itself, are no change and would not be said.
 */
const pause = 100

/** Says something to readers who do not see it, once. */
export function announce(message: string): void {
  if (!region) {
    region = document.createElement('div')
    region.className = 'visually-hidden'
    region.setAttribute('role', 'status')
    document.body.append(region)
  }
  region.textContent = ''
  setTimeout((said: HTMLElement) => (said.textContent = message), pause, region)
}
