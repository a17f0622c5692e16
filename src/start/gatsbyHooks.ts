import type { GatsbyBrowser } from 'gatsby'
import { startTransition, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { afterRouterFocus, announceTitle } from '../gatsby-patches/runtime'
import { reportUncaughtErrors } from '../platform/errorReports'
import { dropInvalidScrollPositions } from '../platform/storageSlot'
import { closedAncestors, focusTarget, hashTarget } from './anchors'
import { keepAnchorInView } from './keepAnchorInView'
import { keepDisclosuresInUrl } from './keepDisclosuresInUrl'
import { followHistory, loadPagesBeforeLeaving, rememberShownPage } from './navigation'
import { endProgress, hideLoadAlert } from './navigationProgress'
import { replayPresses } from './replayPresses'
import { isPlaceRestored } from './restorePlace'
import { restrictTrustedTypes } from './trustedTypes'

// Before anything else runs: the first page's code is a script, too.
restrictTrustedTypes()

/** Gatsby waits for it. Its types don't say so. */
export async function onClientEntry(): Promise<void> {
  // For browsers without it, and extensions that remove it: no query matches.
  const { matchMedia = () => new EventTarget() } = window as Partial<Window>
  Object.assign(window, { matchMedia })
  dropInvalidScrollPositions()
  reportUncaughtErrors()
  if (process.env.NODE_ENV === 'production') loadPagesBeforeLeaving()
  followHistory()
  keepDisclosuresInUrl()
  // Evaluating the scripts is one task, loading the page the next.
  await new Promise((resolve) => setTimeout(resolve))
}

/** Moves focus on every navigation; on the first page of a visit only if the target of its hash was hidden. */
export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  const { hash } = location
  endProgress()
  hideLoadAlert()
  rememberShownPage()
  announceTitle(prevLocation?.pathname !== location.pathname)
  const target = hashTarget(hash)
  // The browser has scrolled the first page to its target, but can't find parts that a page leaves out.
  if (hash && (prevLocation ? !isPlaceRestored() : !target)) keepAnchorInView(hash)
  if (!prevLocation) {
    // The document's script removes it when the page's data is late.
    document.documentElement.dataset.js = ''
    if (target && closedAncestors(target).length > 0) focusTarget(hash)
  } else if (prevLocation.pathname !== location.pathname) {
    afterRouterFocus(() => focusTarget(hash))
  } else if (!document.activeElement?.closest('[data-keeps-focus]')) {
    // Links that filter a list keep the focus: the reader may use the next one.
    focusTarget(hash)
  }
}

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => void replayPresses()

/** Hydrates as a transition: React then works in slices of a few milliseconds, and the reader can scroll and type. */
export const replaceHydrateFunction: GatsbyBrowser['replaceHydrateFunction'] = () => {
  // In development, pages have no HTML. Gatsby's types don't say that it has a function of its own.
  return (process.env.NODE_ENV === 'production' ? hydrate : undefined) as never
}

function hydrate(element: ReactNode, container: Element): void {
  startTransition(() => void hydrateRoot(container, element))
}
