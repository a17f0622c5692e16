import { isObject, type Json, type JsonObject, valueText } from './json'
import type { RequestParameter } from './readRequest'

export type ParameterStyle = Pick<RequestParameter, 'name' | 'style' | 'explode' | 'allowReserved' | 'mediaType'>

/** What separates the values of a list that isn't exploded. */
const separators: Readonly<Record<string, string>> = { spaceDelimited: '%20', pipeDelimited: '%7C' }

/**
 * The part of a query that sends a parameter: `ids=1&ids=2`; empty for an empty list or object that is exploded.
 * https://spec.openapis.org/oas/v3.1.0#style-examples
 */
export function queryText(parameter: ParameterStyle, value: Json): string {
  const { name, style, explode, mediaType, allowReserved } = parameter
  const encode = (part: Json) => encodeQuery(valueText(part), allowReserved)
  const pair = (key: string, text: string) => `${encodeURIComponent(key)}=${text}`
  if (mediaType !== undefined || !isCompound(value)) return pair(name, encode(value))
  if (style === 'deepObject' && isObject(value))
    return deepPairs(name, value)
      .map(([key, part]) => pair(key, encode(part)))
      .join('&')
  const encodeEntry = (part: Json) => encodeQuery(valueText(part), allowReserved).replaceAll(',', '%2C')
  if (!explode) {
    const parts = Array.isArray(value) ? value.map(encodeEntry) : flatEntries(value).map(encodeEntry)
    return pair(name, parts.join(separators[style] ?? ','))
  }
  if (Array.isArray(value)) return value.map((entry) => pair(name, encode(entry))).join('&')
  return Object.entries(value)
    .map(([key, part]) => pair(key, encode(part)))
    .join('&')
}

/** The value of a parameter of the path or of a header, or `name=value` of a cookie. */
export function parameterText(parameter: ParameterStyle & Pick<RequestParameter, 'in'>, value: Json): string {
  const { name, style, explode, mediaType } = parameter
  if (parameter.in === 'header')
    return mediaType === undefined ? simpleText(value, explode, valueText) : valueText(value)
  if (parameter.in === 'cookie') return cookieText(parameter, value)
  const encode = (part: Json) => encodeURIComponent(valueText(part))
  if (mediaType !== undefined) return encode(value)
  if (style === 'matrix') return matrixText(name, value, explode, encode)
  if (style === 'label') return `.${explode ? expanded(value, encode).join('.') : simpleText(value, false, encode)}`
  return simpleText(value, explode, encode)
}

/** `3,4`, `R,100,G,200`, or `R=100,G=200`. */
function simpleText(value: Json, explode: boolean, encode: (part: Json) => string): string {
  if (explode) return expanded(value, encode).join(',')
  return (isObject(value) ? flatEntries(value) : Array.isArray(value) ? value : [value]).map(encode).join(',')
}

/** `["3", "4"]`, or `["R=100", "G=200"]`. */
function expanded(value: Json, encode: (part: Json) => string): string[] {
  if (isObject(value)) return Object.entries(value).map(([key, part]) => `${encode(key)}=${encode(part)}`)
  return (Array.isArray(value) ? value : [value]).map(encode)
}

function matrixText(name: string, value: Json, explode: boolean, encode: (part: Json) => string): string {
  if (!explode || !isCompound(value)) return `;${name}=${simpleText(value, false, encode)}`
  return expanded(value, encode)
    .map((part) => (Array.isArray(value) ? `;${name}=${part}` : `;${part}`))
    .join('')
}

/** A cookie that repeats has no agreed meaning, so a list is always joined by commas. */
function cookieText({ name, explode, mediaType }: ParameterStyle, value: Json): string {
  const encode = (part: Json) => encodeURIComponent(valueText(part))
  if (mediaType !== undefined) return `${name}=${encode(value)}`
  if (explode && isObject(value)) return expanded(value, encode).join('; ')
  return `${name}=${simpleText(value, false, encode)}`
}

/** `[["point[x]", 1]]`. What is deeper isn't defined by OpenAPI; most servers read more brackets, and a repeated name as a list. */
function deepPairs(name: string, value: Json): [string, Json][] {
  if (isObject(value)) return Object.entries(value).flatMap(([key, part]) => deepPairs(`${name}[${key}]`, part))
  return Array.isArray(value) ? value.flatMap((entry) => deepPairs(name, entry)) : [[name, value]]
}

function flatEntries(value: Json): Json[] {
  return isObject(value) ? Object.entries(value).flat() : []
}

function isCompound(value: Json): value is Json[] | JsonObject {
  return Array.isArray(value) || isObject(value)
}

/** Colons and commas are allowed in a query, and easier to read so. Characters that mean something there are always encoded. */
function encodeQuery(text: string, allowReserved: boolean): string {
  const encoded = encodeURIComponent(text).replaceAll('%3A', ':').replaceAll('%2C', ',')
  if (!allowReserved) return encoded
  const reserved = encoded.replace(/%(?:2F|3F|40|21|24|27|28|29|2A|3B|3D)/g, decodeURIComponent)
  // What is encoded already stays so.
  return reserved.replace(/%25([0-9A-F]{2})/gi, '%$1')
}
