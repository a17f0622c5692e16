import { schemaComparer, type SchemaChange } from './compareSchemas'
import { entriesOf, listOf, own, resolve, textOf, type Json, type JsonObject } from '../../../shared/json'
import { operationsOf, type FoundOperation } from './readDropped'

export interface ComparedOperation {
  method: string
  /** As in our document, or in the other one for what is new there. */
  endpoint: string
  title: string
  /** What is different, in sentences without a subject: `Query parameter "archived" is new`. */
  changes: string[]
}

export interface ComparedTag {
  name: string
  operations: ComparedOperation[]
}

export interface Comparison {
  title: string
  version: string
  /** Operations of the other document. */
  count: number
  /** Operations without a difference. */
  same: number
  /** Only in our document. */
  missing: ComparedTag[]
  /** Only in the other document. */
  added: ComparedTag[]
  changed: ComparedTag[]
}

/** Of one operation: more are counted. */
const maxShown = 25

/**
 * What another document has that ours doesn't, and the other way round: operations, their parameters, bodies and statuses. Texts and
 * limits of values aren't compared. Operations are the same by method and path, whatever its parameters are called, else by ID. A base
 * path that all paths of the other document begin with isn't a difference.
 */
export function compareDocuments(ours: JsonObject, theirs: JsonObject): Comparison {
  const compareSchemas = schemaComparer(ours, theirs)
  const known = operationsOf(ours)
  const found = operationsOf(theirs)
  const base = basePathOf(known, found)
  const others = new Map(found.map((their) => [endpointKey(their, base), their]))
  const ourKeys = new Set(known.map((our) => endpointKey(our)))
  const free = byId([...others].flatMap(([key, their]) => (ourKeys.has(key) ? [] : [their])))
  const missing: FoundOperation[] = []
  const changed: [FoundOperation, string[]][] = []
  const matched = new Set<FoundOperation>()
  for (const our of known) {
    const same = others.get(endpointKey(our))
    const their = same ?? free.get(idOf(our) ?? '')
    if (!their || matched.has(their)) {
      missing.push(our)
      continue
    }
    matched.add(their)
    const moved = same ? [] : [`The endpoint is ${their.method} ${their.path}`]
    const changes = [...moved, ...operationChanges(our, their)]
    if (changes.length > 0) changed.push([our, changes])
  }
  const added = [...others.values()].filter((found) => !matched.has(found))
  return {
    title: textOf(own(theirs.info, 'title')) ?? 'API',
    version: textOf(own(theirs.info, 'version')) ?? '',
    count: others.size,
    same: known.length - missing.length - changed.length,
    missing: byTag(missing.map((found) => [found, []])),
    added: byTag(added.map((found) => [found, []])),
    changed: byTag(changed),
  }

  function operationChanges(our: FoundOperation, their: FoundOperation): string[] {
    const changes = [
      ...deprecationChanges(our.operation, their.operation),
      ...parameterChanges(parametersOf(ours, our), parametersOf(theirs, their)),
      ...bodyChanges(resolve(ours, our.operation.requestBody), resolve(theirs, their.operation.requestBody)),
      ...responseChanges(our.operation.responses, their.operation.responses),
    ]
    const more = changes.length - maxShown
    return more > 0 ? [...changes.slice(0, maxShown), `${more} more differences`] : changes
  }

  function parameterChanges(our: ReadonlyMap<string, Json>, their: ReadonlyMap<string, Json>): string[] {
    const kept = [...our].flatMap(([name, parameter]) => {
      const other = their.get(name)
      if (other === undefined) return [`${name} is missing`]
      const isRequired = own(other, 'required') === true
      const words =
        isRequired === (own(parameter, 'required') === true)
          ? []
          : [`${name} is ${isRequired ? 'required' : 'optional'}`]
      return [...words, ...schemaWords(name, compareSchemas(own(parameter, 'schema'), own(other, 'schema')))]
    })
    const added = [...their].filter(([name]) => !our.has(name))
    return [
      ...kept,
      ...added.map(
        ([name, parameter]) => `${name} is new${own(parameter, 'required') === true ? ' and required' : ''}`,
      ),
    ]
  }

  function bodyChanges(our: Json | undefined, their: Json | undefined): string[] {
    if (our === undefined || their === undefined)
      return our === their ? [] : [`Request body is ${our === undefined ? 'new' : 'missing'}`]
    const isRequired = own(their, 'required') === true
    const words =
      isRequired === (own(our, 'required') === true) ? [] : [`Request body is ${isRequired ? 'required' : 'optional'}`]
    return [...words, ...contentChanges('Request body', own(our, 'content'), own(their, 'content'))]
  }

  function responseChanges(our: Json | undefined, their: Json | undefined): string[] {
    const statuses = [...new Set([...entriesOf(our), ...entriesOf(their)].map(([status]) => status))].sort()
    return statuses.flatMap((status) => {
      const [before, after] = [own(our, status), own(their, status)]
      if (before === undefined || after === undefined)
        return [`Response ${status} is ${before === undefined ? 'new' : 'missing'}`]
      return contentChanges(
        `Response ${status}`,
        own(resolve(ours, before), 'content'),
        own(resolve(theirs, after), 'content'),
      )
    })
  }

  function contentChanges(subject: string, our: Json | undefined, their: Json | undefined): string[] {
    const kept = entriesOf(our).flatMap(([type, content]) => {
      const other = own(their, type)
      return other === undefined
        ? [`${subject} as ${type} is missing`]
        : schemaWords(subject, compareSchemas(own(content, 'schema'), own(other, 'schema')))
    })
    const added = entriesOf(their).filter(([type]) => own(our, type) === undefined)
    return [...kept, ...added.map(([type]) => `${subject} as ${type} is new`)]
  }
}

function schemaWords(subject: string, changes: readonly SchemaChange[]): string[] {
  return changes.map(([path, what]) => (path === '' ? `${subject} ${what}` : `${subject}: "${path}" ${what}`))
}

function deprecationChanges(our: JsonObject, their: JsonObject): string[] {
  const isDeprecated = their.deprecated === true
  return isDeprecated === (our.deprecated === true) ? [] : [isDeprecated ? 'Is deprecated' : "Isn't deprecated"]
}

/** By place and name; parameters of the path belong to all of its operations. Those in the path are compared as a part of it. */
function parametersOf(document: JsonObject, { operation, pathItem }: FoundOperation): Map<string, Json> {
  const all = [...listOf(pathItem.parameters), ...listOf(operation.parameters)].flatMap(
    (parameter) => resolve(document, parameter) ?? [],
  )
  return new Map(
    all.flatMap((parameter) => {
      const place = textOf(own(parameter, 'in')) ?? ''
      const name = `${place.slice(0, 1).toUpperCase()}${place.slice(1)} parameter "${textOf(own(parameter, 'name')) ?? ''}"`
      return place === 'path' ? [] : [[name, parameter] as const]
    }),
  )
}

/** `GET /api/admin/projects/{}` */
function endpointKey({ method, path }: FoundOperation, base = ''): string {
  return `${method} ${path
    .slice(base.length)
    .replace(/\{[^{}]*\}/g, '{}')
    .replace(/\/$/, '')}`
}

/** What all of their paths begin with and ours don't: `/unleash`. Old servers have their base path there. */
function basePathOf(ours: readonly FoundOperation[], theirs: readonly FoundOperation[]): string {
  const known = byId(ours)
  for (const their of theirs) {
    const path = known.get(idOf(their) ?? '')?.path
    const base = path !== undefined && their.path.endsWith(path) ? their.path.slice(0, -path.length) : ''
    if (base !== '' && theirs.every((other) => other.path.startsWith(`${base}/`))) return base
  }
  return ''
}

function byId(operations: readonly FoundOperation[]): Map<string, FoundOperation> {
  return new Map(
    operations.flatMap((found) => {
      const id = idOf(found)
      return id === undefined ? [] : [[id, found] as const]
    }),
  )
}

function idOf({ operation }: FoundOperation): string | undefined {
  return textOf(operation.operationId)
}

function byTag(found: readonly (readonly [FoundOperation, string[]])[]): ComparedTag[] {
  const tags = new Map<string, ComparedOperation[]>()
  for (const [{ method, path, operation }, changes] of found) {
    const name = textOf(listOf(operation.tags)[0]) ?? 'Other operations'
    const title = textOf(operation.summary) ?? textOf(operation.operationId) ?? path
    tags.set(name, [...(tags.get(name) ?? []), { method, endpoint: path, title, changes }])
  }
  return [...tags].map(([name, operations]) => ({ name, operations })).sort((a, b) => a.name.localeCompare(b.name))
}
