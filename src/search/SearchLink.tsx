import { navigate } from 'gatsby'
import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { isExternal } from './client/safeAddress'

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string; onFollow?: () => void }

/**
 * A link to what was found: the router follows it on this site, the browser elsewhere. Not Gatsby's own link, which would load
 * every page that comes into view ahead: with every letter of a query that is another twenty.
 */
export function SearchLink({ href, onFollow, children, ...rest }: Props) {
  const follow = (event: MouseEvent) => {
    if (isExternal(href) || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onFollow?.()
    navigate(href)
  }
  return (
    <a href={href} onClick={follow} {...rest}>
      {children}
    </a>
  )
}
