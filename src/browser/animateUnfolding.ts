import { unfoldDuration } from './unfoldDuration'

/** Details and groups of the sidebar grow when a reader opens them, where motion is welcome and the browser can do it. */
export function animateUnfolding(): void {
  if (!CSS.supports('selector(::details-content)')) return
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)')
  document.addEventListener('click', ({ target }) => {
    if (isCalm.matches || !(target instanceof Element)) return
    const control = target.closest('main summary, nav [aria-expanded]')
    // By then it is open, and not painted yet.
    if (control) requestAnimationFrame(() => grow(control))
  })
}

function grow(control: Element): void {
  const list = document.getElementById(control.getAttribute('aria-controls') ?? '')
  const details = control.parentElement
  if (list && control.getAttribute('aria-expanded') === 'true') growTo(list, list.scrollHeight)
  else if (details instanceof HTMLDetailsElement && details.open) {
    growTo(details, details.scrollHeight - control.clientHeight, '::details-content')
  }
}

function growTo(element: Element, height: number, pseudoElement?: string): void {
  const from = { blockSize: 0, overflow: 'clip' }
  const to = { blockSize: `${height}px`, overflow: 'clip' }
  element.animate([from, to], { duration: unfoldDuration(height), easing: 'ease-out', pseudoElement })
}
