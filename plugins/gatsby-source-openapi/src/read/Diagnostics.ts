import type { Problem } from '../../../problem-report'

/** More warnings of one kind become one, with a count. */
const maxOfOneKind = 5

export class Diagnostics {
  readonly problems: Problem[] = []
  /** By what was skipped: JSON pointers to it. */
  private readonly skipped = new Map<string, { fix: string; entries: string[] }>()
  private readonly kinds = new Map<string, Problem[]>()

  /** @param file path or URL of the document. */
  constructor(private readonly file: string) {}

  error(entry: string, what: string, fix: string): void {
    this.problems.push({ severity: 'error', file: this.file, entry, what, fix })
  }

  /** A warning that a document may cause in hundreds of places, worded differently in each; see `maxOfOneKind`. */
  oneOfKind(kind: string, entry: string, what: string, fix: string): void {
    const ofKind = this.kinds.get(kind) ?? []
    ofKind.push({ severity: 'warning', file: this.file, entry, what, fix })
    this.kinds.set(kind, ofKind)
  }

  /** Something that is left out. The same thing in many places becomes one warning with a count. */
  skip(entry: string, what: string, fix: string): void {
    const before = this.skipped.get(what)
    if (before) before.entries.push(entry)
    else this.skipped.set(what, { fix, entries: [entry] })
  }

  get warnings(): Problem[] {
    const grouped = [...this.skipped].map(([what, { fix, entries }]): Problem => {
      const times = entries.length === 1 ? '' : ` (${entries.length} places, this is the first)`
      return { severity: 'warning', file: this.file, entry: entries[0] ?? '', what: `${what}${times}`, fix }
    })
    const kinds = [...this.kinds.values()].flatMap((ofKind) => {
      const [first] = ofKind
      if (!first || ofKind.length <= maxOfOneKind) return ofKind
      return [{ ...first, what: `${first.what} (${ofKind.length} places, this is the first)` }]
    })
    return [...kinds, ...grouped]
  }
}
