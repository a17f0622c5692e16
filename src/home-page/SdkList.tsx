import { SiteLink } from '../ui/SiteLink'
import * as styles from './SdkList.module.css'

export interface Sdk {
  path: string
  sidebarLabel: string
  kind: string
}

/** The SDKs of one kind, by language. */
export function SdkList({ title, sdks }: { title: string; sdks: readonly Sdk[] }) {
  return (
    <div>
      <h3 className={styles.title}>{title}</h3>
      <ul role="list" className={styles.list}>
        {sdks.map(({ path, sidebarLabel }) => (
          <li key={path}>
            <SiteLink href={path} className={styles.link}>
              {sidebarLabel}
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
