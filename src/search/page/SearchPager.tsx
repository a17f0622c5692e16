import { SiteLink } from '../../ui/SiteLink'
import { writeAddress, type SearchAddress } from './searchAddress'
import * as styles from './SearchPage.module.css'

/** Links to the page of results before and after this one. */
export function SearchPager({ address, pageCount }: { address: SearchAddress; pageCount: number }) {
  const { page } = address
  if (pageCount < 2) return null
  return (
    <nav aria-label="Pages of results" className={styles.pager}>
      {page > 1 && (
        <SiteLink rel="prev" href={writeAddress({ ...address, page: page - 1 })}>
          Previous results
        </SiteLink>
      )}
      <span>
        Page {page} of {pageCount}
      </span>
      {page < pageCount && (
        <SiteLink rel="next" href={writeAddress({ ...address, page: page + 1 })}>
          More results
        </SiteLink>
      )}
    </nav>
  )
}
