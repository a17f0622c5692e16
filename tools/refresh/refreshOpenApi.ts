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
import { mergeDocuments } from './mergeDocuments'
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
  /** A file with the document of the same server in the version that is bundled: only what has changed since then is taken. */
  before?: string | undefined
}

/**
 * Replaces the bundled OpenAPI document by the remote one, if that can be fetched and is a good one; texts of the bundled one
 * stay where both have the same operation, parameter or property. With the server's own document of before, so does everything
 * that the server hasn't changed: corrections of ours, and operations of another edition.
 *
 * @returns what changed in words, or the problems for which the file stays as it was
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
  const ours = old.ok ? old.value.json : {}
  const merged =
    request.before === undefined ? accepted : await mergedDocument(accepted.value, ours, request.before, request)
  if (!merged.ok) return refused(merged.problems)
  const changes = operationChanges(ours, merged.value.json)
  if (changes.isGreatLoss && !request.acceptLoss) return refused([lossProblem(location, file, changes)])

  // One line a value, in the known order, whatever the server sent: the next refresh then shows as a readable difference.
  const json = old.ok ? overlayTexts(merged.value.json, ours) : merged.value.json
  const newText = `${stringifyJson(old.ok ? inOrderOf(json, ours) : json, 2)}\n`
  const isChanged = newText !== oldText
  if (isChanged) await replaceFile(file, newText)
  const lines = [...changeLines(merged.value, changes), ...(old.ok ? detailLines(ours, json) : [])]
  return { file, isChanged, lines, problems: merged.problems ?? [], fetched }
}

/** Our document with what the server has changed since the document in the file `before`. */
async function mergedDocument(
  fetched: ApiDocument,
  ours: JsonObject,
  before: string,
  { file, infoSlug }: OpenApiRefresh,
): Promise<ReturnType<typeof acceptDocument>> {
  const text = await readFile(before, 'utf8').catch(() => undefined)
  if (text === undefined) {
    const fix =
      "Save the document of the server in the bundled version there, which is at the server's /docs/openapi.json."
    return { ok: false, problems: [{ severity: 'error', file: before, what: "The file can't be read.", fix }] }
  }
  const base = acceptDocument(text, before, infoSlug)
  if (!base.ok) return base
  // An operation of ours may refer to something that the server no longer has.
  return acceptDocument(stringifyJson(mergeDocuments(ours, base.value.json, fetched.json), 2), file, infoSlug)
}

function lossProblem(location: string, file: string, { before, after }: OperationChanges): Problem {
  return {
    severity: 'error',
    file: location,
    what: `The document has ${after} operations, ${file} has ${before}; that is more than 20 % fewer.`,
    fix: 'An open-source server lacks what only Enterprise has: with "npm run sources:refresh -- --before FILE", where FILE is the same server\'s document of before, ours stays. If they are really gone, use "--accept".',
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
