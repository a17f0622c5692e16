import { useId, type ReactNode } from 'react'

interface FieldProps {
  label: string
  value: string
  onChange: (value: string) => void
  required?: boolean
  /** Shown below the label. */
  hint?: string
  /** Shown below the control, with the control marked as invalid. */
  problem?: string | undefined
}

interface TextFieldProps extends FieldProps {
  type?: 'text' | 'url' | 'password'
  placeholder?: string | undefined
  inputMode?: 'decimal' | undefined
}

export function TextField({ type = 'text', placeholder, inputMode, ...field }: TextFieldProps) {
  return (
    <Field {...field}>
      {(props) => <input {...props} type={type} placeholder={placeholder} inputMode={inputMode} onChange={({ target }) => field.onChange(target.value)} />}
    </Field>
  )
}

export function TextArea({ rows, ...field }: FieldProps & { rows: number }) {
  return <Field {...field}>{(props) => <textarea {...props} rows={rows} onChange={({ target }) => field.onChange(target.value)} />}</Field>
}

/** @param options value and label of each */
export function SelectField({ options, ...field }: FieldProps & { options: readonly (readonly [value: string, label: string])[] }) {
  return (
    <Field {...field}>
      {(props) => (
        <select {...props} onChange={({ target }) => field.onChange(target.value)}>
          {options.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
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

function Field({ label, value, required = false, hint, problem, children }: FieldProps & { children: (props: ControlProps) => ReactNode }) {
  const id = useId()
  const described = [hint && `${id}hint`, problem && `${id}problem`].filter(Boolean).join(' ')
  return (
    <div className="console-field">
      <label htmlFor={id}>
        {label}
        {!required && <span className="console-soft"> (optional)</span>}
      </label>
      {hint && (
        <p id={`${id}hint`} className="console-soft">
          {hint}
        </p>
      )}
      {children({
        id,
        className: 'form-control',
        value,
        required,
        autoComplete: 'off',
        autoCapitalize: 'none',
        spellCheck: false,
        'aria-invalid': problem !== undefined,
        'aria-describedby': described || undefined,
      })}
      {problem !== undefined && (
        <p id={`${id}problem`} className="console-problem">
          {problem}
        </p>
      )}
    </div>
  )
}
