import { isObject, type Json, type JsonObject, own, valueText, listOf } from './json'
import { follow } from './references'
import { queryText } from './parameterText'
import type { RequestMedia } from './readRequest'

export interface FormPart {
  name: string
  text: string
  /** The text is the name of a file. */
  isFile: boolean
  /** Where it isn't what a client sends by itself. */
  mediaType?: string
}

type FormMedia = Pick<RequestMedia, 'schema' | 'encoding'>

/**
 * The body of a form, `application/x-www-form-urlencoded`: as its encoding says, else lists as repeated names and objects as JSON.
 * https://spec.openapis.org/oas/v3.1.0#encoding-object
 */
export function formPairs({ encoding }: FormMedia, value: JsonObject): string {
  return Object.entries(value)
    .map(([name, part]) => {
      const { style, explode, allowReserved, contentType } = objectOf(encoding[name])
      const isStyled = style !== undefined || explode !== undefined || allowReserved !== undefined
      const usedStyle = typeof style === 'string' ? style : 'form'
      const isJson = isObject(part) && !isStyled
      return queryText(
        {
          name,
          style: usedStyle,
          explode: typeof explode === 'boolean' ? explode : usedStyle === 'form',
          allowReserved: allowReserved === true,
          ...((isJson || (!isStyled && typeof contentType === 'string')) && { mediaType: 'application/json' }),
        },
        part,
      )
    })
    .filter((text) => text !== '')
    .join('&')
    .replaceAll('%20', '+')
}

/** The parts of `multipart/form-data`: a list has a part for each of its items. */
export function multipartParts(document: JsonObject, { schema, encoding }: FormMedia, value: JsonObject): FormPart[] {
  return Object.entries(value).flatMap(([name, entry]) => {
    const part = propertySchema(document, schema, name)
    const stated = own(encoding[name], 'contentType')
    const mediaType = typeof stated === 'string' ? stated.split(',')[0]?.trim() : undefined
    const isJsonList = mediaType !== undefined && /[/+]json\b/.test(mediaType)
    const items = Array.isArray(entry) && !isJsonList ? entry : [entry]
    const itemSchema = Array.isArray(entry) && !isJsonList ? follow(document, own(part, 'items')) : part
    return items.map((item): FormPart => {
      const isFile = isBinary(itemSchema) || (mediaType !== undefined && isFileType(mediaType))
      const usedType = mediaType?.includes('*')
        ? undefined
        : (mediaType ?? (isCompound(item) ? 'application/json' : undefined))
      return {
        name,
        text: isFile ? name : valueText(item),
        isFile,
        ...(usedType !== undefined && { mediaType: usedType }),
      }
    })
  })
}

/** A file is a string of `format: binary` in 3.0, and has only a media type, or no type at all, in 3.1. */
function isBinary(schema: Json | undefined): boolean {
  if (!isObject(schema)) return false
  const hasMediaType = schema.contentMediaType !== undefined && schema.contentEncoding === undefined
  return schema.format === 'binary' || hasMediaType
}

function isFileType(mediaType: string): boolean {
  return /^(image|audio|video|font)\/|\/(octet-stream|pdf|zip|gzip|x-tar)$/.test(mediaType)
}

function propertySchema(document: JsonObject, schema: Json | undefined, name: string): Json | undefined {
  const found = follow(document, schema)
  const listed = follow(document, own(own(found, 'properties'), name))
  if (listed !== undefined) return listed
  for (const key of ['allOf', 'oneOf', 'anyOf']) {
    for (const part of listOf(own(found, key))) {
      const inside = propertySchema(document, part, name)
      if (inside !== undefined) return inside
    }
  }
  return undefined
}

function isCompound(value: Json): boolean {
  return Array.isArray(value) || isObject(value)
}

function objectOf(value: Json | undefined): JsonObject {
  return isObject(value) ? value : {}
}
