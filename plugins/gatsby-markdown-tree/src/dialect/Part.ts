import path from 'node:path'
import type { Node } from 'mdast'
import type { Problem } from '../../../gatsby-problem-report/src/Problem'
import type { Reference } from '../Reference'
import type { DialectOptions } from './DialectOptions'

/** One file of a page: the page itself, or a partial it includes. */
export interface Part {
  /** From the project's root. */
  readonly file: string
  /** The file's folder, relative to the page's. */
  readonly folder: string
  /** The text as it was parsed: positions of nodes are positions in it, and lines of the file. */
  readonly source: string
  /** The files through which this one is included, the page first. */
  readonly includedBy: readonly string[]
  readonly page: PageReading
}

/** What the parts of a page share. */
export interface PageReading {
  readonly options: DialectOptions
  readonly problems: Problem[]
  readonly dependencies: Set<string>
  readonly references: Reference[]
}

/** Notes a problem at a node of a part. */
export function report(
  { file, page }: Part,
  node: Pick<Node, 'position'>,
  what: string,
  fix: string,
  severity: Problem['severity'] = 'error',
): void {
  page.problems.push({ severity, file, line: node.position?.start.line, what, fix })
}

/** The text of a node, exactly as the author wrote it. */
export function sourceOf({ source }: Part, { position }: Pick<Node, 'position'>): string {
  return source.slice(position?.start.offset, position?.end.offset)
}

/**
 * Reads a file that a part names, and notes that the page depends on it, whether or not it exists.
 *
 * @returns `file` is its path from the project's root.
 */
export function readBeside({ folder, page }: Part, name: string): { file: string; folder: string; text?: string } {
  const fromPage = path.posix.join(folder, name)
  const file = noteDependency({ page }, fromPage)
  return { file, folder: path.posix.dirname(fromPage), text: page.options.readFile(fromPage)?.replace(/\r\n?/g, '\n') }
}

/**
 * Notes that the page is to be made anew when a file changes, or comes to be.
 *
 * @param fromPage the file's path from the page's folder.
 * @returns its path from the project's root.
 */
export function noteDependency({ page }: Pick<Part, 'page'>, fromPage: string): string {
  const file = path.posix.join(path.posix.dirname(page.options.file), fromPage)
  page.dependencies.add(file)
  return file
}
