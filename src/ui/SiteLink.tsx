import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { prefetchHovered, prefetchInView } from '../platform/prefetch'
import { ownUrl } from '../platform/basePath'

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }
type LinkEvent = MouseEvent<HTMLAnchorElement>

/**
 * A link to a page or an anchor of this one goes through the router; every other one is a plain link. Gatsby's Link consists of six
 * components with an observer each, which is most of what hydration costs on a page with many links.
 */
export function SiteLink({ href, children, onClick, ...rest }: Props) {
  const kind = kindOfLink(href)
  const isPage = kind === 'page'
  const follow = (event: LinkEvent) => {
    onClick?.(event)
    followLink(event)
  }
  return (
    <a
      href={ownUrl(href)}
      ref={isPage ? prefetchInView : undefined}
      onMouseEnter={isPage ? loadAhead : undefined}
      onClick={kind === 'external' ? onClick : follow}
      {...rest}
    >
      {children}
    </a>
  )
}

/** What a link leads to: a page, an anchor of the current page, or neither. A last segment with a dot is a file. */
export function kindOfLink(href: string): 'page' | 'anchor' | 'external' {
  if (href.startsWith('#')) return 'anchor'
  const [path = ''] = href.split(/[?#]/)
  return /^\/(?!\/)/.test(path) && !/\.[^/]*$/.test(path) ? 'page' : 'external'
}

function loadAhead({ currentTarget }: LinkEvent): void {
  prefetchHovered(currentTarget.pathname + currentTarget.search)
}

/** Through the router, an anchor gets its own history entry too, to which Back returns. */
function followLink(event: LinkEvent): void {
  const { pathname, search, hash, target } = event.currentTarget
  if (event.defaultPrevented || event.button !== 0 || hasModifier(event) || target) return
  event.preventDefault()
  window.___navigate(pathname + search + hash)
}

/** With one of these keys, a click is for the browser: it opens a link in another tab or window, or saves it. */
export function hasModifier({
  altKey,
  ctrlKey,
  metaKey,
  shiftKey,
}: Record<'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey', boolean>): boolean {
  return altKey || ctrlKey || metaKey || shiftKey
}
