import type { ReactNode } from 'react'
import { SiteLink } from '../ui/SiteLink'
import * as styles from './Footer.module.css'

interface Props {
  logo: { src: string; alt: string }
  /** `dark` is dark on light pages too. */
  style: string
  groups: readonly {
    title: string
    links: readonly { label: string; to: string | null; href: string | null }[]
  }[]
  copyright: string
  /** Year the site was built. */
  year: string
  children?: ReactNode
}

export function Footer({ logo, style, groups, copyright, year, children }: Props) {
  return (
    <footer className={styles.footer} data-region="footer" data-style={style}>
      <div className={styles.groups}>
        <img className={styles.logo} src={logo.src} alt={logo.alt} width="40" height="40" loading="lazy" />
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
      <div className={styles.end}>
        <p>{`Copyright © ${year} ${copyright}`}</p>
        {children}
      </div>
    </footer>
  )
}
