/** Something an author has to know about what they wrote, or about a document that was fetched. */
export interface Problem {
  /** `error` stops a build; `warning` is printed and the build goes on. */
  severity: 'error' | 'warning'
  /** A path from the project's root, a URL, or a built page's path. */
  file: string
  /** 1-based line in `file`, where the source has lines. */
  line?: number
  /** The way to an entry where lines mean little: `docs > How-to guides > 4`, or a JSON pointer. */
  entry?: string
  /** What is wrong, with the offending value, as a sentence. */
  what: string
  /** What to do about it, or the nearest value that would work, as a sentence. */
  fix: string
}
