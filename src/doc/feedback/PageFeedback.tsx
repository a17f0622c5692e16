import { useState, type MouseEvent } from 'react'
import { Loadable } from '../../ui/Loadable'
import { hasModifier, SiteLink } from '../../ui/SiteLink'
import type { Helpful } from './FeedbackForm'
import * as styles from './PageFeedback.module.css'
import type { FeedbackPage } from './useFeedbackPage'

const loadForm = () => import('./FeedbackForm')

/** Asks whether the page was helpful. An answer opens the form below; without scripts, it leads to the page of the form. */
export function PageFeedback(page: FeedbackPage) {
  const [helpful, setHelpful] = useState<Helpful>()
  if (helpful)
    return (
      <section aria-label="Feedback" className={styles.form}>
        <Loadable load={loadForm} name="The form">
          {({ FeedbackForm }) => <FeedbackForm {...page} helpful={helpful} />}
        </Loadable>
      </section>
    )
  const answer = (value: Helpful) => (event: MouseEvent) => {
    if (hasModifier(event)) return
    event.preventDefault()
    setHelpful(value)
  }
  const href = `/feedback?page=${page.path}`
  return (
    <p className={styles.question}>
      <span>Was this page helpful?</span>{' '}
      <SiteLink href={href} data-replay aria-label="Yes, this page was helpful" onClick={answer('yes')}>
        Yes
      </SiteLink>{' '}
      <SiteLink href={href} data-replay aria-label="No, this page wasn’t helpful" onClick={answer('no')}>
        No
      </SiteLink>
    </p>
  )
}
