import { childrenOf, pointerTo, resolvePointer, valueAt, valueText } from '../../../openapi-request'
import type { Problem } from '../../../problem-report'
import type { Json, JsonObject } from '../../types'
import { resolveAnchors } from './anchors'
import type { ApiDocument, ApiOperation, ApiSchema, ApiTag } from './ApiDocument'
import { Diagnostics } from './Diagnostics'
import { defined, entriesOf, isObject, listOf, own, quoted, filledText } from './json'
import { joinPathItems } from './pathItems'
import { skipExtensions } from './readExtensions'
import { readOperations } from './readOperations'
import { checkRefs } from './checkRefs'
import { reportUnshown } from './reportUnshown'
import { checkIds, distinguishSlugs, slugOf } from './slugs'

export interface Reading {
  /** Complete only without problems; absent if the JSON isn't an OpenAPI document. */
  document?: ApiDocument
  problems: Problem[]
  warnings: Problem[]
}

/**
 * Reads an OpenAPI document, version 3.0 or 3.1; `file` is its path or URL, for problems.
 * @param infoSlug last segment of the introduction's path, which no operation or tag may have.
 */
export function readDocument(json: Json, file: string, infoSlug: string): Reading {
  const diagnostics = new Diagnostics(file)
  const version = own(json, 'openapi') ?? own(json, 'swagger')
  const versionText = version === undefined ? '' : valueText(version).trim()
  // Written by hand, a version may be a number: 3.1.
  if (!isObject(json) || isObject(version) || !/^3\.[01](?:$|[.-])/.test(versionText)) {
    const what =
      version === undefined
        ? "The file isn't an OpenAPI document: it has no version."
        : `OpenAPI version ${quoted(version)} isn't supported.`
    diagnostics.error('/openapi', what, 'Use a document of OpenAPI 3.0 or 3.1: "openapi": "3.1.0".')
    return { problems: diagnostics.problems, warnings: [] }
  }
  const document = readParts(joinPathItems(resolveAnchors(json)), infoSlug, diagnostics)
  return { document, problems: diagnostics.problems, warnings: diagnostics.warnings }
}

function readParts(json: JsonObject, infoSlug: string, diagnostics: Diagnostics): ApiDocument {
  skipExtensions(json, '', diagnostics)
  checkRefs(json, diagnostics)
  reportUnshown(json, diagnostics)
  const operations = readOperations(json, diagnostics)
  if (operations.length === 0) {
    diagnostics.error('/paths', 'The document has no operations.', 'Check that it is complete.')
  }
  const tags = readTags(json, operations, diagnostics)
  checkIds(operations, diagnostics)
  distinguishSlugs(infoSlug, operations, tags, diagnostics)
  return {
    info: {
      title: filledText(own(json.info, 'title')) ?? 'API',
      version: valueText(own(json.info, 'version') ?? '').trim(),
      ...defined({ description: filledText(own(json.info, 'description')) }),
    },
    tags,
    operations,
    schemas: readSchemas(json, operations),
    serverUrls: readServerUrls(json),
    json,
  }
}

/** `https://…` or `localhost:4242`. Anything else, such as `e:`, could be part of any text. */
const hostPattern = /^[a-z][a-z0-9+.-]*:(\/\/[^/]|\d+)/i

/** Base URLs of the instance and their origins, the longest first, so that replacing one after the other leaves no rest. */
function readServerUrls(document: JsonObject): string[] {
  const urls = new Set<string>()
  collect(document)
  for (const [, pathItem] of entriesOf(document.paths)) {
    collect(pathItem)
    for (const [, operation] of entriesOf(pathItem)) collect(operation)
  }
  return [...urls].sort((a, b) => b.length - a.length)

  function collect(part: Json): void {
    if (!isObject(part)) return
    for (const server of listOf(part.servers)) {
      if (
        !isObject(server) ||
        typeof server.url !== 'string' ||
        !hostPattern.test(server.url) ||
        !URL.canParse(server.url)
      )
        continue
      urls.add(server.url.replace(/\/+$/, ''))
      const { origin } = new URL(server.url)
      if (origin !== 'null') urls.add(origin)
    }
  }
}

/** The component schemas of a document, and the operations that refer to each. */
function readSchemas(document: JsonObject, operations: readonly ApiOperation[]): ApiSchema[] {
  const users = new Map<string, string[]>()
  const referencesIn = referenceReader(document)
  for (const { pointer, operationId } of operations) {
    const pathItem = valueAt(document, pointer.slice(0, pointer.lastIndexOf('/')))
    const parts = [valueAt(document, pointer), own(pathItem, 'parameters')].filter((part) => part !== undefined)
    for (const target of reachedFrom(parts, referencesIn)) {
      const known = users.get(target)
      if (known) known.push(operationId)
      else users.set(target, [operationId])
    }
  }
  return entriesOf(own(document.components, 'schemas')).flatMap(([name, schema]) => {
    const pointer = pointerTo('/components/schemas', name)
    return isObject(schema) ? [{ name, pointer, schema, usedBy: users.get(pointer) ?? [] }] : []
  })
}

interface Target {
  value: Json
  pointer: string
}

/** Looks up the targets of all references in a value, but not of those in the targets: once for each value, as operations share most. */
function referenceReader(document: JsonObject): (value: Json) => readonly Target[] {
  const known = new Map<Json, Target[]>()
  return (source) => {
    const before = known.get(source)
    if (before) return before
    const targets = new Map<string, Target>()
    const waiting = [source]
    for (let value = waiting.pop(); value !== undefined; value = waiting.pop()) {
      if (typeof value !== 'object' || value === null) continue
      const target =
        isObject(value) && typeof value.$ref === 'string' ? resolvePointer(document, value.$ref) : undefined
      if (target) targets.set(target.pointer, target)
      for (const part of childrenOf(value)) waiting.push(part)
    }
    const found = [...targets.values()]
    known.set(source, found)
    return found
  }
}

function reachedFrom(values: readonly Json[], referencesIn: (value: Json) => readonly Target[]): ReadonlySet<string> {
  const reached = new Set<string>()
  const waiting = [...values]
  for (let value = waiting.pop(); value !== undefined; value = waiting.pop()) {
    for (const target of referencesIn(value)) {
      if (reached.has(target.pointer)) continue
      reached.add(target.pointer)
      waiting.push(target.value)
    }
  }
  return reached
}

const untagged = 'Other operations'

/** The tags with operations: declared ones in their order, then undeclared ones, then a group for operations without a tag. */
function readTags(document: JsonObject, operations: readonly ApiOperation[], diagnostics: Diagnostics): ApiTag[] {
  const tags = new Map<string, ApiTag>()
  const taken = new Set(operations.map(({ slug }) => slug).filter((slug) => slug !== ''))
  // Operations keep their path: a tag "Search" beside an operation "search" gets the path `search-operations`.
  const tagSlug = (name: string): string => (taken.has(slugOf(name)) ? `${slugOf(name)}-operations` : slugOf(name))
  listOf(document.tags).forEach((entry, index) => {
    const pointer = pointerTo('/tags', index)
    const name = isObject(entry) ? filledText(entry.name) : undefined
    if (!isObject(entry) || name === undefined) {
      diagnostics.error(pointer, 'This tag has no name.', 'Give it a "name", or remove it.')
    } else if (tags.has(name)) {
      diagnostics.skip(
        pointer,
        `The tag "${name}" is declared twice; the second one is skipped.`,
        'Remove one of the two.',
      )
    } else {
      tags.set(name, {
        name,
        slug: tagSlug(name),
        ...defined({ description: filledText(entry.description) }),
        pointer,
        operations: [],
      })
    }
  })
  for (const operation of operations) {
    for (const name of operation.tags) {
      const pointer = pointerTo(operation.pointer, 'tags')
      const tag = tags.get(name) ?? { name, slug: tagSlug(name), pointer, operations: [] }
      tags.set(name, tag)
      tag.operations.push(operation)
    }
  }
  const rest = operations.filter(({ tags: names }) => names.length === 0)
  const other = { name: untagged, slug: tagSlug(untagged), pointer: rest[0]?.pointer ?? '', operations: rest }
  return [...tags.values(), other]
    .filter((tag) => tag.operations.length > 0)
    .map((tag) => {
      // What the API sends comes last, in the document's order.
      const sent = tag.operations.filter(({ kind }) => kind !== 'operation')
      const received = tag.operations.filter(({ kind }) => kind === 'operation')
      return { ...tag, operations: [...inReadingOrder(received), ...sent] }
    })
}

interface Endpoint {
  method: string
  endpoint: string
}

/** What a method does to the items of a list, or to one of them, in the order in which readers look for it. */
const ranks: Readonly<Record<string, number>> = { GET: 0, POST: 1, PUT: 3, PATCH: 4, DELETE: 5 }
const showRank = 2

/**
 * Sorts operations as list, create, show, update and delete, the resource itself before what is below one of its items, and that
 * before actions such as `/segments/validate`.
 */
export function inReadingOrder<Item extends Endpoint>(operations: readonly Item[]): Item[] {
  return [...operations].sort(
    (a, b) => compareResources(a, b) || rankOf(a) - rankOf(b) || (a.endpoint < b.endpoint ? -1 : 1),
  )
}

/** `/segments` for `/segments/{id}`: the path without the parameters at its end. */
function resourceOf({ endpoint }: Endpoint): string[] {
  return endpoint
    .replace(/(\/\{[^/]*\})+$/, '')
    .split('/')
    .filter(Boolean)
}

function compareResources(a: Endpoint, b: Endpoint): number {
  const [first, second] = [resourceOf(a), resourceOf(b)]
  const index = first.findIndex((segment, position) => segment !== second[position])
  const [one, other] = [first[index], second[index]]
  if (one === undefined || other === undefined) return first.length - second.length
  const isItem = (segment: string) => segment.startsWith('{')
  return Number(isItem(other)) - Number(isItem(one)) || (one < other ? -1 : 1)
}

function rankOf({ method, endpoint }: Endpoint): number {
  return method === 'GET' && endpoint.endsWith('}') ? showRank : (ranks[method] ?? 1)
}
