import { Link, navigate } from 'gatsby'
import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { kindOfLink } from './kindOfLink'

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }

/** A link to a page or a part of this one goes through the router; every other one is a plain link. */
export function SiteLink({ href, children, ...rest }: Props) {
  if (kindOfLink(href) === 'page') {
    return (
      <Link to={href} {...rest}>
        {children}
      </Link>
    )
  }
  return (
    <a href={href} onClick={kindOfLink(href) === 'part' ? goToPart : undefined} {...rest}>
      {children}
    </a>
  )
}

/** By the router a part of the page becomes a place of its own in the history, to which going back returns. */
function goToPart(event: MouseEvent<HTMLAnchorElement>): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  const { pathname, search } = window.location
  navigate(pathname + search + event.currentTarget.hash)
}
