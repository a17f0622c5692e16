import * as styles from './StackButton.module.css'
import { openStack, stackJudge, type StackSubject } from './stackView'

interface Props {
  /** The page, where the button says what the reader's stack has of it. */
  subject?: StackSubject
}

/** Opens the panel of the reader's stack. */
export function StackButton({ subject }: Props) {
  const judge = stackJudge.useValue()
  const verdict = subject && judge(subject)
  return (
    <button type="button" className={styles.button} data-print="hide" data-met={verdict?.isMet} onClick={openStack}>
      {verdict ? (
        <>
          <span className="visually-hidden">My stack: </span>
          {verdict.text}
        </>
      ) : (
        'My stack'
      )}
    </button>
  )
}
