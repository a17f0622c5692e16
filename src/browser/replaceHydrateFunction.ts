import type { GatsbyBrowser } from 'gatsby'
import { startTransition, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'

/**
 * Takes over the page's HTML in slices of a few milliseconds, between which the reader can scroll and type: React does so only
 * for what it is told is a transition. A click on something that is not taken over yet has it done at once. In development
 * pages have no HTML, and Gatsby's own function draws them.
 */
export const replaceHydrateFunction: GatsbyBrowser['replaceHydrateFunction'] = () => {
  // Gatsby goes on with its own when it is given none; neither that nor that nothing is returned is known to its types.
  return (process.env.NODE_ENV === 'production' ? hydrate : undefined) as never
}

function hydrate(element: ReactNode, container: Element): void {
  startTransition(() => void hydrateRoot(container, element))
}
