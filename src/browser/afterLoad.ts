/** Does something a second after the page is there with all it needs. */
export function afterLoad(task: () => void): void {
  const wait = () => void setTimeout(task, 1000)
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait)
}
