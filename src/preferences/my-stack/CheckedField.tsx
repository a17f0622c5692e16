import { type ComponentProps, useState } from 'react'
import { TextField } from '../../ui/fields'
import { cleanServer } from './sampleValues'
import { cleanVersion } from '../../shared/versions'

interface Props extends Pick<ComponentProps<typeof TextField>, 'label' | 'value' | 'onChange' | 'isDisabled'> {
  /** A version by default. */
  type?: 'url'
  example: string
}

/** A text field that changes its value only to what is valid, and says what isn't when the reader leaves it. */
export function CheckedField({ value, onChange, example, ...field }: Props) {
  const [subject, clean] = field.type === 'url' ? (['URL', cleanServer] as const) : (['version', cleanVersion] as const)
  const [typed, setTyped] = useState({ over: value, text: value })
  const [isChecked, setChecked] = useState(true)
  const text = typed.over === value ? typed.text : value
  const isWrong = isChecked && text.trim() !== '' && clean(text) === undefined
  const change = (next: string) => {
    const cleaned = next.trim() === '' ? '' : clean(next)
    setChecked(false)
    setTyped({ over: cleaned ?? value, text: next })
    if (cleaned !== undefined) onChange(cleaned)
  }
  return (
    <TextField
      {...field}
      value={text}
      placeholder={example}
      problem={isWrong ? `This isn’t a valid ${subject}. Enter one such as ${example}.` : undefined}
      onChange={change}
      onBlur={() => setChecked(true)}
    />
  )
}
