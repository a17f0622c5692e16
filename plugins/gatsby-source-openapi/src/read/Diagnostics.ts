import type { Problem } from '../../../problem-report'

/** More problems of one kind become one, with a count. */
const maxOfOneKind = 5
/** Of errors that differ only in what they quote, as many are listed. */
const maxOfOneWording = 10

export class Diagnostics {
  private readonly errors: { kind: string | undefined; problem: Problem }[] = []
  private readonly groups = new Map<string, { max: number; found: Problem[] }>()

  /** @param file path or URL of the document. */
  constructor(private readonly file: string) {}

  /** @param kind of an error that a document may cause in hundreds of places; see `maxOfOneKind`. */
  error(entry: string, what: string, fix: string, kind?: string): void {
    this.errors.push({ kind, problem: { severity: 'error', file: this.file, entry, what, fix } })
  }

  /** Of errors that differ in what they quote, the first ones are listed, and the last of these says how many more there are. */
  get problems(): Problem[] {
    const byKind = groupBy(this.errors, ({ kind }) => kind)
    const listed = this.errors.flatMap((error) => {
      const same = error.kind === undefined ? [] : (byKind.get(error.kind) ?? [])
      if (same.length <= maxOfOneKind) return [error.problem]
      return same[0] === error ? [withCount(error.problem, same.length)] : []
    })
    const byWords = groupBy(listed, ({ what }) => what.replace(/"[^"]*"/g, '""'))
    return [...byWords.values()].flatMap((same) => {
      const last = same[maxOfOneWording - 1]
      if (same.length <= maxOfOneWording || !last) return same
      const more = `${last.what} (${same.length - maxOfOneWording} more errors are like this one)`
      return [...same.slice(0, maxOfOneWording - 1), { ...last, what: more }]
    })
  }

  /** A warning that a document may cause in hundreds of places, worded differently in each; see `maxOfOneKind`. */
  oneOfKind(kind: string, entry: string, what: string, fix: string): void {
    this.warn(kind, maxOfOneKind, { entry, what, fix })
  }

  /** Something that is left out. The same thing in many places becomes one warning with a count. */
  skip(entry: string, what: string, fix: string): void {
    this.warn(what, 1, { entry, what, fix })
  }

  private warn(group: string, max: number, problem: Pick<Problem, 'entry' | 'what' | 'fix'>): void {
    const found: Problem[] = this.groups.get(group)?.found ?? []
    found.push({ severity: 'warning', file: this.file, ...problem })
    this.groups.set(group, { max, found })
  }

  get warnings(): Problem[] {
    return [...this.groups.values()].flatMap(({ max, found }) => {
      const [first] = found
      if (!first || found.length <= max) return found
      return [withCount(first, found.length)]
    })
  }
}

function groupBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>()
  for (const item of items) {
    const key = keyOf(item)
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return groups
}

function withCount(problem: Problem, count: number): Problem {
  return { ...problem, what: `${problem.what} (${count} places, this is the first)` }
}
