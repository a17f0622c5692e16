/**
 * What hides an element: closed disclosures and panels of tabs that are not chosen, the innermost first. (Whether it has a box
 * says nothing: browsers lay out what is inside a closed disclosure.)
 */
export function foldedAround(target: HTMLElement): HTMLElement[] {
  const folded: HTMLElement[] = []
  for (let around = target.parentElement; around; around = around.parentElement) {
    const isClosed = around instanceof HTMLDetailsElement && !around.open
    if (isClosed || (around.role === 'tabpanel' && around.dataset.hidden !== undefined)) folded.push(around)
  }
  return folded
}
