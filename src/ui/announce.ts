let region: HTMLElement | undefined

/** Says something to readers who do not see it, once. */
export function announce(message: string): void {
  if (!region) {
    region = document.createElement('div')
    region.className = 'visually-hidden'
    region.setAttribute('role', 'status')
    document.body.append(region)
  }
  region.textContent = message
}
