import { fieldExamples, followObject, pointerTo } from '../../../openapi-request'
import { nearestSentence } from '../../../problem-report'
import type { ApiField, ApiParameter, Json, JsonObject, ParameterPlace } from '../../types'
import { schemaRow } from '../schema/schemaRow'
import type { Diagnostics } from './Diagnostics'
import { defined, entriesOf, listOf, own, quoted, filledText } from './json'

const places: readonly ParameterPlace[] = ['path', 'query', 'header', 'cookie']

/** The parameters of an operation: later ones replace earlier ones with the same name and location. */
export function readParameters(
  document: JsonObject,
  sources: readonly { value: Json | undefined; pointer: string }[],
  diagnostics: Diagnostics,
): ApiParameter<string>[] {
  const parameters = new Map<string, ApiParameter<string>>()
  for (const { value, pointer } of sources) {
    listOf(value).forEach((entry, index) => {
      const source = followObject(document, entry)
      const parameter = source && readParameter(document, source, pointerTo(pointer, index), diagnostics)
      if (parameter) parameters.set(`${parameter.in} ${parameter.name}`, parameter)
    })
  }
  return [...parameters.values()]
}

function readParameter(
  document: JsonObject,
  source: JsonObject,
  pointer: string,
  diagnostics: Diagnostics,
): ApiParameter<string> | undefined {
  const name = filledText(source.name)
  const place = places.find((known) => known === source.in)
  if (name === undefined) {
    diagnostics.error(pointer, 'This parameter has no name.', 'Give it a "name".')
    return undefined
  }
  if (place === undefined) {
    const what = `The parameter "${name}" is in ${quoted(source.in)}, which isn't a valid location.`
    diagnostics.error(pointer, what, nearestSentence(quoted(source.in), places, ''))
    return undefined
  }
  const field = readField(document, name, source)
  return {
    ...field,
    in: place,
    required: field.required || place === 'path',
  }
}

/** What parameters and headers have in common. The schema may be inside a media type, which then is the only one. */
export function readField(document: JsonObject, name: string, source: JsonObject): ApiField<string> {
  const [contentEntry] = entriesOf(source.content)
  const schema = schemaRow(document, source.schema ?? own(contentEntry?.[1], 'schema') ?? {})
  const { description, ...facts } = schema
  const examples = fieldExamples(document, source)
  return {
    name,
    required: source.required === true,
    deprecated: source.deprecated === true || schema.deprecated === true,
    ...defined({ description: filledText(source.description) ?? description }),
    type: schema.type,
    schema: { ...facts, ...(examples.length > 0 && { examples }) },
  }
}
