import { Link, navigate } from 'gatsby'
import type { AnchorHTMLAttributes, MouseEvent } from 'react'

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }

/** A link to a page or an anchor of this one goes through the router; every other one is a plain link. */
export function SiteLink({ href, children, onClick, ...rest }: Props) {
  const kind = kindOfLink(href)
  if (kind === 'page') {
    return (
      <Link to={href} {...(onClick && { onClick })} {...rest}>
        {children}
      </Link>
    )
  }
  return (
    <a href={href} onClick={onClick ?? (kind === 'anchor' ? goToAnchor : undefined)} {...rest}>
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

/** Through the router, an anchor gets its own history entry, to which Back returns. */
function goToAnchor(event: MouseEvent<HTMLAnchorElement>): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  const { pathname, search } = window.location
  navigate(pathname + search + event.currentTarget.hash)
}
