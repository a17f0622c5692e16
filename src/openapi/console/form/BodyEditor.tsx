import { useId, useState } from 'react'
import { stringifyJson } from '../../../../plugins/openapi-request'
import { maxBodyLength, readJson } from '../request/buildRequest'
import type { ConsoleOperation } from '../request/readOperation'
import type { Fault } from '../schema/valueFaults'
import { SchemaField } from './SchemaField'

interface Props {
  operation: ConsoleOperation
  text: string
  faults: readonly Fault[]
  onChange: (text: string) => void
}

/** The body as a form and as JSON; both show the same value. */
export function BodyEditor({ operation: { body, definitions }, text, faults, onChange }: Props) {
  const id = useId()
  if (!body) return null
  const parsed =
    text.length > maxBodyLength
      ? { problem: 'The body is too large for the form.' }
      : text.trim() === ''
        ? { value: undefined }
        : readJson(text)
  return (
    <section aria-labelledby={`${id}title`}>
      <h3 id={`${id}title`}>Body</h3>
      <div className="console-columns">
        <div>
          {'problem' in parsed ? (
            <p className="form-hint">{parsed.problem} Correct it in the editor to use the form.</p>
          ) : (
            <SchemaField
              schema={body.schema}
              definitions={definitions}
              path={[]}
              value={parsed.value}
              isRequired={body.required}
              faults={faults}
              onChange={(value) => onChange(value === undefined ? '' : stringifyJson(value, 2))}
            />
          )}
        </div>
        <JsonText text={text} faults={faults} onChange={onChange} />
      </div>
    </section>
  )
}

/** The body as text, with all messages about it. */
function JsonText({ text, faults, onChange }: Omit<Props, 'operation'>) {
  const id = useId()
  const [refused, setRefused] = useState(0)
  const hasFaults = faults.length > 0
  /** Browsers take minutes to show 20 MB in a field. */
  const refuse = (event: { preventDefault: () => void }, added: string) => {
    if (added.length <= maxBodyLength) return
    event.preventDefault()
    setRefused(added.length)
  }
  return (
    <div className="form-field">
      <label htmlFor={`${id}json`}>JSON</label>
      <textarea
        id={`${id}json`}
        className="form-control"
        rows={14}
        value={text}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="none"
        aria-invalid={hasFaults}
        aria-describedby={hasFaults ? `${id}faults` : undefined}
        onPaste={(event) => refuse(event, event.clipboardData.getData('text'))}
        onDrop={(event) => refuse(event, event.dataTransfer.getData('text'))}
        onChange={({ target }) => {
          setRefused(0)
          onChange(target.value)
        }}
      />
      {refused > 0 && (
        <p role="alert" className="console-problem">
          That text has {(refused / 1_000_000).toFixed(1)} million characters. The console sends up to 1 million, so the
          body is unchanged.
        </p>
      )}
      {hasFaults && <FaultList id={`${id}faults`} faults={faults} />}
    </div>
  )
}

export function FaultList({ id, faults }: { id?: string; faults: readonly Fault[] }) {
  return (
    <ul id={id} className="console-problem">
      {faults.map(({ path, message }, index) => (
        <li key={index}>
          {path.length > 0 && <code>{path.join('.')}</code>} <span>{message}</span>
        </li>
      ))}
    </ul>
  )
}
