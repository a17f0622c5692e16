import type { ComponentRules } from './ComponentRules'
import type { Glossary } from './Glossary'
import type { ImageReading } from './ImageReading'

export interface DialectOptions {
  /** The page's path from the project's root, as problems show it: `content/docs/reference/segments.mdx`. */
  file: string
  /** The line of `file` on which the text begins, after the front matter; 1-based. */
  firstLine: number
  components: ComponentRules
  /**
   * The text of a partial or code file.
   *
   * @param path relative to the page's folder: `_limits.mdx`, `../_shared/limits.mdx`
   * @returns undefined when there is no such file, or when it is outside of content.
   */
  readFile(path: string): string | undefined
  /**
   * The size and the public address of an image file.
   *
   * @param path relative to the page's folder, `./rollout.png`; with a slash before it, of a file in static/.
   */
  readImage(path: string): ImageReading
  /** What `<Term>` explains, by id. */
  glossary: Glossary
}
