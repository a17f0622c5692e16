import type { ApiOperation, ApiTag } from './ApiDocument'
import type { Diagnostics } from './Diagnostics'

/**
 * Last segment of a path, from an operation's ID or a tag's name: `getCDNTokens` → `get-cdn-tokens`, `../../x` → `x`. Only `a-z`,
 * `0-9` and single `-` between them, or empty.
 */
export function slugOf(name: string): string {
  return (name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g) ?? []).join('-').toLowerCase()
}

/** Folders are named after slugs, and file systems allow 255 characters. */
const maxSlug = 200

/** Reports duplicate IDs, and pages that would get the same path, or none: all of them have the same parent. */
export function checkSlugs(
  infoSlug: string,
  operations: readonly ApiOperation[],
  tags: readonly ApiTag[],
  diagnostics: Diagnostics,
): void {
  const ids = new Map<string, string>()
  const taken = new Map([[infoSlug, 'the introduction']])
  for (const { operationId, slug, pointer } of operations) {
    const first = ids.get(operationId)
    if (first !== undefined) {
      const what = `The operationId "${operationId}" is already used at ${first}.`
      diagnostics.error(pointer, what, 'Give one of the two operations another ID.')
      continue
    }
    ids.set(operationId, pointer)
    take(slug, `operationId "${operationId}"`, pointer)
  }
  for (const { name, slug, pointer } of tags) take(slug, `tag "${name}"`, pointer)

  function take(slug: string, owner: string, pointer: string): void {
    const other = taken.get(slug)
    if (slug === '') {
      diagnostics.error(pointer, `The ${owner} has no letter a-z or digit, so it can't become a path.`, 'Rename it.')
    } else if (slug.length > maxSlug) {
      const what = `The ${owner.slice(0, 60)}… becomes a path of ${slug.length} characters; the maximum is ${maxSlug}.`
      diagnostics.error(pointer, what, 'Shorten it.')
    } else if (other !== undefined) {
      const what = `The ${owner} becomes the path "${slug}", which belongs to ${other}.`
      diagnostics.error(pointer, what, 'Rename one of the two.')
    } else {
      taken.set(slug, `the ${owner}, at ${pointer}`)
    }
  }
}
