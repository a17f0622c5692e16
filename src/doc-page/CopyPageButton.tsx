import { loadText } from '../hooks/loadText'
import { useCopying } from '../hooks/useCopying'
import { markdownAddress } from '../shared/markdownAddress'
import { Icon } from '../ui/Icon'
import * as styles from './CopyPageButton.module.css'

const labels = { idle: 'Copy page as Markdown', copied: 'Copied', failed: 'Could not be copied' }

/** Copies the whole page, as it lies beside it under the page's address with `.md`. */
export function CopyPageButton({ path }: { path: string }) {
  const [state, copy] = useCopying(() => loadText(markdownAddress(path)))
  return (
    <span className={styles.place} data-print="hide">
      <button type="button" className={styles.button} onClick={copy}>
        <Icon name={state === 'copied' ? 'check' : state === 'failed' ? 'close' : 'copy'} />
        {labels.idle}
      </button>
      <span role="status" className="visually-hidden">
        {state === 'idle' ? '' : labels[state]}
      </span>
    </span>
  )
}
