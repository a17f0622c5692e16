import { type CopyState, useCopying } from './useCopying'

interface Props {
  labels: Readonly<Record<CopyState, string>>
  text: () => string | Promise<string>
  className?: string
}

/** Copies what `text` returns and shows the outcome for two seconds. Screen readers announce a status, but not another label. */
export function CopyTextButton({ labels, text, className }: Props) {
  const [state, copy] = useCopying(text)
  return (
    <>
      <button type="button" className={className} onClick={copy}>
        {labels[state]}
      </button>
      <span role="status" className="visually-hidden">
        {state === 'idle' ? '' : labels[state]}
      </span>
    </>
  )
}
