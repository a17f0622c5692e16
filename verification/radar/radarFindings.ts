import type { Change } from './compareSources'
import { linesThatSay, type ContentLine } from './contentLines'

export interface Finding extends Change {
  /** Lines that become wrong; of an addition, those of the page that lists the others. */
  lines: ContentLine[]
  /** Where the newer tree says it, or the older one if it's gone. */
  source: string | undefined
}

/**
 * The changes that make something wrong in the pages. An addition does where a page lists what there is of its kind – the file that says
 * most of the old names, if it says a third of them – until that file says the new name as well.
 */
export function radarFindings(
  changes: readonly Change[],
  known: ReadonlyMap<string, readonly string[]>,
  lines: readonly ContentLine[],
  sourceOf: (change: Change) => string | undefined,
): Finding[] {
  const places = new Map([...known].map(([kind, names]) => [kind, listingOf(kind, names, lines)]))
  return changes.flatMap((change) => {
    const found = isListed(change)
      ? (places.get(change.kind) ?? []).filter(({ file }) => !saysName(file, change.name, lines))
      : linesThatSay(ownLines(change.kind, lines), partToFind(change.name))
    return found.length === 0 ? [] : [{ ...change, lines: found, source: sourceOf(change) }]
  })
}

function saysName(file: string, name: string, lines: readonly ContentLine[]): boolean {
  const own = lines.filter((line) => line.file === file)
  return linesThatSay(own, partToFind(name)).length > 0
}

/** A field belongs to its schema, which has a place; anything else that is new, where others of its kind are. */
function isListed({ kind, change }: Change): boolean {
  return change === 'added' && kind !== 'fields'
}

/** The event of an integration, the permission of a role, the schema of a field. */
function partToFind(name: string): string {
  return /^[\w-]+ [\w-]+$/.test(name) ? name.replace(/^.* /, '') : name.replace(/^(\w+Schema)\.\w+$/, '$1')
}

function ownLines(kind: string, lines: readonly ContentLine[]): readonly ContentLine[] {
  return kind === 'integrationEvents' || kind === 'predefinedRoles' ? listOf(kind, lines) : lines
}

function listOf(kind: string, lines: readonly ContentLine[]): ContentLine[] {
  return lines.filter(({ file }) => file.endsWith(`/data/${kind}.ts`))
}

/** The last line of a list, after which an addition belongs. */
function listingOf(kind: string, names: readonly string[], lines: readonly ContentLine[]): ContentLine[] {
  const own = listOf(kind, lines)
  const said = names.map((name) => linesThatSay(own.length > 0 ? own : lines, partToFind(name)))
  const counts = new Map<string, number>()
  for (const each of said)
    for (const file of new Set(each.map((line) => line.file))) counts.set(file, (counts.get(file) ?? 0) + 1)
  const [file, count = 0] = [...counts].toSorted((a, b) => b[1] - a[1])[0] ?? []
  if (file === undefined || count * 3 < names.length) return []
  const last = said
    .flat()
    .filter((line) => line.file === file)
    .toSorted((a, b) => b.line - a.line)[0]
  return last ? [last] : []
}
