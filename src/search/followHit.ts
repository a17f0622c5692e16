import { navigate } from 'gatsby'
import { isExternal, safeAddress } from './client/safeAddress'

/** Goes to a hit: the router to pages of this site, the browser to known other ones, nobody anywhere else. */
export function followHit(url: unknown): void {
  const address = safeAddress(url)
  if (address === undefined) return
  if (isExternal(address)) window.location.assign(address)
  else navigate(address)
}

function openHit(url: unknown): void {
  const address = safeAddress(url)
  if (address !== undefined) window.open(address, '_blank', 'noopener')
}

/**
 * How DocSearch goes to hits by keyboard, with Ctrl or Shift in a tab or window of their own. It keeps recent and favourite
 * searches in the browser's storage, so that their addresses are no safer than those of an answer.
 */
export const hitNavigator = {
  navigate: ({ itemUrl }: { itemUrl: string }): void => followHit(itemUrl),
  navigateNewTab: ({ itemUrl }: { itemUrl: string }): void => openHit(itemUrl),
  navigateNewWindow: ({ itemUrl }: { itemUrl: string }): void => openHit(itemUrl),
}
