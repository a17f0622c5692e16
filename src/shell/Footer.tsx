import { SiteLink } from '../ui/SiteLink'
import * as styles from './Footer.module.css'

interface Props {
  groups: readonly {
    title: string
    links: readonly { label: string; to: string | null; href: string | null }[]
  }[]
  copyright: string
  /** Year the site was built. */
  year: string
}

export function Footer({ groups, copyright, year }: Props) {
  return (
    <footer className={styles.footer} data-region="footer">
      <div className={styles.groups}>
        {groups.map(({ title, links }) => (
          <section key={title} aria-label={title}>
            <h2 className={styles.title}>{title}</h2>
            <ul role="list">
              {links.map(({ label, to, href }) => (
                <li key={label}>
                  <SiteLink href={to ?? href ?? '/'}>{label}</SiteLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <p className={styles.copyright}>
        Copyright © {year} {copyright}
      </p>
    </footer>
  )
}
