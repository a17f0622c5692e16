import { useId, type ClipboardEvent, type DragEvent, type ReactNode } from 'react'

interface FieldProps {
  label: string
  value: string
  onChange: (value: string) => void
  /** False says that the field may stay empty. */
  required?: boolean
  /** Shown below the label. */
  hint?: string
  /** Shown below the control, with the control marked as invalid. */
  problem?: string | undefined
}

interface TextFieldProps extends FieldProps {
  type?: 'text' | 'url' | 'password' | 'number'
  placeholder?: string | undefined
  inputMode?: 'decimal' | undefined
  /** Of a number, which is at least 0. */
  max?: number
  isDisabled?: boolean
  onBlur?: () => void
  /** Values to choose from; others are possible. */
  suggestions?: readonly string[]
}

/** A field for each of a thousand flags would have a thousand suggestions. */
const maxSuggestions = 50

/** One line of text, or a number. */
export function TextField({
  type = 'text',
  placeholder,
  inputMode,
  max,
  isDisabled,
  onBlur,
  suggestions = [],
  ...field
}: TextFieldProps) {
  const listId = useId()
  const hasList = suggestions.length > 0
  return (
    <Field {...field}>
      {(props) => (
        <>
          <input
            {...props}
            type={type}
            {...(type === 'number' && { min: 0, max, step: 'any' })}
            placeholder={placeholder}
            inputMode={inputMode}
            disabled={isDisabled}
            onBlur={onBlur}
            list={hasList ? listId : undefined}
            onChange={({ target }) => field.onChange(target.value)}
          />
          {hasList && (
            <datalist id={listId}>
              {suggestions.slice(0, maxSuggestions).map((suggestion) => (
                <option key={suggestion} value={suggestion} />
              ))}
            </datalist>
          )}
        </>
      )}
    </Field>
  )
}

interface TextAreaProps extends FieldProps {
  rows?: number
  onDrop?: (event: DragEvent) => void
  onPaste?: (event: ClipboardEvent) => void
}

/** Several lines of text. */
export function TextArea({ rows = 2, onDrop, onPaste, ...field }: TextAreaProps) {
  return (
    <Field {...field}>
      {(props) => (
        <textarea
          {...props}
          rows={rows}
          onDrop={onDrop}
          onPaste={onPaste}
          onChange={({ target }) => field.onChange(target.value)}
        />
      )}
    </Field>
  )
}

interface SelectFieldProps extends FieldProps {
  options: readonly (Option | readonly [group: string, options: readonly Option[]])[]
}

/** A string is its own label. */
type Option = string | readonly [value: string, label: string]

/** A choice from a list, whose options may be in groups. */
export function SelectField({ options, ...field }: SelectFieldProps) {
  return (
    <Field {...field}>
      {(props) => (
        <select {...props} onChange={({ target }) => field.onChange(target.value)}>
          {options.map(optionElement)}
        </select>
      )}
    </Field>
  )
}

function optionElement(option: SelectFieldProps['options'][number]): ReactNode {
  const [name, content] = typeof option === 'string' ? [option, option] : option
  return typeof content === 'string' ? (
    <option key={name} value={name}>
      {content}
    </option>
  ) : (
    <optgroup key={name} label={name}>
      {content.map(optionElement)}
    </optgroup>
  )
}

interface ListFieldProps {
  label: string
  values: readonly string[]
  onChange: (values: string[]) => void
  problem?: string | undefined
}

/** A list of strings, one for each line. An empty field is an empty list. */
export function ListField({ label, values, onChange, problem }: ListFieldProps) {
  const change = (text: string) => onChange(text === '' ? [] : text.split('\n'))
  const rows = Math.min(Math.max(values.length, 2), 6)
  return (
    <TextArea
      label={`${label}, one per line`}
      value={values.join('\n')}
      rows={rows}
      problem={problem}
      onChange={change}
    />
  )
}

interface CheckboxProps {
  label: string
  isChecked: boolean
  onChange: (isChecked: boolean) => void
}

export function Checkbox({ label, isChecked, onChange }: CheckboxProps) {
  return (
    <label className="form-checkbox">
      <input type="checkbox" checked={isChecked} onChange={(event) => onChange(event.target.checked)} /> {label}
    </label>
  )
}

interface ControlProps {
  id: string
  className: string
  value: string
  required: boolean
  autoComplete: string
  autoCapitalize: string
  spellCheck: boolean
  'aria-invalid': boolean
  'aria-describedby': string | undefined
}

/** Label, control, and what is said about it, with the styles of `formControl.css`. */
function Field({
  label,
  value,
  required,
  hint,
  problem,
  children,
}: FieldProps & { children: (props: ControlProps) => ReactNode }) {
  const id = useId()
  const described = [hint && `${id}hint`, problem && `${id}problem`].filter(Boolean).join(' ')
  return (
    <div className="form-field">
      <label htmlFor={id}>
        {label}
        {required === false && <span className="form-hint"> (optional)</span>}
      </label>
      {hint && (
        <p id={`${id}hint`} className="form-hint">
          {hint}
        </p>
      )}
      {children({
        id,
        className: 'form-control',
        value,
        required: required === true,
        autoComplete: 'off',
        autoCapitalize: 'none',
        spellCheck: false,
        'aria-invalid': problem !== undefined,
        'aria-describedby': described || undefined,
      })}
      {problem !== undefined && (
        <p id={`${id}problem`} className="form-problem">
          {problem}
        </p>
      )}
    </div>
  )
}
