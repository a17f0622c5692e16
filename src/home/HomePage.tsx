import { Fragment, type ReactNode } from 'react'
import type { Home } from '../../plugins/gatsby-source-site/types'
import { SearchButton } from '../search/SearchButton'
import { Card, CardGrid } from '../ui/CardGrid'
import { SiteLink } from '../ui/SiteLink'
import * as styles from './HomePage.module.css'
import { ownUrl } from '../platform/basePath'

type Sdks = Queries.HomeTemplateQuery['sdks']['nodes']

interface Props extends Home {
  title: string
  sdks: Sdks
  /** How programs check the flag beside the title. */
  code?: ReactNode
  /** The text at the end; `footer` is the end of every page. */
  children: ReactNode
  footer: ReactNode
}

/** The home page: what Unleash does, with a flag and its code, and the ways to sections, SDKs and popular tasks. */
export function HomePage({ cardsTitle, cards, sdksTitle, sdks, tasksTitle, tasks, children, footer, ...band }: Props) {
  return (
    <article>
      <Band {...band} />
      <div className={styles.content}>
        <section aria-labelledby="home:cards">
          <h2 id="home:cards" className={styles.heading}>
            {cardsTitle}
          </h2>
          <CardGrid>
            {cards.map(({ title, text, to, icon }) => (
              <Card key={to} title={title} href={to} icon={icon}>
                <p>{text}</p>
              </Card>
            ))}
          </CardGrid>
        </section>
        <section aria-labelledby="home:sdks">
          <h2 id="home:sdks" className={styles.heading}>
            {sdksTitle}
          </h2>
          <SdkList title="Server-side" sdks={sdks.filter(({ kind }) => kind === 'server-side')} />
          <SdkList title="Client-side" sdks={sdks.filter(({ kind }) => kind === 'client-side')} />
        </section>
        <section aria-labelledby="home:tasks">
          <h2 id="home:tasks" className={styles.heading}>
            {tasksTitle}
          </h2>
          <div className={styles.tasks}>
            {tasks.map((list) => (
              <TaskList key={list.title} {...list} />
            ))}
          </div>
        </section>
        <div className={styles.text}>{children}</div>
        <div>{footer}</div>
      </div>
    </article>
  )
}

type BandProps = Pick<Props, 'eyebrow' | 'title' | 'lead' | 'actions' | 'flag' | 'code'>

/** The top, in the color of the brand over the whole width of the window. */
function Band({ eyebrow, title, lead, actions, flag, code }: BandProps) {
  return (
    <div className={styles.band}>
      <div className={styles.bandContent}>
        <div className={styles.words}>
          <p className={styles.eyebrow}>{eyebrow}</p>
          <h1 tabIndex={-1} className={styles.title}>
            {title}
          </h1>
          <p className={styles.lead}>{lead}</p>
          <p className={styles.actions}>
            {actions.map(({ label, to }) => (
              <Fragment key={to}>
                <SiteLink href={to}>{label}</SiteLink>{' '}
              </Fragment>
            ))}
          </p>
          <SearchButton variant="large" />
        </div>
        {code && <FlagCard {...flag}>{code}</FlagCard>}
      </div>
    </div>
  )
}

/** A flag as the Admin UI shows it, in its environments, above the code that checks it. */
function FlagCard({ name, type, environments, children }: Home['flag'] & { children: ReactNode }) {
  return (
    <div className={styles.flag}>
      <p className={styles.flagName}>
        <code>{name}</code> <span>{type}</span>
      </p>
      {environments.map((environment) => (
        <p key={environment.name} className={styles.environment}>
          <span>
            <strong>{environment.name}</strong> <span>{environment.rule}</span>
          </span>
          <span aria-hidden="true" className={styles.toggle} />
        </p>
      ))}
      <div className={styles.code} data-style="dark">
        {children}
      </div>
    </div>
  )
}

/** The SDKs of one kind by language, each with its logo: `static/img/sdks.svg` has one for the last part of each path. */
function SdkList({ title, sdks }: { title: string; sdks: Sdks }) {
  return (
    <>
      <h3 className={styles.sdkTitle}>{title}</h3>
      <ul role="list" className={styles.sdkList}>
        {/* Without `Intl`, as in `dateText`. */}
        {[...sdks]
          .sort((a, b) => (a.sidebarLabel.toLowerCase() < b.sidebarLabel.toLowerCase() ? -1 : 1))
          .map(({ path, sidebarLabel }) => (
            <li key={path}>
              <SiteLink href={path} className={styles.sdkLink}>
                <svg viewBox="0 0 24 24" width="26" height="26" aria-hidden="true">
                  <use href={ownUrl(`/img/sdks.svg#${path.slice(path.lastIndexOf('/') + 1)}`)} />
                </svg>
                {sidebarLabel}
              </SiteLink>
            </li>
          ))}
      </ul>
    </>
  )
}

/** What people of one role do most often. */
function TaskList({ title, links }: Home['tasks'][number]) {
  return (
    <div>
      <h3 className={styles.taskTitle}>{title}</h3>
      <ul role="list">
        {links.map((link) => (
          <li key={link.label}>
            <SiteLink href={'to' in link ? link.to : link.href} className={styles.task}>
              {link.label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
