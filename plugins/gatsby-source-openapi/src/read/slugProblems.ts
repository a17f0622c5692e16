import type { ApiOperation, ApiTag } from './ApiDocument'
import type { Findings } from './Findings'

/** Folders are named after slugs, and file systems stop at 255. */
const longest = 200

/**
 * Reports ids that occur twice and pages that would get the same path, or none: operations, tags and the introduction
 * lie side by side.
 */
export function slugProblems(
  infoSlug: string,
  operations: readonly ApiOperation[],
  tags: readonly ApiTag[],
  findings: Findings,
): void {
  const ids = new Map<string, string>()
  const taken = new Map([[infoSlug, 'the introduction']])
  for (const { operationId, slug, pointer } of operations) {
    const first = ids.get(operationId)
    if (first !== undefined) {
      const what = `The operationId "${operationId}" is used already at ${first}.`
      findings.error(pointer, what, 'Give one of the two operations another id.')
      continue
    }
    ids.set(operationId, pointer)
    take(slug, `operationId "${operationId}"`, pointer)
  }
  for (const { name, slug, pointer } of tags) take(slug, `tag "${name}"`, pointer)

  function take(slug: string, owner: string, pointer: string): void {
    const other = taken.get(slug)
    if (slug === '') {
      findings.error(pointer, `The ${owner} has no letter a-z or digit to make a path from.`, 'Rename it.')
    } else if (slug.length > longest) {
      const what = `The ${owner.slice(0, 60)}… gives a path of ${slug.length} characters; ${longest} are the most.`
      findings.error(pointer, what, 'Shorten it.')
    } else if (other !== undefined) {
      const what = `The ${owner} gives the path "${slug}", which belongs to ${other}.`
      findings.error(pointer, what, 'Rename one of the two.')
    } else {
      taken.set(slug, `the ${owner}, at ${pointer}`)
    }
  }
}
