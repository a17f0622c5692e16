import type { Problem } from '../../../gatsby-problem-report/src/Problem'

/** More warnings of one kind than this are told by the first of them. */
const mostOfOneKind = 5

/** Collects what is wrong with one document while it is read. */
export class Findings {
  private readonly found: Problem[] = []
  /** What was skipped, and the pointers to it. */
  private readonly skipped = new Map<string, { fix: string; entries: string[] }>()
  private readonly kinds = new Map<string, Problem[]>()

  /** @param file path or address of the document. */
  constructor(private readonly file: string) {}

  error(entry: string, what: string, fix: string): void {
    this.found.push({ severity: 'error', file: this.file, entry, what, fix })
  }

  warning(entry: string, what: string, fix: string): void {
    this.found.push({ severity: 'warning', file: this.file, entry, what, fix })
  }

  /** One of what a document may have in hundreds of places, each with words of its own; see `mostOfOneKind`. */
  oneOfKind(kind: string, entry: string, what: string, fix: string): void {
    const ofKind = this.kinds.get(kind) ?? []
    ofKind.push({ severity: 'warning', file: this.file, entry, what, fix })
    this.kinds.set(kind, ofKind)
  }

  /** Something that is left out; the same thing in many places becomes one warning with a count. */
  skip(entry: string, what: string, fix: string): void {
    const before = this.skipped.get(what)
    if (before) before.entries.push(entry)
    else this.skipped.set(what, { fix, entries: [entry] })
  }

  get problems(): Problem[] {
    return this.found.filter(({ severity }) => severity === 'error')
  }

  get warnings(): Problem[] {
    const grouped = [...this.skipped].map(([what, { fix, entries }]): Problem => {
      const times = entries.length === 1 ? '' : ` (${entries.length} places, this is the first)`
      return { severity: 'warning', file: this.file, entry: entries[0] ?? '', what: `${what}${times}`, fix }
    })
    const kinds = [...this.kinds.values()].flatMap((ofKind) => {
      const [first] = ofKind
      if (!first || ofKind.length <= mostOfOneKind) return ofKind
      return [{ ...first, what: `${first.what} (${ofKind.length} places, this is the first)` }]
    })
    return [...this.found.filter(({ severity }) => severity === 'warning'), ...kinds, ...grouped]
  }
}
