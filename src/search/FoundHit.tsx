import { memo } from 'react'
import type { HitLines } from './client/docSearchHit'
import { Marked } from './page/Marked'
import { SearchLink } from './SearchLink'

interface Props extends HitLines {
  address: string
  /** Otherwise a section of the page above it. */
  isPage: boolean
}

/**
 * What was found, in place of what DocSearch would draw: that has four times as many elements, which are half of the time
 * between a key and its results, and writes texts as HTML. DocSearch draws all hits again when one is pointed at: what stays
 * the same is left alone.
 */
export const FoundHit = memo(function FoundHit({ address, isPage, title, below }: Props) {
  return (
    <SearchLink href={address} tabIndex={-1} className="DocSearch-Hit-found" data-page={isPage}>
      <span className="DocSearch-Hit-title">
        <Marked text={title} />
      </span>
      {below !== '' && (
        <span className="DocSearch-Hit-path">
          <Marked text={below} />
        </span>
      )}
    </SearchLink>
  )
})
