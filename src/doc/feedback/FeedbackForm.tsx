import { useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { docsVersion } from '../../platform/buildValues'
import { sendForm } from '../../platform/sendForm'
import { SiteLink } from '../../ui/SiteLink'
import { reportUrl } from '../../platform/reportUrl'
import * as styles from './FeedbackForm.module.css'
import type { FeedbackPage } from './useFeedbackPage'
import { ownUrl } from '../../platform/basePath'

interface FormProps extends FeedbackPage {
  /** What the reader has answered on the page itself, below which the form then is. */
  helpful?: Helpful
}

/**
 * Asks whether a page was helpful. The host detects the form by its attributes when the site is deployed, and stores what is sent
 * (https://docs.netlify.com/manage/forms/setup/). Nothing is stored in the browser.
 */
export function FeedbackForm({ path, title, headings, helpful }: FormProps) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (helpful) form.current?.querySelector<HTMLElement>('[name=helpful]:checked')?.focus()
  }, [helpful])
  const [typedPage, setTypedPage] = useState<{ path: string; text: string }>()
  const [section, setSection] = useState('')
  const [comment, setComment] = useState('')
  const { phase, send } = useSending()
  const page = typedPage?.path === path ? typedPage.text : path
  // What is known about the page that the reader comes from isn't about another one.
  const known = page === path ? { title, headings } : { title: page, headings: [] }
  if (phase === 'sent') return <Thanks path={helpful ? '' : path} title={title} />
  return (
    <form
      ref={form}
      className={styles.feedback}
      name="feedback"
      method="POST"
      action={ownUrl('/feedback#sent')}
      data-netlify="true"
      data-netlify-honeypot="website"
      data-print="hide"
      onSubmit={send}
    >
      <HiddenFields />
      {helpful ? (
        <input type="hidden" name="page" value={path} />
      ) : (
        <PageField value={page} onChange={(text) => setTypedPage({ path, text })} />
      )}
      <Verdict answer={helpful} />
      {known.headings.length > 0 && <SectionField headings={headings} value={section} onChange={setSection} />}
      <CommentField value={comment} onChange={setComment} />
      <p className={styles.actions}>
        <button type="submit" aria-disabled={phase === 'sending'}>
          {phase === 'sending' ? 'Sending…' : 'Send feedback'}
        </button>
        <ReportLink
          page={page}
          title={known.title}
          heading={known.headings.find(({ id }) => id === section)}
          text={comment}
        />
      </p>
      <p>
        <small>Your feedback goes to the authors of these pages when you send it, without cookies.</small>
      </p>
      <p role="alert" className={styles.failure}>
        {phase === 'failed' &&
          'Your feedback could not be sent. What you wrote is still here: send it again, or report the problem on GitHub.'}
      </p>
    </form>
  )
}

/** What the host needs, and a field that only programs fill in. */
function HiddenFields() {
  return (
    <>
      <input type="hidden" name="form-name" value="feedback" />
      <input type="hidden" name="version" value={docsVersion} />
      <p className="visually-hidden">
        <label>
          Leave this field empty <input type="text" name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </p>
    </>
  )
}

function useSending() {
  const [phase, setPhase] = useState<'editing' | 'sending' | 'failed' | 'sent'>('editing')
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (phase === 'sending') return
    setPhase('sending')
    sendForm(event.currentTarget).then(
      () => setPhase('sent'),
      () => setPhase('failed'),
    )
  }
  return { phase, send }
}

/** Whether the page was helpful, and why. */
function Verdict({ answer }: { answer: Helpful | undefined }) {
  const [helpful, setHelpful] = useState(answer)
  return (
    <>
      <Choices<Helpful>
        legend="Was this page helpful?"
        name="helpful"
        isRequired
        values={['yes', 'no']}
        chosen={answer}
        onChoose={setHelpful}
      />
      <Choices key={helpful} legend="Why?" name="reason" values={reasonsFor(helpful)} />
    </>
  )
}

interface TextProps {
  value: string
  onChange: (value: string) => void
}

function PageField({ value, onChange }: TextProps) {
  return (
    <Field label="Page" note="Its title or URL.">
      {(id, noteId) => (
        <input
          id={id}
          aria-describedby={noteId}
          type="text"
          name="page"
          required
          value={value}
          onChange={({ target }) => onChange(target.value)}
          autoComplete="off"
        />
      )}
    </Field>
  )
}

function SectionField({ headings, value, onChange }: TextProps & Pick<FeedbackPage, 'headings'>) {
  return (
    <Field label="Section">
      {(id) => (
        <select id={id} name="section" value={value} onChange={({ target }) => onChange(target.value)}>
          <option value="">The whole page</option>
          {headings.map((heading) => (
            <option key={heading.id} value={heading.id}>
              {heading.text}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

function CommentField({ value, onChange }: TextProps) {
  return (
    <Field label="What could be better? (optional)" note="Don't include secrets or personal data.">
      {(id, noteId) => (
        <textarea
          id={id}
          aria-describedby={noteId}
          name="comment"
          rows={4}
          maxLength={2000}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  )
}

interface ChoicesProps<Value> {
  legend: string
  name: string
  values: readonly Value[]
  isRequired?: boolean
  /** At the start. */
  chosen?: Value | undefined
  onChoose?: (value: Value) => void
}

function Choices<Value extends string>({ legend, name, values, isRequired, chosen, onChoose }: ChoicesProps<Value>) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      {values.map((value) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            value={value}
            required={isRequired}
            defaultChecked={value === chosen}
            onChange={() => onChoose?.(value)}
          />{' '}
          {value === 'yes' ? 'Yes' : value === 'no' ? 'No' : value}
        </label>
      ))}
    </fieldset>
  )
}

interface FieldProps {
  label: string
  note?: string
  children: (id: string, noteId: string) => ReactNode
}

function Field({ label, note, children }: FieldProps) {
  const id = useId()
  return (
    <p>
      <label htmlFor={id}>{label}</label>
      {children(id, `${id}note`)} {note && <small id={`${id}note`}>{note}</small>}
    </p>
  )
}

interface ReportLinkProps {
  page: string
  title: string
  heading: { id: string; text: string } | undefined
  text: string
}

/** Opens a new issue on GitHub in another tab, so that the form stays as it is. */
function ReportLink({ page, title, heading, text }: ReportLinkProps) {
  const [origin, setOrigin] = useState('')
  useEffect(() => setOrigin(window.location.origin), [])
  const url = `${page.startsWith('/') ? origin : ''}${page}${heading ? `#${heading.id}` : ''}`
  return (
    <a
      href={reportUrl({ url, title, section: heading?.text, version: docsVersion, text })}
      target="_blank"
      rel="noreferrer"
    >
      Report a problem on GitHub
    </a>
  )
}

/** Gets the focus, which the removed button had. */
function Thanks({ path, title }: Pick<FeedbackPage, 'path' | 'title'>) {
  return (
    <p role="status" className={styles.thanks} tabIndex={-1} ref={(element) => element?.focus()}>
      Thank you! Your feedback was sent. {path !== '' && <SiteLink href={path}>{`Back to ${title}`}</SiteLink>}
    </p>
  )
}

export type Helpful = 'yes' | 'no'

const reasons: Readonly<Record<Helpful, readonly string[]>> = {
  yes: ['It solved my problem', 'It is easy to understand', 'The examples work'],
  no: ['Something is missing', 'It is hard to understand', 'It is wrong or out of date', 'An example does not work'],
}

/** The reasons to choose from; all of them while nobody knows whether the page was helpful, as in a form without JavaScript. */
function reasonsFor(helpful: Helpful | undefined): readonly string[] {
  return [...(helpful === undefined ? [...reasons.yes, ...reasons.no] : reasons[helpful]), 'Something else']
}
