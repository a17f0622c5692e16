import { searchSettings } from '../../shared/search/searchSettings'
import { SiteLink } from '../../ui/SiteLink'
import type { SearchResults } from '../engine/SearchResults'
import { writeAddress, type SearchAddress } from './searchAddress'
import * as styles from './SearchPage.module.css'

interface Props {
  address: SearchAddress
  /** Results by kind. */
  counts: SearchResults['kinds']
}

/**
 * Links that narrow the results to some kinds of pages; each switches its kind on or off. Kinds without results keep their
 * place: with each letter others have some, and what stands below should not jump.
 */
export function KindFilter({ address, counts }: Props) {
  const { kinds } = address
  const all = Object.values(counts).reduce((total, count) => total + count, 0)
  if (all === 0 && kinds.length === 0) return null
  return (
    <nav aria-label="Kinds of pages" className={styles.filter} data-keeps-focus>
      <ul role="list">
        <li>
          <SiteLink href={writeAddress({ ...address, kinds: [], page: 1 })} aria-current={kinds.length === 0 || undefined}>
            All <span className={styles.count}>{all}</span>
          </SiteLink>
        </li>
        {searchSettings.kinds.map(({ kind, label }) => {
          const isOn = kinds.includes(kind)
          const count = counts[kind] ?? 0
          if (!isOn && count === 0) {
            return (
              <li key={kind} className={styles.without}>
                {label} <span className={styles.count}>0</span>
              </li>
            )
          }
          const next = isOn ? kinds.filter((other) => other !== kind) : [...kinds, kind]
          return (
            <li key={kind}>
              <SiteLink href={writeAddress({ ...address, kinds: next, page: 1 })} aria-current={isOn || undefined}>
                {label} <span className={styles.count}>{count}</span>
                {isOn && <span className="visually-hidden">, shown; leave out</span>}
              </SiteLink>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
