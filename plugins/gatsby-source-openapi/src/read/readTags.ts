import type { JsonObject } from '../../types'
import type { ApiOperation, ApiTag } from './ApiDocument'
import type { Findings } from './Findings'
import { isObject, listOf, textOf } from './json'
import { pointerTo } from './jsonPointer'
import { slugOf } from './slugOf'

/** The group of operations without a tag. */
const untagged = 'Other operations'

/**
 * The tags that have operations: declared ones in their order, then undeclared ones as they occur, then a group for
 * operations without a tag. An operation with several tags is in each of them.
 */
export function readTags(document: JsonObject, operations: readonly ApiOperation[], findings: Findings): ApiTag[] {
  const tags = new Map<string, ApiTag>()
  const taken = new Set(operations.map(({ slug }) => slug).filter((slug) => slug !== ''))
  // Operations keep their address: a tag "Search" beside an operation "search" moves to `search-operations`.
  const tagSlug = (name: string): string => (taken.has(slugOf(name)) ? `${slugOf(name)}-operations` : slugOf(name))
  listOf(document.tags).forEach((entry, index) => {
    const pointer = pointerTo('/tags', index)
    const name = isObject(entry) ? textOf(entry.name) : undefined
    if (!isObject(entry) || name === undefined) {
      findings.error(pointer, 'This tag has no name.', 'Give it a "name", or remove it.')
    } else if (tags.has(name)) {
      findings.skip(pointer, `The tag "${name}" is declared already; this one is skipped.`, 'Keep one of the two.')
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
  return [...tags.values(), other].filter((tag) => tag.operations.length > 0)
}
