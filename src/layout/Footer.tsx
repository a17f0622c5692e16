import type { ReactNode } from 'react'
import type { Footer as FooterSettings } from '../../plugins/gatsby-source-site/types'
import { SiteLink } from '../ui/SiteLink'
import * as styles from './Footer.module.css'
import { ownUrl } from '../platform/basePath'

interface Props extends FooterSettings {
  /** Year the site was built. */
  year: string
  children?: ReactNode
}

export function Footer({ logo, style, groups, copyright, year, children }: Props) {
  return (
    <footer className={styles.footer} data-region="footer" data-style={style}>
      <div className={styles.groups}>
        <img className={styles.logo} src={ownUrl(logo.src)} alt={logo.alt} width="40" height="40" loading="lazy" />
        {groups.map(({ title, links }) => (
          <section key={title} aria-label={title}>
            <h2 className={styles.title}>{title}</h2>
            <ul role="list">
              {links.map((link) => (
                <li key={link.label}>
                  <SiteLink href={'to' in link ? link.to : link.href}>{link.label}</SiteLink>
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
