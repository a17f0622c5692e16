import { createHash } from 'node:crypto'
import { Prism } from 'prism-react-renderer'
import type { Token, TokenStream } from 'prismjs'
import loadGrammars from 'prismjs/components/index.js'
import type { Properties } from 'hast'
import { escapeHtml } from '../safeText'
import { grammarNames, languageOf } from './languages'

interface HighlightedCode {
  /**
   * Escaped code with `<span class="t-keyword">` around colored tokens and, with marks, an element around every line.
   * Its text content is exactly the code.
   */
  html: string
  language: string
}

/** In characters. Prism is slow on large files, which nobody reads for their colors. */
const maxHighlightedLength = 50_000

let areGrammarsLoaded = false

/**
 * Highlights code at build time, so that no highlighter is sent to readers.
 * @param code one trailing line end is dropped.
 * @param language any of `languageNames`; all others are plain text.
 */
export function highlightCode(code: string, language: string, marks?: LineMarks): HighlightedCode {
  loadGrammarsOnce()
  const text = code.replace(/\n$/, '')
  const { name, grammar } = languageOf(language) ?? { name: 'Text', grammar: 'plain' }
  const rules = Prism.languages[grammar]
  const isPlain = !rules || text.length > maxHighlightedLength
  const runs = isPlain ? [{ color: undefined, text }] : colorRuns(Prism.tokenize(text, rules))
  return { html: writeRuns(runs, marks), language: name }
}

/**
 * Identifies code, so that a change of it is noticed.
 * @param html the code, escaped, highlighted or not.
 * @returns 10 hexadecimal digits.
 */
export function codeDigest(html: string): string {
  return createHash('sha256')
    .update(html.replace(/<[^>]*>/g, '').trimEnd())
    .digest('hex')
    .slice(0, 10)
}

/** prism-react-renderer contains Prism with some grammars; those of prismjs register with a global Prism. */
function loadGrammarsOnce(): void {
  if (areGrammarsLoaded) return
  Object.assign(globalThis, { Prism })
  loadGrammars([...grammarNames])
  areGrammarsLoaded = true
}

/** Flattens nested tokens: each character has one color, and adjacent characters of the same color are one run. */
function colorRuns(stream: TokenStream, color?: string, runs: Run[] = []): Run[] {
  if (Array.isArray(stream)) for (const part of stream) colorRuns(part, color, runs)
  else if (typeof stream !== 'string') colorRuns(stream.content, tokenColor(namesOf(stream), color), runs)
  else {
    const last = runs.at(-1)
    // White space has no color: it joins the run before it.
    if (last && (last.color === color || stream.trim() === '')) last.text += stream
    else runs.push({ color, text: stream })
  }
  return runs
}

function namesOf({ type, alias }: Token): string[] {
  return [type, ...(Array.isArray(alias) ? alias : [alias])].filter(Boolean)
}

/** Prism's token types that the site colors (`src/styles/code.css`); each becomes a class `t-<type>`. */
const colored = new Set(
  [
    'comment prolog cdata',
    'keyword atrule rule directive builtin',
    'string char attr-value regex template-string url',
    'number boolean constant symbol null',
    'function method class-name',
    'tag selector important',
    'property attr-name key variable header-name parameter',
    'inserted deleted',
  ].flatMap((group) => group.split(' ')),
)

/** Code interpolated in a string is not part of the string. */
const plain = new Set(['interpolation', 'interpolation-punctuation'])

/**
 * The token type that decides a token's color.
 * @param names the token's type, then its aliases.
 * @param around color of the enclosing token, which tokens without a color, such as punctuation, inherit.
 */
function tokenColor(names: readonly string[], around: string | undefined): string | undefined {
  if (names.some((name) => plain.has(name))) return undefined
  return names.find((name) => colored.has(name)) ?? around
}

/** How lines of code are marked; line numbers start at 1. `focus` has the only lines shown in color. */
export type LineMarks = {
  readonly [Mark in 'mark' | 'ins' | 'del' | 'error' | 'warning' | 'focus']?: ReadonlySet<number> | undefined
} & {
  readonly isNumbered?: boolean
}

interface Run {
  color: string | undefined
  text: string
}

/**
 * Writes highlighted code as HTML: `<span class="t-keyword">let</span> a`. With marks, every line is an element that includes
 * its line end, so that the text content is still the code: `<mark>let a\n</mark><span data-line>…`.
 */
function writeRuns(runs: readonly Run[], marks: LineMarks = {}): string {
  if (!Object.values(marks).some(Boolean)) return runs.map(writeRun).join('')
  return linesOf(runs)
    .map((line, index) => {
      const [opening, closing, isColored] = wrapping(index + 1, marks)
      return opening + line.map((run) => (isColored ? writeRun(run) : escapeHtml(run.text))).join('') + closing
    })
    .join('')
}

function writeRun({ color, text }: Run): string {
  return color ? `<span class="t-${color}">${escapeHtml(text)}</span>` : escapeHtml(text)
}

function wrapping(
  line: number,
  { mark, ins, del, error, warning, focus }: LineMarks,
): [opening: string, closing: string, isColored: boolean] {
  if (ins?.has(line)) return ['<ins>', '</ins>', true]
  if (del?.has(line)) return ['<del>', '</del>', true]
  if (error?.has(line)) return ['<mark data-line="error">', '</mark>', true]
  if (warning?.has(line)) return ['<mark data-line="warning">', '</mark>', true]
  if (mark?.has(line)) return ['<mark>', '</mark>', true]
  if (focus && !focus.has(line)) return ['<span data-line="dim">', '</span>', false]
  return ['<span data-line="">', '</span>', true]
}

function linesOf(runs: readonly Run[]): Run[][] {
  const lines: Run[][] = [[]]
  for (const { color, text } of runs) {
    for (const piece of text.split(/(?<=\n)/)) {
      if (piece !== '') lines.at(-1)?.push({ color, text: piece })
      if (piece.endsWith('\n')) lines.push([])
    }
  }
  return lines
}

/** A longer code block is collapsed until the reader expands it. */
const maxLines = 40

interface CodeBlockOptions {
  title?: string | undefined
  marks?: LineMarks
  isWrapped?: boolean
  /** By default, blocks of more than `maxLines` lines are collapsed. */
  isCollapsed?: boolean | undefined
}

/** The attributes of a `CodeBlock`. `lines`, the number of all lines, is only set when the block is collapsed. */
export function codeBlock(code: string, language: string, options: CodeBlockOptions = {}): Properties {
  const lines = code.replace(/\n$/, '').split('\n').length
  const { title, marks, isWrapped, isCollapsed = lines > maxLines } = options
  return {
    ...highlightCode(code, language, marks),
    ...(title ? { title } : {}),
    ...(marks?.isNumbered ? { isNumbered: true } : {}),
    ...(isWrapped ? { isWrapped } : {}),
    ...(isCollapsed ? { lines } : {}),
  }
}
