import { sdks } from '../../platform/buildValues'
import { judge, type StackSubject } from './judge'
import { openStack, useStack } from './myStack'
import * as styles from './StackButton.module.css'

interface Props {
  /** The page, where the button says what the reader's stack has of it. */
  subject?: StackSubject
}

/** Opens the panel of the reader's stack. */
export function StackButton({ subject }: Props) {
  const stack = useStack()
  const verdict = subject && judge(subject, stack, sdks)
  return (
    <button
      type="button"
      className={styles.button}
      data-print="hide"
      data-met={verdict?.isMet}
      data-sdks={subject?.sdkNeeds ? '' : undefined}
      onClick={openStack}
    >
      {verdict ? (
        <>
          <span className="visually-hidden">My stack: </span>
          <span>{verdict.text}</span>
        </>
      ) : subject ? (
        'Check against my stack'
      ) : (
        'My stack'
      )}
    </button>
  )
}
