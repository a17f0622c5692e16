import { graphql, type PageProps } from 'gatsby'
import { Fragment } from 'react'
import * as styles from '../doc/DocPage.module.css'
import { dateText } from '../doc/PageFooter'
import { Heading2, Heading3 } from '../markdown/Heading'
import { feedPath } from '../shared/pageFiles'
import { PageHead } from '../ui/PageHead'
import { SiteLink } from '../ui/SiteLink'
import { ownUrl } from '../platform/basePath'

type Week = NonNullable<Queries.ChangesPageQuery['siteChanges']>['weeks'][number]

const kinds = [
  ['added', 'New pages'],
  ['moved', 'Moved'],
  ['rewritten', 'Rewritten'],
  ['edited', 'Edited'],
] as const

/** What changed in the pages of content/docs, by week, with Atom feeds. */
export default function ChangesPage({ data: { siteChanges } }: PageProps<Queries.ChangesPageQuery>) {
  const { weeks, sections } = siteChanges ?? { weeks: [], sections: [] }
  return (
    <div className={styles.page} data-is-short="">
      <article className={styles.article}>
        <PageHead
          title="Changes"
          description="Pages of the Unleash documentation that were added, moved, rewritten or edited, by week."
        />
        <h1 tabIndex={-1}>Changes</h1>
        <div className={styles.body} data-prose>
          {weeks.length > 0 ? (
            <>
              <p>
                Pages that changed in the last 26 weeks, except the API reference and the guides to individual SDKs. A
                page counts as rewritten if at least half of its lines were written in that week.
              </p>
              <p>
                Atom feeds list new, moved and rewritten pages: <a href={ownUrl(feedPath())}>all sections</a>
                {sections.map(({ section, title }) => (
                  <span key={section}>
                    , <a href={ownUrl(feedPath(section))}>{title}</a>
                  </span>
                ))}
                .
              </p>
            </>
          ) : (
            <p>This copy of the site was built without the page history.</p>
          )}
          {weeks.map((week) => (
            <WeekSection key={week.start} {...week} />
          ))}
        </div>
      </article>
    </div>
  )
}

function WeekSection({ start, changes }: Week) {
  return (
    <>
      <Heading2 id={start}>{`Week of ${dateText(start)}`}</Heading2>
      {kinds.map(([kind, label]) => {
        const pages = changes.filter((change) => change.kind === kind)
        if (pages.length === 0) return null
        return (
          <Fragment key={kind}>
            <Heading3 id={`${start}-${kind}`}>{label}</Heading3>
            <ul>
              {pages.map(({ path, title }) => (
                <li key={path}>
                  <SiteLink href={path}>{title}</SiteLink>
                </li>
              ))}
            </ul>
          </Fragment>
        )
      })}
    </>
  )
}

export const query = graphql`
  query ChangesPage {
    siteChanges {
      sections {
        section
        title
      }
      weeks {
        start
        changes {
          path
          title
          kind
        }
      }
    }
  }
`
