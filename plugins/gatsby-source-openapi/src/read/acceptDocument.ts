import { cleanText } from '../../../markdown-tree'
import { childrenOf, parseJson as parseExactly } from '../../../openapi-request'
import type { Problem } from '../../../problem-report'
import type { Accepted } from '../../../remote-document'
import type { Json } from '../../types'
import type { ApiDocument } from './ApiDocument'
import { mapStrings, quoted } from './json'
import { readDocument } from './readDocument'

export const openApiContentTypes = [
  'application/json',
  'application/openapi+json',
  'application/vnd.oai.openapi+json',
  'text/json',
] as const

/** No real document comes near. Beyond this depth, every function that calls itself could exceed the stack. */
const maxDepth = 200

/**
 * Reads a string as an OpenAPI document, or reports everything that is wrong with it.
 * @param location file or URL of the document, for problems.
 * @param infoSlug see `OpenApiOptions`.
 */
export function acceptDocument(text: string, location: string, infoSlug: string): Accepted<ApiDocument> {
  const json = parseJson(text, location)
  return json.ok ? acceptJson(json.value, location, infoSlug) : json
}

export function acceptJson(json: Json, location: string, infoSlug: string): Accepted<ApiDocument> {
  const { document, problems, warnings } = readDocument(json, location, infoSlug)
  return document && problems.length === 0
    ? { ok: true, value: document, problems: warnings }
    : { ok: false, problems: [...problems, ...warnings] }
}

/** Parses JSON, with the digits of all numbers. A failure is one problem, with the line where it is known. */
export function parseJson(source: string, file: string): Accepted<Json> {
  // Editors on Windows may put a byte order mark in front.
  const text = source.replace(/^\uFEFF/, '')
  let value: Json
  try {
    // Its errors have a position, and it isn't limited by the stack.
    value = JSON.parse(text) as Json
  } catch (error) {
    return { ok: false, problems: [syntaxProblem(text, file, error instanceof Error ? error.message : '')] }
  }
  // Names, values and samples could look different from what they are, as text could.
  if (depthOf(value) <= maxDepth) return { ok: true, value: mapStrings(parseExactly(text), cleanText, cleanText) }
  const what = `The document is nested more than ${maxDepth} levels deep.`
  return { ok: false, problems: [{ severity: 'error', file, what, fix: 'Use "$ref" instead of deep nesting.' }] }
}

/** JavaScript engines word their messages differently, and not all of them give a position: only that is taken from them. */
function syntaxProblem(text: string, file: string, message: string): Problem {
  const problem = {
    severity: 'error',
    file,
    fix: 'Check that the document is complete and contains nothing but JSON.',
  } as const
  const start = text.trimStart()
  if (start !== '' && !/^[[{]/.test(start)) {
    const what = `The document isn't valid JSON: it starts with ${quoted(start.slice(0, 20).replace(/\s+/g, ' '))}.`
    return { ...problem, line: 1, what }
  }
  const position = Number(/position (\d+)/.exec(message)?.[1] ?? NaN)
  if (position >= text.length || /end of|unterminated/i.test(message)) {
    return { ...problem, line: lineAt(text, text.length), what: "The document isn't valid JSON: it ends too early." }
  }
  const line = Number.isNaN(position) ? {} : { line: lineAt(text, position) }
  return { ...problem, ...line, what: "The document isn't valid JSON." }
}

function lineAt(text: string, position: number): number {
  return text.slice(0, position).split('\n').length
}

function depthOf(value: Json): number {
  let depth = 0
  let level: Json[] = [value]
  while (level.length > 0 && depth <= maxDepth) {
    depth++
    level = level.flatMap(childrenOf)
  }
  return depth
}
