/** Runs a task at an idle moment after the page has loaded; returns a function that cancels it. */
export function afterLoad(task: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const whenIdle = () => {
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in window) window.requestIdleCallback(task, { timeout: 2000 })
    else timer = setTimeout(task, 200)
  }
  if (document.readyState === 'complete') whenIdle()
  else window.addEventListener('load', whenIdle, { once: true })
  return () => {
    window.removeEventListener('load', whenIdle)
    clearTimeout(timer)
  }
}
