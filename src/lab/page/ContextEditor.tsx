import { useRef, useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { TextField } from '../../ui/fields'
import { contextFields, contextValue, type Context } from '../engine/definitions'
import { contextFieldNames, withContextField, type LabState } from '../state/labState'

interface Props {
  state: LabState
  onChange: (changes: Partial<LabState>) => void
  /** Without a form for other fields. */
  isCompact?: boolean
}

const placeholders: Readonly<Record<string, string>> = {
  currentTime: '2024-02-01T12:00:00Z, or empty for the current time',
  remoteAddress: '203.0.113.7',
}

/** More would block the page. */
const maxFields = 100

/** A field for each part of the context that the flags read, or that is set. An empty field isn't set. */
export function ContextEditor({ state, onChange, isCompact }: Props) {
  const [added, setAdded] = useState<readonly string[]>([])
  const known = contextFieldNames(state)
  const names = [...new Set([...known.slice(0, maxFields), ...added])]
  const row = useRef<HTMLDivElement>(null)
  const add = (name: string) => {
    flushSync(() => setAdded((before) => [...before, name]))
    // Otherwise nothing would say that there is a new field. A field that was there already has its own place.
    const fields = row.current?.querySelectorAll('input') ?? []
    fields[[...names, name].indexOf(name)]?.focus()
  }
  const needsHost = state.flags.some(({ environments }) =>
    environments.some(({ strategies }) => strategies.some(({ name }) => name === 'applicationHostname')),
  )
  return (
    <>
      <div className="lab-row" ref={row}>
        {names.map((name) => (
          <TextField
            key={name}
            label={name}
            value={contextValue(state.context, name) ?? ''}
            placeholder={placeholders[name] ?? 'not set'}
            problem={contextProblem(state.context, name)}
            onChange={(value) => {
              // A field that becomes empty stays visible.
              setAdded((before) => (before.includes(name) ? before : [...before, name]))
              onChange({ context: withContextField(state.context, name, value) })
            }}
          />
        ))}
        {needsHost && (
          <TextField
            label="Hostname of the SDK"
            value={state.hostname}
            onChange={(hostname) => onChange({ hostname })}
          />
        )}
      </div>
      {known.length > maxFields && (
        <p className="lab-warning">{known.length - maxFields} more fields are part of the context, but aren’t shown.</p>
      )}
      {!isCompact && <AddField names={names} onAdd={add} />}
    </>
  )
}

function contextProblem(context: Context, name: string): string | undefined {
  const value = name === 'currentTime' ? context.currentTime : undefined
  return value !== undefined && Number.isNaN(Date.parse(value))
    ? `"${value}" isn't a date. Use the format 2024-02-01T12:00:00Z.`
    : undefined
}

function AddField({ names, onAdd }: { names: readonly string[]; onAdd: (name: string) => void }) {
  const [name, setName] = useState('')
  const add = (event: FormEvent) => {
    event.preventDefault()
    if (name !== '') onAdd(name)
    setName('')
  }
  return (
    <form className="lab-add-field" onSubmit={add}>
      <TextField
        label="Another context field"
        value={name}
        suggestions={contextFields.filter((field) => !names.includes(field))}
        onChange={setName}
      />
      <div className="lab-buttons">
        <button type="submit" className="form-button">
          Add field
        </button>
      </div>
    </form>
  )
}
