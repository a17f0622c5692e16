import path from 'node:path'
import type { Node, Nodes, Root, RootContentMap } from 'mdast'
import type { Plugin } from 'unified'
import type { VFile } from 'vfile'
import type { Problem } from '../../../problem-report'
import type { CodeExample, Heading, Reference, WrittenLink } from '../CompiledMarkdown'
import type { DialectOptions } from './DialectOptions'

/**
 * A pass of the dialect: a remark plugin, so that any compiler which parses Markdown, JSX, tables and directives can use it. What
 * breaks a rule becomes a message of the file.
 */
export type DialectPlugin = Plugin<[DialectOptions], Root>

declare module 'vfile' {
  interface DataMap {
    dialect: DialectData
  }
}

/** What the passes find out about a page, beside its messages. */
interface DialectData {
  /** Files it depends on, as paths from the project's root. */
  dependencies: Set<string>
  references: Reference[]
  links: WrittenLink[]
  headings: Heading[]
  /** The chain of files that include this one, the page first. */
  includedBy: readonly string[]
}

export function dataOf(file: VFile): DialectData {
  file.data.dialect ??= { dependencies: new Set(), references: [], links: [], headings: [], includedBy: [] }
  return file.data.dialect
}

/** The path of a file from the project's root. */
export function fileName({ cwd, path: name }: VFile): string {
  // A text that is in no file has no path.
  return path
    .relative(cwd, path.resolve(cwd, name || '.'))
    .split(path.sep)
    .join('/')
}

export type JsxElement = RootContentMap['mdxJsxFlowElement'] | RootContentMap['mdxJsxTextElement']

export function isJsx(node: Nodes): node is JsxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'
}

/** Adds a message to the file, which `problemsOf` reads. */
export function report(
  file: VFile,
  { position }: Pick<Node, 'position'>,
  what: string,
  fix: string,
  severity: Problem['severity'] = 'error',
): void {
  const message = file.message(what, position)
  message.fatal = severity === 'error'
  message.note = fix
}

export function problemsOf({ messages }: VFile): Problem[] {
  return messages.map(({ fatal, file = '', line, reason, note = '' }) => ({
    severity: fatal ? 'error' : 'warning',
    file,
    line,
    what: reason,
    fix: note,
  }))
}

export function sourceOf(file: VFile, { position }: Pick<Node, 'position'>): string {
  return String(file).slice(position?.start.offset, position?.end.offset)
}

/**
 * Reads a file that another one names relative to itself; it becomes a dependency whether or not it exists.
 * @returns `name` is its path from the project's root.
 */
export function readRelative(
  file: VFile,
  relative: string,
  { readFile }: DialectOptions,
): { name: string; text?: string | undefined } {
  const name = addDependency(file, relative)
  return { name, text: readFile(name)?.replace(/\r\n?/g, '\n') }
}

/** Makes a file, which is named relative to another one, a dependency of the page; returns its path from the project's root. */
export function addDependency(file: VFile, relative: string): string {
  const name = path.posix.join(path.posix.dirname(fileName(file)), relative)
  dataOf(file).dependencies.add(name)
  return name
}

/** Records that a file names something; the plugin that knows things of this kind checks whether it exists. */
export function addReference(
  file: VFile,
  { position }: Pick<Node, 'position'>,
  kind: string,
  name: string,
  example?: CodeExample,
): void {
  const line = position?.start.line
  dataOf(file).references.push({
    kind,
    name,
    file: fileName(file),
    ...(line !== undefined && { line }),
    ...(example && { example }),
  })
}

/** Records a link; the site checks where it leads. */
export function addLink(file: VFile, { position }: Pick<Node, 'position'>, target: string, text: string): void {
  const line = position?.start.line
  dataOf(file).links.push({ target, text, file: fileName(file), ...(line !== undefined && { line }) })
}

/** The text of a node without markup; an image contributes its alt text. */
export function plainText(node: Nodes): string {
  if ('children' in node) return node.children.map(plainText).join('')
  if ('value' in node) return node.value
  return 'alt' in node ? (node.alt ?? '') : ''
}
