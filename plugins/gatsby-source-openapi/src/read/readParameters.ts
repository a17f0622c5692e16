import { nearestSentence } from '../../../gatsby-problem-report/src/nearest'
import type { ApiParameter, Json, JsonObject, ParameterPlace } from '../../types'
import type { Findings } from './Findings'
import { followRef } from './followRef'
import { listOf, quoted, textOf } from './json'
import { pointerTo } from './jsonPointer'
import { readField } from './readField'

const places: readonly ParameterPlace[] = ['path', 'query', 'header', 'cookie']

/**
 * The parameters of an operation. One of the operation replaces one of its path with the same name and place.
 *
 * @param sources what the path item says, then what the operation says, each with its pointer.
 */
export function readParameters(
  document: JsonObject,
  sources: readonly { value: Json | undefined; pointer: string }[],
  findings: Findings,
): ApiParameter<string>[] {
  const parameters = new Map<string, ApiParameter<string>>()
  for (const { value, pointer } of sources) {
    listOf(value).forEach((entry, index) => {
      const source = followRef(document, entry)
      const parameter = source && readParameter(document, source, pointerTo(pointer, index), findings)
      if (parameter) parameters.set(`${parameter.in} ${parameter.name}`, parameter)
    })
  }
  return [...parameters.values()]
}

function readParameter(
  document: JsonObject,
  source: JsonObject,
  pointer: string,
  findings: Findings,
): ApiParameter<string> | undefined {
  const name = textOf(source.name)
  const place = places.find((known) => known === source.in)
  if (name === undefined) {
    findings.error(pointer, 'This parameter has no name.', 'Give it a "name".')
    return undefined
  }
  if (place === undefined) {
    const what = `"${name}" is a parameter in ${quoted(source.in)}, which is no place for one.`
    findings.error(pointer, what, nearestSentence(quoted(source.in), places, ''))
    return undefined
  }
  const field = readField(document, name, source)
  const isJoined = place === 'query' && source.explode === false
  const isDeep = place === 'query' && source.style === 'deepObject'
  return {
    ...field,
    in: place,
    required: field.required || place === 'path',
    ...(isJoined && { isJoined }),
    ...(isDeep && { isDeep }),
  }
}
