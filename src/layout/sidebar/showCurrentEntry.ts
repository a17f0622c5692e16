/** Between the current entry and the edge of the box, in pixels: field and group name cover its start, and its end is below the window. */
const margin = 112

/** Scrolls the box of a sidebar, not the page, as little as needed to show the current page's entry. */
export function showCurrentEntry(box: Element): void {
  const current = box.querySelector('[data-region="sidebar"] [aria-current="page"]')?.getBoundingClientRect()
  if (!current) return
  const view = box.getBoundingClientRect()
  if (current.top < view.top + margin) box.scrollTop += current.top - view.top - margin
  else if (current.bottom > view.bottom - margin) box.scrollTop += current.bottom - view.bottom + margin
}
