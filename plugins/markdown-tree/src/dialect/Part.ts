import path from 'node:path'
import type { Node, Nodes, RootContentMap } from 'mdast'
import type { Problem } from '../../../problem-report'
import type { CodeExample, Reference, WrittenLink } from '../CompiledMarkdown'
import type { DialectOptions } from './DialectOptions'

/** One file of a page: the page itself, or a partial that it includes. */
export interface Part {
  readonly file: string
  /** The file's folder, relative to the page's. */
  readonly folder: string
  /** The parsed Markdown: positions of nodes refer to it, and its lines are those of the file. */
  readonly source: string
  /** The chain of files that include this one, the page first. */
  readonly includedBy: readonly string[]
  readonly page: PageContext
}

export interface PageContext {
  readonly options: DialectOptions
  readonly problems: Problem[]
  readonly dependencies: Set<string>
  readonly references: Reference[]
  readonly links: WrittenLink[]
}

export type JsxElement = RootContentMap['mdxJsxFlowElement'] | RootContentMap['mdxJsxTextElement']

export function isJsx(node: Nodes): node is JsxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'
}

export function report(
  { file, page }: Part,
  node: Pick<Node, 'position'>,
  what: string,
  fix: string,
  severity: Problem['severity'] = 'error',
): void {
  page.problems.push({ severity, file, line: node.position?.start.line, what, fix })
}

export function sourceOf({ source }: Part, { position }: Pick<Node, 'position'>): string {
  return source.slice(position?.start.offset, position?.end.offset)
}

/**
 * Reads a file that a part names, which becomes a dependency whether or not it exists.
 * @returns `file` is its path from the project's root.
 */
export function readRelative(
  { folder, page }: Part,
  name: string,
): { file: string; folder: string; text?: string | undefined } {
  const fromPage = path.posix.join(folder, name)
  const file = addDependency({ page }, fromPage)
  return { file, folder: path.posix.dirname(fromPage), text: page.options.readFile(fromPage)?.replace(/\r\n?/g, '\n') }
}

/** Makes a file (a path from the page's folder) a dependency of the page; returns its path from the project's root. */
export function addDependency({ page }: Pick<Part, 'page'>, fromPage: string): string {
  const file = path.posix.join(path.posix.dirname(page.options.file), fromPage)
  page.dependencies.add(file)
  return file
}

/** Records that a part names something; the plugin that knows things of this kind checks whether it exists. */
export function addReference(
  { file, page }: Part,
  { position }: Pick<Node, 'position'>,
  kind: string,
  name: string,
  example?: CodeExample,
): void {
  const line = position?.start.line
  page.references.push({ kind, name, file, ...(line !== undefined && { line }), ...(example && { example }) })
}

/** Records a link; the site checks where it leads. */
export function addLink(
  { file, page }: Part,
  { position }: Pick<Node, 'position'>,
  target: string,
  text: string,
): void {
  const line = position?.start.line
  page.links.push({ target, text, file, ...(line !== undefined && { line }) })
}

/** The text of a node without markup; an image contributes its alt text. */
export function plainText(node: Nodes): string {
  if ('children' in node) return node.children.map(plainText).join('')
  if ('value' in node) return node.value
  return 'alt' in node ? (node.alt ?? '') : ''
}
