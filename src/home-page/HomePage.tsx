import type { ReactNode } from 'react'
import { SearchButton } from '../search/SearchButton'
import { SiteLink } from '../ui/SiteLink'
import { FlagPanel } from './FlagPanel'
import * as styles from './HomePage.module.css'
import { SdkList, type Sdk } from './SdkList'

interface Props {
  title: string
  /** What Unleash is. */
  lead: string
  doorsTitle: string
  doors: readonly { title: string; text: string; to: string }[]
  sdksTitle: string
  sdks: readonly Sdk[]
  /** The text below, and what ends every page. */
  children: ReactNode
  footer: ReactNode
}

/** The front door: what Unleash is, search, and the ways in. */
export function HomePage({ title, lead, doorsTitle, doors, sdksTitle, sdks, children, footer }: Props) {
  return (
    <article className={styles.page}>
      <div className={styles.hero}>
        <div>
          <h1 tabIndex={-1} className={styles.title}>
            {title}
          </h1>
          <p className={styles.lead}>{lead}</p>
          <SearchButton variant="large" />
        </div>
        <FlagPanel />
      </div>
      <section aria-labelledby="home:doors">
        <h2 id="home:doors" className={styles.heading}>
          {doorsTitle}
        </h2>
        <ul role="list" className={styles.doors}>
          {doors.map((door) => (
            <li key={door.to}>
              <SiteLink href={door.to} className={styles.door}>
                <span className={styles.doorTitle}>{door.title}</span>
                <span className={styles.doorText}>{door.text}</span>
              </SiteLink>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="home:sdks">
        <h2 id="home:sdks" className={styles.heading}>
          {sdksTitle}
        </h2>
        <div className={styles.sdks}>
          <SdkList title="Server-side" sdks={sdks.filter(({ kind }) => kind === 'server-side')} />
          <SdkList title="Client-side" sdks={sdks.filter(({ kind }) => kind === 'client-side')} />
        </div>
      </section>
      <div className={styles.text}>{children}</div>
      <div>{footer}</div>
    </article>
  )
}
