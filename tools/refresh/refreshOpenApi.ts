import { readFile } from 'node:fs/promises'
import { isObject, type Json, type JsonObject, own, stringifyJson } from '../../plugins/openapi-request'
import type { Problem } from '../../plugins/problem-report'
import { type FetchedText, type FetchOptions, fetchText, shownUrl } from '../../plugins/remote-document'
import {
  operationChanges,
  type OperationChanges,
} from '../../plugins/gatsby-source-openapi/src/overlay/keepBundledOperations'
import { overlayTexts } from '../../plugins/gatsby-source-openapi/src/overlay/overlayTexts'
import { acceptDocument, openApiContentTypes } from '../../plugins/gatsby-source-openapi/src/read/acceptDocument'
import type { ApiDocument } from '../../plugins/gatsby-source-openapi/src/read/ApiDocument'
import { compareDocuments } from '../../src/openapi/comparison/engine/compareDocuments'
import { replaceFile } from './replaceFile'

/** What refreshing one file did. */
export interface RefreshReport {
  /** From the project's root. */
  file: string
  /** Whether the file has changed. */
  isChanged: boolean
  /** What changed, for the terminal. */
  lines: string[]
  /** With an error among them the file is unchanged. */
  problems: Problem[]
}

export interface OpenApiRefresh extends FetchOptions {
  /** The bundled document, from the project's root. */
  file: string
  /** See `OpenApiOptions`. */
  infoSlug: string
  /** Takes a document that lost many operations. */
  acceptLoss: boolean
}

/**
 * Replaces the bundled OpenAPI document by the remote one, if that can be fetched and is a good one; texts of the bundled one
 * stay where both have the same operation, parameter or property.
 */
export async function refreshOpenApi(request: OpenApiRefresh): Promise<RefreshReport & { fetched?: FetchedText }> {
  const { file, infoSlug } = request
  const location = shownUrl(request.url)
  const refused = (problems: Problem[]): RefreshReport => ({ file, isChanged: false, lines: [], problems })

  const fetched = await fetchText({ ...request, contentTypes: openApiContentTypes })
  if (!fetched.ok) {
    const what = `The OpenAPI document can't be used. ${fetched.cause}`
    return refused([{ severity: 'error', file: location, what, fix: `${file} is unchanged.` }])
  }
  const accepted = acceptDocument(fetched.text, location, infoSlug)
  if (!accepted.ok) return refused(accepted.problems)

  const oldText = await readFile(file, 'utf8').catch(() => '')
  const old = acceptDocument(oldText, file, infoSlug)
  const changes = operationChanges(old.ok ? old.value.json : {}, accepted.value.json)
  if (changes.isGreatLoss && !request.acceptLoss) return refused([lossProblem(location, file, changes)])

  // One line a value, in the known order, whatever the server sent: the next refresh then shows as a readable difference.
  const json = old.ok ? overlayTexts(accepted.value.json, old.value.json) : accepted.value.json
  const newText = `${stringifyJson(old.ok ? inOrderOf(json, old.value.json) : json, 2)}\n`
  const isChanged = newText !== oldText
  if (isChanged) await replaceFile(file, newText)
  const lines = [...changeLines(accepted.value, changes), ...(old.ok ? detailLines(old.value.json, json) : [])]
  return { file, isChanged, lines, problems: accepted.problems ?? [], fetched }
}

function lossProblem(location: string, file: string, { before, after }: OperationChanges): Problem {
  return {
    severity: 'error',
    file: location,
    what: `The document has ${after} operations, ${file} has ${before}; that is more than 20 % fewer.`,
    fix: 'If this is intended, run "npm run sources:refresh -- --accept".',
  }
}

function changeLines({ info }: ApiDocument, { added, removed, before, after }: OperationChanges): string[] {
  return [
    `${info.title} ${info.version}: ${after} operations, ${before} before`,
    ...added.map((line) => `+ ${line}`),
    ...removed.map((line) => `- ${line}`),
  ]
}

/** Further changes are counted. */
const maxDetails = 100

/** Changes in operations that both documents have: parameters, fields, types and statuses. What several have in common is told once. */
function detailLines(before: JsonObject, after: JsonObject): string[] {
  const operations = compareDocuments(before, after).changed.flatMap((tag) => tag.operations)
  const changes = [...new Set(operations.flatMap((operation) => operation.changes))]
  const placesOf = (change: string) =>
    operations
      .filter((operation) => operation.changes.includes(change))
      .map(({ method, endpoint }) => `${method} ${endpoint}`)
  const byPlaces = new Map<string, string[]>()
  for (const change of changes) {
    const places = placesInWords(placesOf(change))
    byPlaces.set(places, [...(byPlaces.get(places) ?? []), change])
  }
  const lines = [...byPlaces].flatMap(([places, found]) => [`~ ${places}`, ...found.map((change) => `    ${change}`)])
  const more = lines.length - maxDetails
  return more > 0 ? [...lines.slice(0, maxDetails), `and ${more} more lines`] : lines
}

function placesInWords(places: readonly string[]): string {
  if (places.length === 1) return places.join()
  const more = places.length > 3 ? ` and ${places.length - 3} more` : ''
  return `${places.length} operations (${places.slice(0, 3).join(', ')}${more})`
}

/** A value with its keys in the order that they have in another one, new ones last: a refreshed file then shows what is different only. */
function inOrderOf(value: Json, model: Json | undefined): Json {
  if (Array.isArray(value))
    return value.map((item, index) => inOrderOf(item, Array.isArray(model) ? model[index] : undefined))
  if (!isObject(value)) return value
  const known = isObject(model) ? Object.keys(model).filter((key) => own(value, key) !== undefined) : []
  const keys = new Set([...known, ...Object.keys(value)])
  return Object.fromEntries([...keys].map((key) => [key, inOrderOf(own(value, key) ?? null, own(model, key))]))
}
