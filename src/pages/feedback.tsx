import type { PageProps } from 'gatsby'
import * as docStyles from '../doc/DocPage.module.css'
import { FeedbackForm } from '../doc/feedback/FeedbackForm'
import * as styles from '../doc/feedback/FeedbackSent.module.css'
import { useFeedbackPage } from '../doc/feedback/useFeedbackPage'
import { isOfflineEdition } from '../platform/offlineEdition'
import { PageHead } from '../ui/PageHead'

/** The form in which readers say whether a page was helpful. The host finds it in the HTML, where it works without JavaScript, too. */
export default function FeedbackRoute({ location: { search } }: PageProps) {
  const page = useFeedbackPage(search)
  return (
    <div className={docStyles.page} data-is-short="">
      <article className={docStyles.article}>
        <PageHead
          title="Feedback"
          description="Tell the authors whether a page of the Unleash documentation was helpful, and what could be better."
        />
        <h1 tabIndex={-1}>Feedback</h1>
        <div className={docStyles.body} data-prose>
          {isOfflineEdition ? (
            <p>
              This is an offline edition, which can’t send anything. Tell us what you think on the documentation’s
              website.
            </p>
          ) : (
            <>
              <p id="sent" className={styles.sent}>
                Thank you! Your feedback was sent.
              </p>
              <p>Tell us about a page of the documentation. Its authors read all feedback. No cookies are set.</p>
              <FeedbackForm {...page} />
            </>
          )}
        </div>
      </article>
    </div>
  )
}
