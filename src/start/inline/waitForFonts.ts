import { mayPrefetch } from '../../platform/connection'

/** In milliseconds: twice what 4G needs. On a slower connection, the words matter more than their typeface. */
const maxWait = 500

/**
 * Hides the page until its fonts are there (`src/styles/fonts.css`). If one is late, the page keeps the fallback: text that is seen never
 * moves. Call it below the links that preload the fonts.
 */
export function waitForFonts(dataset: DOMStringMap): void {
  const fonts = [...document.querySelectorAll<HTMLLinkElement>('link[as=font]')]
  if (!fonts[0] || !mayPrefetch(navigator.connection)) return
  dataset.fonts = 'awaited'
  const show = () => delete dataset.fonts
  void Promise.all(fonts.map((font) => new Promise((resolve) => (font.onload = font.onerror = resolve)))).then(show)
  setTimeout(show, maxWait)
}
