import type { ComponentProps } from 'react'
import { SelectField, TextArea, TextField } from '../../../ui/fields'
import { parameterKey } from '../request/buildRequest'
import type { ConsoleOperation, ConsoleParameter } from '../request/readOperation'
import { resolveSchema } from '../schema/jsonSchema'

interface Props {
  operation: ConsoleOperation
  values: Readonly<Record<string, string>>
  /** Messages by key. */
  problems: Readonly<Record<string, string>>
  onChange: (key: string, text: string) => void
}

export function ParameterFields({ operation, values, problems, onChange }: Props) {
  if (operation.parameters.length === 0) return null
  return (
    <section aria-labelledby="console:parameters">
      <h3 id="console:parameters">Parameters</h3>
      <div className="console-fields">
        {operation.parameters.map((parameter) => {
          const key = parameterKey(parameter)
          const field = {
            value: values[key] ?? '',
            problem: problems[key],
            onChange: (text: string) => onChange(key, text),
          }
          return <ParameterField key={key} parameter={parameter} operation={operation} {...field} />
        })}
      </div>
    </section>
  )
}

interface ParameterFieldProps extends Pick<ComponentProps<typeof TextField>, 'value' | 'problem' | 'onChange'> {
  parameter: ConsoleParameter
  operation: ConsoleOperation
}

function ParameterField({
  parameter: { name, required, description, schema, example },
  operation,
  ...rest
}: ParameterFieldProps) {
  const { type, enum: options } = resolveSchema(schema, operation.definitions)
  const field = { ...rest, label: name, hint: description, required }
  if (type === 'array') return <TextArea {...field} hint={`${description} One value on each line.`.trim()} rows={2} />
  if (type === 'object') return <TextArea {...field} hint={`${description} As JSON.`.trim()} rows={2} />
  const values =
    type === 'boolean'
      ? ['true', 'false']
      : Array.isArray(options)
        ? options.filter((option) => typeof option === 'string')
        : undefined
  if (!values)
    return (
      <TextField
        {...field}
        placeholder={typeof example === 'string' || typeof example === 'number' ? String(example) : undefined}
      />
    )
  return <SelectField {...field} options={[['', required ? 'Choose' : 'Not sent'], ...values]} />
}
