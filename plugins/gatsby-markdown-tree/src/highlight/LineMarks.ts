/** What sets lines of code apart; numbers start at 1. */
export interface LineMarks {
  /** Lines to look at. */
  readonly mark?: ReadonlySet<number>
  /** Lines that are new. */
  readonly ins?: ReadonlySet<number>
  /** Lines that go. */
  readonly del?: ReadonlySet<number>
  /** The only lines that are drawn in colour. */
  readonly focus?: ReadonlySet<number>
  readonly isNumbered?: boolean
}
