import anyAscii from 'any-ascii'
import type { ApiOperation, ApiTag } from './ApiDocument'
import type { Diagnostics } from './Diagnostics'

/** Folders are named after slugs, and file systems allow 255 characters. Room is left for a number. */
const maxSlug = 200

/** What a slug would lose, although it distinguishes names: `C++`, `C#`. */
const signWords: readonly [sign: RegExp, word: string][] = [
  [/\+/g, ' plus '],
  [/(?<=[A-Z])#(?!\w)/g, ' sharp '],
]

/**
 * Last segment of a path, from an operation's ID or a tag's name: `getCDNTokens` → `get-cdn-tokens`, `動物` → `dong-wu`, `../../x` → `x`.
 * Only `a-z`, `0-9` and single `-` between them, or empty.
 */
export function slugOf(name: string): string {
  const ascii = anyAscii(signWords.reduce((text, [sign, word]) => text.replace(sign, word), name))
  const slug = (ascii.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g) ?? []).join('-').toLowerCase()
  return slug.slice(0, maxSlug).replace(/-$/, '')
}

/** Reports operations with the same ID. */
export function checkIds(operations: readonly ApiOperation[], diagnostics: Diagnostics): void {
  const ids = new Map<string, string>()
  for (const { operationId, pointer } of operations) {
    const first = ids.get(operationId)
    if (first === undefined) {
      ids.set(operationId, pointer)
      continue
    }
    const what = `The operationId "${operationId}" is already used at ${first}.`
    diagnostics.error(pointer, what, 'Give one of the two operations another ID.')
  }
}

/**
 * Gives every page a slug of its own: all of them have the same parent. The first page with a slug keeps it, as the introduction does, and
 * later ones get a number, with a warning.
 */
export function distinguishSlugs(
  infoSlug: string,
  operations: readonly ApiOperation[],
  tags: readonly ApiTag[],
  diagnostics: Diagnostics,
): void {
  const owners = new Map([[infoSlug, 'the introduction']])
  // Those with the ID of another one have been reported.
  const ids = new Map([...operations].reverse().map((operation) => [operation.operationId, operation]))
  const pages = [
    ...operations
      .filter((operation) => ids.get(operation.operationId) === operation)
      .map((page) => ({
        page,
        owner: `operationId "${page.operationId}"`,
        other: slugOf(`${page.method} ${page.endpoint}`) || 'operation',
      })),
    ...tags.map((page) => ({ page, owner: `tag "${page.name}"`, other: 'tag' })),
  ].map(({ page, owner, other }) => ({ page, owner, slug: page.slug || other }))
  const later = pages.filter(({ page, owner, slug }) => {
    if (owners.has(slug)) return true
    owners.set(slug, `the ${owner}`)
    page.slug = slug
    return false
  })
  for (const { page, owner, slug } of later) {
    let number = 2
    while (owners.has(`${slug}-${number}`)) number++
    page.slug = `${slug}-${number}`
    const what = `The path of the ${owner} ends in "${page.slug}", because "${slug}" belongs to ${owners.get(slug)}.`
    diagnostics.oneOfKind('slug', page.pointer, what, 'Rename one of the two if the path should be another one.')
    owners.set(page.slug, `the ${owner}`)
  }
}
