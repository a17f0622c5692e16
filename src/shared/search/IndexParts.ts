import type { SearchKind } from './SearchRecord'

/**
 * The embedded index as it lies on the server, in two files. It holds no inverted index: that is built in the reader's
 * browser, off the main thread, which takes less time than downloading it would.
 */
export interface FirstPart {
  /** Address of the second file; its name changes with its content. */
  texts: string
  categories: string[]
  kinds: SearchKind[]
  pages: PackedPage[]
}

/** Titles, headings and names: enough for first results. `category` and `kind` are places in the lists above. */
export type PackedPage = [
  path: string,
  title: string,
  description: string,
  /** One name a line. */
  keywords: string,
  weight: number,
  category: number,
  kind: number,
  /** Without the first, which is the page itself. */
  sections: PackedSection[],
]

/** Level 4 is a row of a table of messages or symptoms. */
type PackedSection = [anchor: string, heading: string, level: 2 | 3 | 4]

/** For every page, in the order of the first file, the texts of the page itself and of its sections. */
export type TextPart = string[][]
