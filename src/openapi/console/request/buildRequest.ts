import {
  isJson,
  type Json,
  type JsonObject,
  type JsonSchema,
  parameterText as styledText,
  parseJson,
  queryText,
  stringifyJson,
  valueText,
} from '../../../../plugins/openapi-request'
import { resolveSchema } from '../schema/jsonSchema'
import { valueFaults, type Fault } from '../schema/valueFaults'
import type { ConsoleOperation, ConsoleParameter } from './readOperation'

/** What the reader has entered. */
export interface RequestInput {
  /** Text of parameters by `parameterKey`; an empty text isn't sent. */
  parameters: Readonly<Record<string, string>>
  /** JSON. */
  body: string
}

/** A request to be sent, without server and token. */
export interface BuiltRequest {
  method: string
  /** With query: `/api/admin/projects/default?archived=true`. */
  path: string
  headers: Record<string, string>
  body?: string
}

export interface InputFaults {
  /** Messages by `parameterKey`. */
  parameters: Record<string, string>
  body: Fault[]
}

export const maxBodyLength = 1_000_000

export function parameterKey({ in: place, name }: Pick<ConsoleParameter, 'in' | 'name'>): string {
  return `${place}.${name}`
}

/** The request, or what has to be corrected before it can be sent. */
export function buildRequest(
  operation: ConsoleOperation,
  input: RequestInput,
): { request: BuiltRequest } | { faults: InputFaults } {
  const faults: InputFaults = { parameters: {}, body: [] }
  const query: string[] = []
  const headers: Record<string, string> = { Accept: 'application/json' }
  let path = operation.endpoint
  for (const parameter of operation.parameters) {
    const key = parameterKey(parameter)
    const text = input.parameters[key]?.trim() ?? ''
    const problem = parameterProblem(parameter, operation.definitions, text)
    if (problem !== undefined) faults.parameters[key] = problem
    if (text === '') continue
    const { name, in: place } = parameter
    const value = parameterValue(parameter.schema, operation.definitions, text)
    if (place === 'path') path = path.replaceAll(`{${name}}`, () => styledText(parameter, value))
    else if (place === 'header') headers[name] = styledText(parameter, value)
    else query.push(queryText(parameter, value))
  }
  const body = readBody(operation, input.body)
  faults.body = body.faults
  if (faults.body.length > 0 || Object.keys(faults.parameters).length > 0) return { faults }
  const search = query.filter((part) => part !== '').join('&')
  const request = { method: operation.method, path: search === '' ? path : `${path}?${search}`, headers }
  if (body.value === undefined) return { request }
  headers['Content-Type'] = operation.body?.mediaType ?? 'application/json'
  return { request: { ...request, body: stringifyJson(body.value) } }
}

/** The body as a value; undefined for none, or one with faults. */
export function readBody({ body, definitions }: ConsoleOperation, text: string): { value?: Json; faults: Fault[] } {
  if (!body) return { faults: [] }
  const refuse = (message: string) => ({ faults: [{ path: [], message }] })
  if (text.trim() === '') return body.required ? refuse('This operation requires a body.') : { faults: [] }
  if (!isJson(body.mediaType)) return refuse(`The console can’t send ${body.mediaType}. Use the code sample.`)
  if (text.length > maxBodyLength) {
    return refuse(
      `The body has ${(text.length / 1_000_000).toFixed(1)} million characters. The console sends up to 1 million.`,
    )
  }
  const parsed = readJson(text)
  if ('problem' in parsed) return refuse(parsed.problem)
  return { value: parsed.value, faults: body.schema ? valueFaults(body.schema, definitions, parsed.value) : [] }
}

/** @returns the value, with the digits of all its numbers, or a message for the reader */
export function readJson(text: string): { value: Json } | { problem: string } {
  try {
    JSON.parse(text)
    return { value: parseJson(text) }
  } catch (error) {
    return { problem: `This isn’t valid JSON: ${(error as Error).message}` }
  }
}

function parameterProblem(
  { name, in: place, required, schema }: ConsoleParameter,
  definitions: JsonObject,
  text: string,
): string | undefined {
  if (text === '') return required ? 'This is required.' : undefined
  // A path of dots would change the URL.
  if (place === 'path' && /^\.{1,2}$/.test(text)) return 'This value isn’t allowed in a path.'
  if (place === 'header' && (!/^[\w-]+$/.test(name) || /[^\t\x20-\x7e]/.test(text)))
    return 'This value isn’t allowed in a header.'
  return valueFaults(schema, definitions, parameterValue(schema, definitions, text))[0]?.message
}

/** The typed text as a value of the schema's type, or as a string, which validation then rejects. */
function parameterValue(schema: JsonSchema, definitions: JsonObject, text: string): Json {
  const { type, items } = resolveSchema(schema, definitions)
  const types = [type].flat()
  if (types.includes('array'))
    return linesOf(text).map((line) => parameterValue(items as JsonSchema, definitions, line))
  if (types.includes('string') || types[0] === undefined) return text
  const parsed = readJson(text)
  return 'value' in parsed ? parsed.value : text
}

/** Values of a list, one for each line. */
export function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
}

/** What a field of a parameter contains at first: its example where a value is required. */
export function initialText({ required, example: value }: ConsoleParameter): string {
  if (!required || value === undefined) return ''
  return Array.isArray(value) ? value.map(valueText).join('\n') : valueText(value)
}
