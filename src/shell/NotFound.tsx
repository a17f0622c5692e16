import { SiteLink } from '../ui/SiteLink'
import * as styles from './NotFound.module.css'

const waysOn = [
  { href: '/quickstart', label: 'Quickstart' },
  { href: '/reference', label: 'Concepts' },
  { href: '/reference/sdks', label: 'SDKs' },
  { href: '/reference/api/unleash', label: 'API reference' },
  { href: '/', label: 'All documentation' },
]

/** What a reader sees at an address that leads nowhere, with ways on. */
export function NotFound() {
  return (
    <div className={styles.notFound}>
      <h1 tabIndex={-1}>Page not found</h1>
      <p>There is no page at this address. It may have been moved or misspelt.</p>
      <p>These are good places to look:</p>
      <ul>
        {waysOn.map(({ href, label }) => (
          <li key={href}>
            <SiteLink href={href}>{label}</SiteLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
