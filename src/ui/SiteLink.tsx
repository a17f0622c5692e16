import { Link } from 'gatsby'
import type { AnchorHTMLAttributes } from 'react'

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }

/** A link inside the site goes through the router, every other one is a plain link. Files are not routes. */
export function SiteLink({ href, children, ...rest }: Props) {
  const isRoute = /^\/(?!\/)/.test(href) && !/\.[a-z0-9]+([?#]|$)/i.test(href)
  return isRoute ? (
    <Link to={href} {...rest}>
      {children}
    </Link>
  ) : (
    <a href={href} {...rest}>
      {children}
    </a>
  )
}
