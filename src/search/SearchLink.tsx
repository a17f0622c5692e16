import { navigate } from 'gatsby'
import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { hasModifier } from '../ui/SiteLink'
import { isExternal } from './client/safeResults'
import { ownUrl } from '../platform/basePath'

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string; onFollow?: (opensNewTab: boolean) => void }

/** Gatsby's Link would prefetch every page that comes into view, which is another twenty with each letter of a query. */
export function SearchLink({ href, onFollow, children, ...rest }: Props) {
  const follow = (event: MouseEvent) => {
    const opensNewTab = event.button !== 0 || hasModifier(event)
    onFollow?.(opensNewTab)
    if (opensNewTab) return
    event.preventDefault()
    followUrl(href)
  }
  return (
    <a href={ownUrl(href)} onClick={follow} {...rest}>
      {children}
    </a>
  )
}

/** Goes to a safe URL (`safeUrl`) in this tab. */
export function followUrl(url: string): void {
  if (isExternal(url)) window.location.assign(url)
  else navigate(url)
}
