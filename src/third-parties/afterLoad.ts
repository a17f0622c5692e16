/**
 * Waits for everything that the page itself needs, and then for a quiet moment.
 *
 * @returns cancels it
 */
export function afterLoad(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  // Not every browser has requestIdleCallback.
  const whenQuiet = () => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: 2000 })
    else timer = setTimeout(work, 200)
  }
  if (document.readyState === 'complete') whenQuiet()
  else window.addEventListener('load', whenQuiet, { once: true })
  return () => {
    window.removeEventListener('load', whenQuiet)
    clearTimeout(timer)
  }
}
