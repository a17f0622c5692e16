import { type ComponentProps, type ReactNode, useState } from 'react'
import {
  exampleOf,
  isObject,
  namesOf,
  own,
  parseJson,
  stringifyJson,
  type Json,
  type JsonObject,
  type JsonSchema,
  valueText,
} from '../../../../plugins/openapi-request'
import { SelectField, TextArea, TextField } from '../../../ui/fields'
import { linesOf } from '../request/buildRequest'
import { plainText } from '../request/readOperation'
import { resolveSchema } from '../schema/jsonSchema'
import type { Fault } from '../schema/valueFaults'

interface Props {
  schema: Json | undefined
  definitions: JsonObject
  /** Names and indexes from the top of the body. */
  path: readonly string[]
  value: Json | undefined
  isRequired: boolean
  faults: readonly Fault[]
  /** Undefined removes the property. */
  onChange: (value: Json | undefined) => void
}

/** The field for a part of the body, by its schema. An empty field of an optional property isn't sent. */
export function SchemaField(props: Props) {
  const { definitions, path, value, isRequired, faults, onChange } = props
  const schema = formSchema(props.schema, definitions)
  const field = {
    label: path.at(-1) ?? 'Body',
    hint: plainText(schema.description),
    required: isRequired,
    problem: faults.find((fault) => fault.path.join('\n') === path.join('\n'))?.message,
  }
  const change = (text: string, next: Json) => onChange(text === '' && !isRequired ? undefined : next)
  switch (formControl(schema, definitions, path.length)) {
    case 'text':
      return (
        <TextField
          {...field}
          value={typedText(value)}
          placeholder={placeholderOf(schema, value)}
          onChange={(text) => change(text, text)}
        />
      )
    case 'number':
      return (
        <NumberField
          {...field}
          value={typedText(value)}
          placeholder={placeholderOf(schema, value)}
          onChange={(text) => change(text, numberOf(text))}
        />
      )
    case 'boolean':
    case 'choice':
      return (
        <Choice
          {...field}
          value={value}
          options={Array.isArray(schema.enum) ? schema.enum : [true, false]}
          onChange={onChange}
        />
      )
    case 'lines':
      return (
        <LinesField
          {...field}
          hint={`${field.hint} One value on each line.`.trim()}
          value={Array.isArray(value) ? value.map(valueText).join('\n') : typedText(value)}
          onChange={(text) => change(text.trim(), linesOf(text))}
        />
      )
    case 'object':
      return <ObjectFields {...props} schema={schema} />
    case 'list':
      return <ListFields {...props} schema={schema} />
    case 'json':
      return <JsonHint {...field} />
  }
}

/** What no field is made for is edited as text. */
function JsonHint({ label, hint }: { label: string; hint: string }) {
  return (
    <p className="form-field">
      {label} <span className="form-hint">{hint} Edit it in the JSON.</span>
    </p>
  )
}

/**
 * What a field shows: the typed text as long as it means its value, because to somebody who is still typing, `1.` isn't `1`, and a blank
 * line is the beginning of the next one.
 */
function useTypedText(value: string, meaning: (text: string) => string, onChange: (text: string) => void) {
  const [typed, setTyped] = useState(value)
  const change = (text: string) => {
    setTyped(text)
    onChange(text)
  }
  return { value: meaning(typed) === value ? typed : value, onChange: change }
}

function NumberField({ value, onChange, ...field }: Omit<ComponentProps<typeof TextField>, 'inputMode'>) {
  return (
    <TextField
      {...field}
      inputMode="decimal"
      {...useTypedText(value, (typed) => valueText(numberOf(typed)), onChange)}
    />
  )
}

function LinesField({ value, onChange, ...field }: Omit<ComponentProps<typeof TextArea>, 'rows'>) {
  return <TextArea {...field} rows={3} {...useTypedText(value, (typed) => linesOf(typed).join('\n'), onChange)} />
}

type PartProps = Props & { schema: JsonSchema }

function ObjectFields({ schema, definitions, path, value, faults, onChange }: PartProps) {
  const required = namesOf(schema.required)
  const fields = Object.entries(schema.properties as JsonObject).map(([name, property]) => (
    <SchemaField
      key={name}
      schema={property}
      definitions={definitions}
      path={[...path, name]}
      value={own(value, name)}
      isRequired={required.includes(name)}
      faults={faults}
      onChange={(next) => onChange(withProperty(value, name, next))}
    />
  ))
  return path.length === 0 ? <>{fields}</> : <Group name={path.at(-1) ?? ''}>{fields}</Group>
}

function ListFields({ schema, definitions, path, value, faults, onChange }: PartProps) {
  const entries = Array.isArray(value) ? value : []
  return (
    <Group name={path.at(-1) ?? 'Body'}>
      {entries.map((entry, index) => (
        // Entries have no identity of their own.
        <div key={index} className="console-entry">
          <SchemaField
            schema={schema.items}
            definitions={definitions}
            path={[...path, String(index)]}
            value={entry}
            isRequired
            faults={faults}
            onChange={(next) => onChange(entries.map((other, place) => (place === index ? (next ?? null) : other)))}
          />
          <button
            type="button"
            className="form-button"
            onClick={() => onChange(entries.filter((_, place) => place !== index))}
          >
            Remove entry {index + 1}
          </button>
        </div>
      ))}
      <button
        type="button"
        className="form-button"
        onClick={() => onChange([...entries, exampleOf({ $defs: definitions }, schema.items ?? {}).value])}
      >
        Add to {path.at(-1) ?? 'the list'}
      </button>
    </Group>
  )
}

function Group({ name, children }: { name: string; children: ReactNode }) {
  return (
    <fieldset className="console-group">
      <legend>{/^\d+$/.test(name) ? `Entry ${Number(name) + 1}` : name}</legend>
      {children}
    </fieldset>
  )
}

interface ChoiceProps extends Omit<ComponentProps<typeof SelectField>, 'value' | 'options' | 'onChange'> {
  value: Json | undefined
  options: readonly Json[]
  onChange: (value: Json | undefined) => void
}

function Choice({ options, value, onChange, ...field }: ChoiceProps) {
  const names = options.map((option): [string, string] => [stringifyJson(option), valueText(option)])
  const current = value === undefined ? '' : stringifyJson(value)
  const isKnown = current === '' || names.some(([name]) => name === current)
  return (
    <SelectField
      {...field}
      value={current}
      options={[['', field.required ? 'Choose' : 'Not sent'], ...(isKnown ? [] : [current]), ...names]}
      onChange={(text) => onChange(text === '' ? undefined : parseJson(text))}
    />
  )
}

/** A field for text is empty for `null`, which its placeholder shows: what is typed doesn't continue it. */
function typedText(value: Json | undefined): string {
  return valueText(value ?? '')
}

/** JavaScript keeps as many. */
const maxDigits = 15

/** Text that isn't a number, or one that JavaScript would change, stays a string, which validation rejects. */
export function numberOf(text: string): Json {
  const digits = /^-?(\d+\.?\d*)(e[+-]?\d+)?$/i.exec(text)?.[1]?.replace('.', '')
  return digits === undefined || digits.length > maxDigits || !Number.isFinite(Number(text)) ? text : Number(text)
}

function placeholderOf({ example }: JsonSchema, value: Json | undefined): string | undefined {
  if (value === null) return 'null'
  return example === undefined || isObject(example) ? undefined : valueText(example)
}

export type FormControl = 'choice' | 'boolean' | 'text' | 'number' | 'lines' | 'object' | 'list' | 'json'

/** The schema that a form field is made for: without references, `null` as an alternative, and `allOf`. */
export function formSchema(schema: Json | undefined, definitions: JsonObject): JsonSchema {
  const resolved = resolveSchema(schema, definitions)
  const { anyOf, allOf, ...rest } = resolved
  if (Array.isArray(anyOf)) {
    const [only, ...others] = anyOf.filter((variant) => !isObject(variant) || variant.type !== 'null')
    return others.length === 0 && only !== undefined ? { ...rest, ...formSchema(only, definitions) } : resolved
  }
  if (!Array.isArray(allOf)) return resolved
  const parts = [rest, ...allOf.map((part) => formSchema(part, definitions))]
  const properties = Object.assign({}, ...parts.map((part) => part.properties)) as JsonObject
  return {
    ...(Object.assign({}, ...parts) as JsonSchema),
    properties,
    required: [...new Set(parts.flatMap((part) => namesOf(part.required)))],
  }
}

/** Schemas can be recursive. */
const maxDepth = 4

/** @param depth of the field in the form; deep values are edited as JSON */
export function formControl(schema: JsonSchema, definitions: JsonObject, depth: number): FormControl {
  if (Array.isArray(schema.enum)) return 'choice'
  const [type, ...others] = [schema.type].flat().filter((name) => name !== 'null')
  if (others.length > 0 || Array.isArray(schema.oneOf) || Array.isArray(schema.anyOf)) return 'json'
  if (type === 'boolean') return 'boolean'
  if (type === 'string') return 'text'
  if (type === 'number' || type === 'integer') return 'number'
  if (depth >= maxDepth) return 'json'
  if (type === 'array') {
    const entry = formControl(formSchema(schema.items, definitions), definitions, depth + 1)
    return entry === 'text' ? 'lines' : entry === 'object' ? 'list' : 'json'
  }
  return isObject(schema.properties) && Object.keys(schema.properties).length > 0 ? 'object' : 'json'
}

/** The object with a property replaced, or removed where the value is undefined. */
export function withProperty(object: Json | undefined, name: string, value: Json | undefined): JsonObject {
  const properties = isObject(object) ? object : {}
  if (value !== undefined) return { ...properties, [name]: value }
  return Object.fromEntries(Object.entries(properties).filter(([key]) => key !== name))
}
