import { replaceHash } from '../platform/historyState'
import { hashTarget } from './anchors'

/** Keeps in the URL which disclosure of the text the reader opened last. */
export function keepDisclosuresInUrl(): void {
  document.addEventListener('click', ({ target }) => {
    const details = target instanceof Element ? target.closest('main summary')?.parentElement : undefined
    const owner = details && anchorOf(details)
    if (!owner) return
    // The click comes first, then the disclosure opens or closes.
    if (!details.hasAttribute('open')) replaceHash(owner.id)
    else if (isInUrl(details, owner)) replaceHash(owner.parentElement?.closest('main [id]')?.id ?? '')
  })
}

/** What a link that opens the disclosure leads to: itself, or the row that it is in. */
function anchorOf(details: Element): Element | undefined {
  return [details, details.parentElement].find((element) => element?.matches('main [id]')) ?? undefined
}

function isInUrl(details: Element, owner: Element): boolean {
  const target = hashTarget(window.location.hash)
  return target !== null && (target === owner || details.contains(target))
}
