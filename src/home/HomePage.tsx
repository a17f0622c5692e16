import type { ReactNode } from 'react'
import type { Home } from '../../plugins/gatsby-source-site/types'
import { SearchButton } from '../search/SearchButton'
import { SiteLink } from '../ui/SiteLink'
import * as styles from './HomePage.module.css'

type Sdks = Queries.HomeTemplateQuery['sdks']['nodes']

interface Props extends Home {
  title: string
  sdks: Sdks
  /** Of the product, beside the title. */
  picture?: ReactNode
  /** The text below the SDKs; `footer` is the end of every page. */
  children: ReactNode
  footer: ReactNode
}

/** The home page: what Unleash is and what it looks like, search, and cards that lead to the main pages. */
export function HomePage({ title, lead, cardsTitle, cards, sdksTitle, sdks, picture, children, footer }: Props) {
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
        {picture && <div className={styles.picture}>{picture}</div>}
      </div>
      <section aria-labelledby="home:cards">
        <h2 id="home:cards" className={styles.heading}>
          {cardsTitle}
        </h2>
        <ul role="list" className={styles.cards}>
          {cards.map((card) => (
            <li key={card.to}>
              <SiteLink href={card.to} className={styles.card}>
                <span className={styles.cardTitle}>{card.title}</span>
                <span className={styles.cardText}>{card.text}</span>
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

/** The SDKs of one kind by language, each with its logo: `static/img/sdks.svg` has one for the last part of each path. */
function SdkList({ title, sdks }: { title: string; sdks: Sdks }) {
  return (
    <div>
      <h3 className={styles.sdkTitle}>{title}</h3>
      <ul role="list" className={styles.sdkList}>
        {/* Without `Intl`, as in `dateText`. */}
        {[...sdks]
          .sort((a, b) => (a.sidebarLabel.toLowerCase() < b.sidebarLabel.toLowerCase() ? -1 : 1))
          .map(({ path, sidebarLabel }) => (
            <li key={path}>
              <SiteLink href={path} className={styles.sdkLink}>
                <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
                  <use href={`/img/sdks.svg#${path.slice(path.lastIndexOf('/') + 1)}`} />
                </svg>
                {sidebarLabel}
              </SiteLink>
            </li>
          ))}
      </ul>
    </div>
  )
}
