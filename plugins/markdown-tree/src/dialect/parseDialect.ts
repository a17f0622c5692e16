import type { Paragraph, PhrasingContent, Root, RootContentMap } from 'mdast'
import remarkDirective from 'remark-directive'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { SKIP, visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import type { Problem } from '../../../problem-report'
import { type DialectPlugin, report } from './DialectPlugin'

/** A compiler of the dialect's syntax: Markdown with JSX, tables and directives. */
export const dialectSyntax = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(remarkDirective).freeze()

/**
 * Parses Markdown with JSX, tables and directives; evaluates nothing.
 * @throws VFileMessage for the first malformed JSX tag or expression.
 */
export function parseDialect(source: string): Root {
  return dialectSyntax.parse(source)
}

/** Parses a file; where the parser fails, the file has a message, and its tree is empty. */
export function parseFile(file: VFile, parse: (file: VFile) => Root): Root {
  try {
    return parse(file)
  } catch (error) {
    const problem = syntaxProblem(error, String(file))
    if (!problem) throw error
    const start = { line: problem.line ?? 1, column: 1 }
    report(file, problem.line === undefined ? {} : { position: { start, end: start } }, problem.what, problem.fix)
    return { type: 'root', children: [] }
  }
}

/** Patterns of the parser's messages with fixes; the first match wins. */
const fixes: readonly (readonly [RegExp, string])[] = [
  [/to create a comment in MDX/, 'Write a comment as {/* text */}.'],
  [/to create a link in MDX/, 'Write a link as [text](https://…).'],
  [
    /closing tag|closing slash/i,
    'Close every tag in the order they were opened, with blank lines around the Markdown inside.',
  ],
  [
    /import\/exports/,
    'Start the line with another word: "import" and "export" at the start of a line are read as code.',
  ],
  [/attribute value/, 'Write an attribute as name="value".'],
  [/acorn|expression|brace| in code/i, 'Write a literal brace as \\{, or in `code`: expressions are not evaluated.'],
  [/name|attribute|tag|`<`/i, 'Write a literal < as \\<, or in `code`.'],
]

/** @param source lines of which explain errors that the parser's message would not */
function syntaxProblem(error: unknown, source: string): Pick<Problem, 'line' | 'what' | 'fix'> | undefined {
  if (!(error instanceof Error) || !('reason' in error)) return undefined
  const reason = String(error.reason)
  // The place of a tag that is never closed is only in the message: "for `<Tabs>` (5:1-5:7)".
  const named = /\((\d+):\d+/.exec(reason)?.[1]
  const line = named ? Number(named) : 'line' in error && typeof error.line === 'number' ? error.line : undefined
  const text = source.split('\n')[(line ?? 0) - 1] ?? ''
  if (/^(<{7}|>{7})( |$)/.test(text)) {
    const fix = 'Resolve it, and remove the lines that start with <<<<<<<, ======= and >>>>>>>.'
    return { line, what: 'The file has a merge conflict.', fix }
  }
  const [id] = /(?<=^#{1,6} .*)\{#[^\s}]+\}/.exec(text) ?? []
  if (id)
    return {
      line,
      what: `The heading has its ID in braces: ${id}.`,
      fix: `Write it in brackets: [${id.slice(1, -1)}].`,
    }
  const fix = fixes.find(([pattern]) => pattern.test(reason))?.[1]
  return { line, what: sentence(reason), fix: fix ?? 'See https://mdxjs.com/docs/troubleshooting-mdx/.' }
}

/** Removes the parser's advice and positions from its message: the problem has a fix and a line. */
function sentence(reason: string): string {
  const short = reason
    .replace(/ \((?:\d+:\d+[^)]*|U\+\w+)\)| with acorn/g, '')
    .replace(/(?: \((?:note|tip)|, expected )[^]*$/, '')
    .trim()
  return `The Markdown cannot be parsed: ${short.charAt(0).toLowerCase()}${short.slice(1).replace(/\.$/, '')}.`
}

type Directive = RootContentMap['textDirective'] | RootContentMap['leafDirective']

/**
 * Turns inline directives back into text: the parser reads `a:b` and `::word` as directives, which the dialect doesn't have.
 * Markup inside their brackets is kept.
 */
export const restoreDirectives: DialectPlugin = () => (tree, file) => {
  visit(tree, ['textDirective', 'leafDirective'], (node, index, parent) => {
    if (!parent || index === undefined) return undefined
    if (node.type === 'textDirective') parent.children.splice(index, 1, ...asText(node, file))
    if (node.type === 'leafDirective') {
      const paragraph: Paragraph = { type: 'paragraph', children: asText(node, file), position: node.position }
      parent.children.splice(index, 1, paragraph)
    }
    // The replacement is visited again: its brackets may contain another directive.
    return [SKIP, index]
  })
}

function asText({ children, position }: Directive, file: VFile): PhrasingContent[] {
  const start = position?.start.offset
  const end = position?.end.offset
  const text = (from?: number, to?: number): PhrasingContent => ({
    type: 'text',
    value: String(file).slice(from, to),
    position,
  })
  const first = children[0]?.position?.start.offset
  const last = children.at(-1)?.position?.end.offset
  return first === undefined || last === undefined
    ? [text(start, end)]
    : [text(start, first), ...children, text(last, end)]
}
