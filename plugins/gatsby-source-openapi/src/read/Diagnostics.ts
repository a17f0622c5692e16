import type { Problem } from '../../../problem-report'

/** More problems of one kind become one, with a count. */
const maxOfOneKind = 5

export class Diagnostics {
  private readonly errors: { kind: string | undefined; problem: Problem }[] = []
  private readonly groups = new Map<string, { max: number; found: Problem[] }>()

  /** @param file path or URL of the document. */
  constructor(private readonly file: string) {}

  /** @param kind of an error that a document may cause in hundreds of places; see `maxOfOneKind`. */
  error(entry: string, what: string, fix: string, kind?: string): void {
    this.errors.push({ kind, problem: { severity: 'error', file: this.file, entry, what, fix } })
  }

  get problems(): Problem[] {
    const counts = new Map<string | undefined, number>()
    for (const { kind } of this.errors) counts.set(kind, (counts.get(kind) ?? 0) + 1)
    const counted = new Set<string>()
    return this.errors.flatMap(({ kind, problem }) => {
      const count = counts.get(kind) ?? 0
      if (kind === undefined || count <= maxOfOneKind) return [problem]
      if (counted.has(kind)) return []
      counted.add(kind)
      return [withCount(problem, count)]
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

function withCount(problem: Problem, count: number): Problem {
  return { ...problem, what: `${problem.what} (${count} places, this is the first)` }
}
