import { isObject, operationsOf, own, type Json, type JsonObject } from '../../../../plugins/openapi-request'

/** In bytes. The document of a server has about 1 MB. */
export const maxSize = 20_000_000

const fix = 'Use the file that your server has at /docs/openapi.json.'

/** What is wrong with the size of a file, before any of it is read. */
export function sizeFault(bytes: number): string | undefined {
  if (bytes === 0) return `The file is empty. ${fix}`
  if (bytes <= maxSize) return undefined
  return `The file is ${Math.round(bytes / 1e6)} MB; the limit is ${maxSize / 1e6} MB. ${fix}`
}

/** Reads text as an OpenAPI document, or says what is wrong with it. */
export function readDropped(
  text: string,
): { document: JsonObject; fault?: undefined } | { document?: undefined; fault: string } {
  let value: Json
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, '')) as Json
  } catch (error) {
    return { fault: jsonFault(text, error instanceof Error ? error.message : '') }
  }
  const version = own(value, 'openapi')
  if (!isObject(value) || (version === undefined && own(value, 'swagger') === undefined)) {
    return {
      fault: `The file is JSON, but not an OpenAPI document: the field "openapi" with its version is missing. ${fix}`,
    }
  }
  if (typeof version !== 'string' || !/^3\.[01]\./.test(version)) {
    return {
      fault: `OpenAPI version ${JSON.stringify(version ?? own(value, 'swagger')).slice(0, 20)} isn't supported, only 3.0 and 3.1. ${fix}`,
    }
  }
  if (operationsOf(value).length === 0) return { fault: `The document has no operations. ${fix}` }
  return { document: value }
}

/** Browsers word the message differently, and not all of them have a position. */
function jsonFault(text: string, message: string): string {
  const start = text.trimStart()
  if (start.startsWith('<'))
    return `The file is a web page, not JSON: log in to your server, and save /docs/openapi.json again.`
  if (/^(openapi|swagger)\s*:/m.test(start.slice(0, 5000))) return `The file is YAML, not JSON. ${fix}`
  const position = /position (\d+)/.exec(message)?.[1]
  if (!/^[[{]/.test(start)) return `The file isn't JSON. ${fix}`
  if (position === undefined) return `The file isn't valid JSON. Check that it's complete. ${fix}`
  const line = text.slice(0, Number(position)).split('\n').length
  return `The file isn't valid JSON: line ${line} is malformed, or the file ends too early. ${fix}`
}
