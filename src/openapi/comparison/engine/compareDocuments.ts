import {
  listOf,
  operationsOf,
  own,
  stringOf,
  type DocumentOperation,
  type JsonObject,
} from '../../../../plugins/openapi-request'
import { operationComparer } from './compareOperations'

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

/**
 * What another document has that ours doesn't, and the other way round: operations, their parameters, bodies and statuses. Texts and
 * limits of values aren't compared. Operations are the same by method and path, whatever its parameters are called, else by ID. A base
 * path that all paths of the other document begin with isn't a difference.
 */
export function compareDocuments(ours: JsonObject, theirs: JsonObject): Comparison {
  const changesOf = operationComparer(ours, theirs)
  const { pairs, missing, added, count } = pairOperations(operationsOf(ours), operationsOf(theirs))
  const changed = pairs
    .map(({ our, their, isMoved }): [DocumentOperation, string[]] => [
      our,
      [...(isMoved ? [`The endpoint is ${their.method} ${their.path}`] : []), ...changesOf(our, their)],
    ])
    .filter(([, changes]) => changes.length > 0)
  return {
    title: stringOf(own(theirs.info, 'title')) ?? 'API',
    version: stringOf(own(theirs.info, 'version')) ?? '',
    count,
    same: pairs.length - changed.length,
    missing: byTag(missing.map((found) => [found, []])),
    added: byTag(added.map((found) => [found, []])),
    changed: byTag(changed),
  }
}

interface Pair {
  our: DocumentOperation
  their: DocumentOperation
  /** They have the same ID at different endpoints. */
  isMoved: boolean
}

/** Which operation of the other document is which of ours. `count` is without operations at the same endpoint as another one. */
function pairOperations(known: readonly DocumentOperation[], found: readonly DocumentOperation[]) {
  const base = basePathOf(known, found)
  const others = new Map(found.map((their) => [endpointKey(their, base), their]))
  const ourKeys = new Set(known.map((our) => endpointKey(our)))
  const free = byId([...others].flatMap(([key, their]) => (ourKeys.has(key) ? [] : [their])))
  const pairs: Pair[] = []
  const missing: DocumentOperation[] = []
  const matched = new Set<DocumentOperation>()
  for (const our of known) {
    const same = others.get(endpointKey(our))
    const their = same ?? free.get(our.id ?? '')
    if (their && !matched.has(their)) {
      matched.add(their)
      pairs.push({ our, their, isMoved: !same })
    } else missing.push(our)
  }
  const added = [...others.values()].filter((their) => !matched.has(their))
  return { pairs, missing, added, count: others.size }
}

/** `GET /api/admin/projects/{}` */
function endpointKey({ method, path }: DocumentOperation, base = ''): string {
  return `${method} ${path
    .slice(base.length)
    .replace(/\{[^{}]*\}/g, '{}')
    .replace(/\/$/, '')}`
}

/** What all of their paths begin with and ours don't: `/unleash`. Old servers have their base path there. */
function basePathOf(ours: readonly DocumentOperation[], theirs: readonly DocumentOperation[]): string {
  const known = byId(ours)
  for (const their of theirs) {
    const path = known.get(their.id ?? '')?.path
    const base = path !== undefined && their.path.endsWith(path) ? their.path.slice(0, -path.length) : ''
    if (base !== '' && theirs.every((other) => other.path.startsWith(`${base}/`))) return base
  }
  return ''
}

function byId(operations: readonly DocumentOperation[]): Map<string, DocumentOperation> {
  return new Map(operations.flatMap((found) => (found.id === undefined ? [] : [[found.id, found]])))
}

function byTag(found: readonly (readonly [DocumentOperation, string[]])[]): ComparedTag[] {
  const tags = new Map<string, ComparedOperation[]>()
  for (const [{ id, method, path, operation }, changes] of found) {
    const name = stringOf(listOf(operation.tags)[0]) ?? 'Other operations'
    const title = stringOf(operation.summary) ?? id ?? path
    tags.set(name, [...(tags.get(name) ?? []), { method, endpoint: path, title, changes }])
  }
  return [...tags].map(([name, operations]) => ({ name, operations })).sort((a, b) => a.name.localeCompare(b.name))
}
