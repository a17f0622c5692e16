import { foldedAround } from './foldedAround'

/**
 * Shows an element that an address leads to where it is folded away: opens the disclosures around it, and chooses the tab of
 * its panel as a click would. (Some browsers open disclosures themselves, and none knows tabs.)
 *
 * @param onShown is called when it can be seen; at once where it could be from the start.
 */
export function revealTarget(target: HTMLElement, onShown: () => void): void {
  const folded = foldedAround(target)
  if (folded.length === 0) {
    onShown()
    return
  }
  for (const around of folded) {
    if (around instanceof HTMLDetailsElement) around.open = true
    else tabOf(around)?.click()
  }
  // The router scrolled when there was nothing to scroll to; the chosen tab is drawn with the next frame.
  requestAnimationFrame(() => {
    target.scrollIntoView()
    onShown()
  })
}

function tabOf(panel: HTMLElement): HTMLElement | null {
  return document.getElementById(panel.getAttribute('aria-labelledby') ?? '')
}
