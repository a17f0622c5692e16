import type { JsonObject } from '../../types'
import type { ApiOperation, ApiTag } from './ApiDocument'
import type { Diagnostics } from './Diagnostics'
import { isObject, listOf, textOf } from './json'
import { pointerTo } from './references'
import { slugOf } from './slugs'

const untagged = 'Other operations'

/** The tags with operations: declared ones in their order, then undeclared ones, then a group for operations without a tag. */
export function readTags(document: JsonObject, operations: readonly ApiOperation[], diagnostics: Diagnostics): ApiTag[] {
  const tags = new Map<string, ApiTag>()
  const taken = new Set(operations.map(({ slug }) => slug).filter((slug) => slug !== ''))
  // Operations keep their path: a tag "Search" beside an operation "search" gets the path `search-operations`.
  const tagSlug = (name: string): string => (taken.has(slugOf(name)) ? `${slugOf(name)}-operations` : slugOf(name))
  listOf(document.tags).forEach((entry, index) => {
    const pointer = pointerTo('/tags', index)
    const name = isObject(entry) ? textOf(entry.name) : undefined
    if (!isObject(entry) || name === undefined) {
      diagnostics.error(pointer, 'This tag has no name.', 'Give it a "name", or remove it.')
    } else if (tags.has(name)) {
      diagnostics.skip(pointer, `The tag "${name}" is declared twice; the second one is skipped.`, 'Remove one of the two.')
    } else {
      const description = textOf(entry.description)
      tags.set(name, {
        name,
        slug: tagSlug(name),
        ...(description !== undefined && { description }),
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
    .map((tag) => ({ ...tag, operations: inReadingOrder(tag.operations) }))
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
  return [...operations].sort((a, b) => compareResources(a, b) || rankOf(a) - rankOf(b) || (a.endpoint < b.endpoint ? -1 : 1))
}

/** `/segments` for `/segments/{id}`: the path without the parameters at its end. */
function resourceOf({ endpoint }: Endpoint): string[] {
  return endpoint.replace(/(\/\{[^/]*\})+$/, '').split('/').filter(Boolean)
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
