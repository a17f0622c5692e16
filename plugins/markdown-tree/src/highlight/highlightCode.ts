import { createHash } from 'node:crypto'
import { normalizeTokens, Prism, themes } from 'prism-react-renderer'
import loadGrammars from 'prismjs/components/index.js'
import type { Properties } from 'hast'
import { escapeHtml } from '../safeText'
import { grammarNames, languageOf } from './languages'

interface HighlightedCode {
  /**
   * Escaped code with `<span class="t-keyword">` around colored tokens and, with marks, an element around every line.
   * Its text content is exactly the code, with line ends as `\n`.
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
  return { html: writeLines(coloredLines(isPlain ? [text] : Prism.tokenize(text, rules)), marks), language: name }
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

/** The colors of code; each is a class `t-<color>` and a property `--code-<color>`. */
export const codeColors = ['comment', 'keyword', 'string', 'number', 'function', 'property', 'url'] as const

type CodeColor = (typeof codeColors)[number]

/**
 * The color of each token type, as in the themes One Dark and One Light, which color the same types; the colors themselves are in
 * `src/styles/tokens.css`. A type without a color, such as punctuation, has that of the token around it.
 */
const colorOfType = new Map<string, CodeColor | undefined>([
  ...codeColors.flatMap((color) => themeTypes(color).map((type) => [type, color] as const)),
  // Keys of YAML look like those of JSON, and not like numbers.
  ['atrule', 'property'],
  // In JSON every colon is one.
  ['operator', undefined],
])

/** All types to which the theme gives the same color as to the given one. */
function themeTypes(type: CodeColor): string[] {
  const styled = themes.oneDark.styles.flatMap(({ types, style }) =>
    style.color === undefined ? [] : types.map((name) => [name, style.color] as const),
  )
  const colors = new Map(styled)
  return [...colors.keys()].filter((name) => colors.get(name) === colors.get(type))
}

/** The pieces of each line, in the color of the innermost token that has one. */
function coloredLines(tokens: Parameters<typeof normalizeTokens>[0]): Run[][] {
  return normalizeTokens(tokens).map((line, index, lines) => [
    ...line.map(({ types, content, empty }) => ({
      color: types.map((type) => colorOfType.get(type)).findLast(Boolean),
      text: empty ? '' : content,
    })),
    { color: undefined, text: index < lines.length - 1 ? '\n' : '' },
  ])
}

/** How lines of code are marked; line numbers start at 1. `focus` has the only lines shown in color. */
export type LineMarks = {
  readonly [Mark in 'mark' | 'ins' | 'del' | 'error' | 'warning' | 'focus']?: ReadonlySet<number> | undefined
} & {
  readonly isNumbered?: boolean
}

interface Run {
  color: CodeColor | undefined
  text: string
}

/**
 * Writes highlighted code as HTML: `<span class="t-keyword">let</span> a`. With marks, every line is an element that includes
 * its line end, so that the text content is still the code: `<mark>let a\n</mark><span data-line>…`.
 */
function writeLines(lines: readonly Run[][], marks: LineMarks = {}): string {
  if (!Object.values(marks).some(Boolean)) return writeRuns(lines.flat())
  return lines
    .map((line, index) => {
      const [opening, closing, isColored] = wrapping(index + 1, marks)
      return opening + (isColored ? writeRuns(line) : escapeHtml(line.map(({ text }) => text).join(''))) + closing
    })
    .join('')
}

/** Adjacent runs of the same color are one, and white space, which shows no color, joins the run before it. */
function writeRuns(runs: readonly Run[]): string {
  const joined: Run[] = []
  for (const { color, text } of runs) {
    const last = joined.at(-1)
    if (last && (last.color === color || text.trim() === '')) last.text += text
    else joined.push({ color, text })
  }
  return joined
    .map(({ color, text }) => (color ? `<span class="t-${color}">${escapeHtml(text)}</span>` : escapeHtml(text)))
    .join('')
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
