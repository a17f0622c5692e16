import type { InternalDocSearchHit, StoredDocSearchHit } from '@docsearch/react'
import type { MouseEvent, ReactNode } from 'react'
import { linesOf } from './client/docSearchHit'
import { safeAddress } from './client/safeAddress'
import { followHit } from './followHit'
import { FoundHit } from './FoundHit'

interface Props {
  hit: InternalDocSearchHit | StoredDocSearchHit
  children: ReactNode
}

/**
 * A hit of the dialog: a link, which the router follows when it leads to a page of this site. Recent and favourite searches
 * have buttons of their own inside, which may not stand in a link: there the hit itself is what is clicked. By keyboard
 * DocSearch follows both.
 */
export function SearchHitLink({ hit, children }: Props) {
  const address = safeAddress(hit.url)
  if (address === undefined) return <div>{children}</div>
  const lines = linesOf(hit)
  if (lines) return <FoundHit address={address} isPage={hit.type === 'lvl1'} {...lines} />
  const follow = ({ target }: MouseEvent) => {
    if (target instanceof Element && !target.closest('button')) followHit(address)
  }
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div className="DocSearch-Hit-cell" onClick={follow}>
      {children}
    </div>
  )
}
