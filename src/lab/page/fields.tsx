import { TextArea } from '../../ui/fields'

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
  return <TextArea label={`${label}, one per line`} value={values.join('\n')} rows={rows} problem={problem} onChange={change} />
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
