import type { Problem } from '../../../problem-report'

/** More warnings of one kind become one, with a count. */
const maxOfOneKind = 5

export class Diagnostics {
  readonly problems: Problem[] = []
  private readonly groups = new Map<string, { max: number; found: Problem[] }>()

  /** @param file path or URL of the document. */
  constructor(private readonly file: string) {}

  error(entry: string, what: string, fix: string): void {
    this.problems.push({ severity: 'error', file: this.file, entry, what, fix })
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
      return [{ ...first, what: `${first.what} (${found.length} places, this is the first)` }]
    })
  }
}
