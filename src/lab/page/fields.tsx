import { useId, type ClipboardEvent, type DragEvent, type ReactNode } from 'react'

interface FieldProps {
  label: string
  value: string
  onChange: (value: string) => void
  /** Shown below the field, with the field marked as invalid. */
  problem?: string | undefined
}

/** A field for each of a thousand flags would have a thousand suggestions. */
const maxSuggestions = 50

interface TextFieldProps extends FieldProps {
  /** Values to choose from; others are possible. */
  suggestions?: readonly string[]
  type?: 'text' | 'number'
  /** Of a number. */
  max?: number
  placeholder?: string
}

export function TextField({
  label,
  value,
  onChange,
  problem,
  suggestions = [],
  type = 'text',
  max,
  placeholder,
}: TextFieldProps) {
  const id = useId()
  const hasList = suggestions.length > 0
  return (
    <FieldBox id={id} label={label} problem={problem}>
      <input
        {...controlProps(id, problem)}
        type={type}
        {...(type === 'number' && { min: 0, max, step: 'any' })}
        value={value}
        placeholder={placeholder}
        list={hasList ? `${id}list` : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {hasList && (
        <datalist id={`${id}list`}>
          {suggestions.slice(0, maxSuggestions).map((suggestion) => (
            <option key={suggestion} value={suggestion} />
          ))}
        </datalist>
      )}
    </FieldBox>
  )
}

interface TextAreaProps extends FieldProps {
  rows?: number
  onDrop?: (event: DragEvent) => void
  onPaste?: (event: ClipboardEvent) => void
}

/** Several lines of text. */
export function TextArea({ label, value, onChange, problem, rows = 2, onDrop, onPaste }: TextAreaProps) {
  const id = useId()
  return (
    <FieldBox id={id} label={label} problem={problem}>
      <textarea
        {...controlProps(id, problem)}
        rows={rows}
        value={value}
        onDrop={onDrop}
        onPaste={onPaste}
        onChange={(event) => onChange(event.target.value)}
      />
    </FieldBox>
  )
}

interface ListFieldProps extends Omit<FieldProps, 'value' | 'onChange'> {
  values: readonly string[]
  onChange: (values: string[]) => void
}

/** A list of strings, one for each line. An empty field is an empty list. */
export function ListField({ label, values, onChange, problem }: ListFieldProps) {
  const change = (text: string) => onChange(text === '' ? [] : text.split('\n'))
  const rows = Math.min(Math.max(values.length, 2), 6)
  return <TextArea label={`${label}, one per line`} value={values.join('\n')} rows={rows} problem={problem} onChange={change} />
}

interface SelectFieldProps extends FieldProps {
  /** Values with their labels, or groups of them by name. */
  options: readonly (readonly [value: string, label: string])[] | Readonly<Record<string, readonly string[]>>
}

export function SelectField({ label, value, onChange, problem, options }: SelectFieldProps) {
  const id = useId()
  return (
    <FieldBox id={id} label={label} problem={problem}>
      <select {...controlProps(id, problem)} value={value} onChange={(event) => onChange(event.target.value)}>
        {Array.isArray(options)
          ? (options as [string, string][]).map(([option, text]) => (
              <option key={option} value={option}>
                {text}
              </option>
            ))
          : Object.entries(options).map(([group, names]: [string, readonly string[]]) => (
              <optgroup key={group} label={group}>
                {names.map((name) => (
                  <option key={name}>{name}</option>
                ))}
              </optgroup>
            ))}
      </select>
    </FieldBox>
  )
}

interface CheckboxProps {
  label: string
  isChecked: boolean
  onChange: (isChecked: boolean) => void
}

export function Checkbox({ label, isChecked, onChange }: CheckboxProps) {
  return (
    <label className="lab-checkbox">
      <input type="checkbox" checked={isChecked} onChange={(event) => onChange(event.target.checked)} /> {label}
    </label>
  )
}

function controlProps(id: string, problem: string | undefined) {
  return {
    id,
    className: 'form-control',
    autoComplete: 'off',
    autoCapitalize: 'none',
    spellCheck: false,
    'aria-invalid': problem !== undefined,
    'aria-describedby': problem === undefined ? undefined : `${id}problem`,
  }
}

interface BoxProps extends Pick<FieldProps, 'label' | 'problem'> {
  id: string
  children: ReactNode
}

function FieldBox({ id, label, problem, children }: BoxProps) {
  return (
    <div className="lab-field">
      <label htmlFor={id}>{label}</label>
      {children}
      {problem !== undefined && (
        <p id={`${id}problem`} className="lab-problem">
          {problem}
        </p>
      )}
    </div>
  )
}
