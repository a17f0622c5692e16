import { useMemo, type ReactNode } from 'react'
import type { PageContext } from '../types/pageContext'
import { Breadcrumbs } from './Breadcrumbs'
import { ContentsList, type ContentsHeading } from './ContentsList'
import { CopyPageButton } from './CopyPageButton'
import * as styles from './DocPage.module.css'
import { PageFooter } from './PageFooter'
import { PageNeighbours } from './PageNeighbours'
import { useCurrentHeading } from './useCurrentHeading'

interface Props {
  path: string
  title: string
  /** Marks beside the title: availability, deprecation. */
  marks?: ReactNode
  headings: readonly ContentsHeading[]
  place: Pick<PageContext, 'trail' | 'previous' | 'next'>
  editUrl: string | null
  lastUpdated: string | null
  children: ReactNode
}

/** The frame of every page of text: breadcrumbs, title, body, contents list, edit link, previous and next. */
export function DocPage({ path, title, marks, headings, place, editUrl, lastUpdated, children }: Props) {
  const listed = useMemo(() => headings.filter(({ depth }) => depth <= 3), [headings])
  const current = useCurrentHeading(listed)
  return (
    <div className={styles.page}>
      <article className={styles.article}>
        <div className={styles.top}>
          <Breadcrumbs trail={place.trail} />
          <CopyPageButton path={path} />
        </div>
        <h1 tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        {marks && <p className={styles.marks}>{marks}</p>}
        <ContentsList headings={listed} current={current} variant="disclosure" />
        <div className={styles.body} data-prose>{children}</div>
        <PageFooter path={path} editUrl={editUrl} lastUpdated={lastUpdated} />
        <PageNeighbours previous={place.previous} next={place.next} />
      </article>
      <ContentsList headings={listed} current={current} variant="column" />
    </div>
  )
}
