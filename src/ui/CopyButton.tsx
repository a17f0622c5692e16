import { useCopying } from '../hooks/useCopying'
import { Icon } from './Icon'
import { IconButton } from './IconButton'

const messages = { idle: '', copied: 'Copied', failed: 'Could not be copied' }

/** Copies a text that is computed when it is needed, and says for two seconds how that went. */
export function CopyButton({ label, text }: { label: string; text: () => string }) {
  const [state, copy] = useCopying(text)
  return (
    <>
      <IconButton label={label} onClick={copy}>
        <Icon name={state === 'copied' ? 'check' : state === 'failed' ? 'close' : 'copy'} />
      </IconButton>
      <span role="status" className="visually-hidden">
        {messages[state]}
      </span>
    </>
  )
}
