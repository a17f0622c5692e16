import { compactTree } from './compactTree'
import type { CompiledMarkdown } from './CompiledMarkdown'
import { codeBlock } from './highlight/highlightCode'
import { cleanText } from './safeText'
import { compileInWorker } from './untrusted/compileInWorker'
import { compileText } from './untrusted/compileText'

export interface UntrustedOptions {
  file: string
  /**
   * Resolves a link to a URL on this site. Links within the document (`#id`) are resolved without it.
   * @param line of the Markdown, where it is known.
   * @returns undefined drops the link and keeps its text.
   */
  resolveLink(url: string, line?: number): string | undefined
  /**
   * Resolves an image with a relative URL; images of other hosts always become links.
   * @returns the image's path on this site, a URL to link to, or undefined to keep only the alt text.
   */
  resolveImage(url: string): { src: string } | { link: string } | undefined
  /** Prefix of IDs that the author chose, so that they can't collide with those of the site: `readme-`. */
  idPrefix: string
  /** It's the text of a page, which shows a title of its own: pictures beside that of the document are removed. */
  isPage?: boolean | undefined
  /**
   * Processor time for compiling the document, and as much again for each 20,000 characters; 2 by default, which is four times what ordinary
   * text takes on a busy machine whose thread is cold. With 0, a long one isn't compiled at all.
   */
  seconds?: number | undefined
}

export interface CompiledUntrusted extends CompiledMarkdown {
  /** The Markdown exceeded a limit: its tree is one block with its source. */
  isPreformatted?: true
}

/** Levels of lists and quotations. */
const maxDepth = 50
/** Markdown of this many characters takes at most 0.25 s, measured with 60 patterns; most descriptions of an API are shorter. */
const maxHere = 1000
/** Ordinary text takes time in proportion to its length; what must be stopped takes more than that. */
const charactersPerLimit = 20_000

/**
 * Compiles third-party Markdown, such as a README or a description in an OpenAPI document. HTML goes through an allow-list,
 * nothing is evaluated, and no input makes it throw, keeps the build waiting or can harm the page that shows it: what exceeds a
 * limit is shown as preformatted text, with a warning.
 */
export async function compileUntrusted(markdown: string, options: UntrustedOptions): Promise<CompiledUntrusted> {
  const text = withoutFrontMatter(cleanText(markdown))
  const { file, seconds = 2 } = options
  if (nestingOf(text) > maxDepth)
    return preformatted(text, file, `Its lists or quotations are nested more than ${maxDepth} levels deep.`)
  if (seconds === 0 && text.length > maxHere)
    return preformatted(text, file, 'Several others took too long to compile.')
  try {
    const compiled = await (text.length <= maxHere
      ? compileText(text, options)
      : compileInWorker(text, options, seconds * (1 + text.length / charactersPerLimit)))
    return { ...compiled, problems: [], dependencies: [] }
  } catch (error) {
    return preformatted(text, file, error instanceof Error ? error.message : String(error))
  }
}

/** A line of front matter: a key, a comment, a list item or a bracket, unless it is indented. */
const frontMatterLine = /^(?:\s|#|- |[[\]}]|["']?[\w.-]+["']?[ \t]*(?::(?:\s|$)|=)|$)/

/** Removes YAML or TOML at the start of a file, which is for another program. Its lines become empty, so that those below keep their numbers. */
function withoutFrontMatter(text: string): string {
  const [fence] = /^(?:---|\+\+\+)(?=[ \t]*\n)/.exec(text) ?? []
  if (fence === undefined) return text
  const lines = text.split('\n')
  const end = lines.findIndex((line, index) => index > 0 && line.trimEnd() === fence)
  const inside = lines.slice(1, end)
  if (end < 2 || !inside.every((line) => frontMatterLine.test(line))) return text
  return '\n'.repeat(end + 1) + lines.slice(end + 1).join('\n')
}

function preformatted(text: string, file: string, reason: string): CompiledUntrusted {
  const start = text.trim().split('\n', 1)[0]?.slice(0, 60) ?? ''
  const tree = compactTree([
    { type: 'element', tagName: 'CodeBlock', properties: codeBlock(text, 'text'), children: [] },
  ])
  const what = `Some Markdown is shown as preformatted text. ${reason.replace(/\.?$/, '.')} It starts with "${start}".`
  const fix =
    'Remove deep nesting and long runs of the same mark. To find the place, delete half of the text at a time.'
  return {
    tree,
    headings: [],
    problems: [{ severity: 'warning', file, what, fix }],
    dependencies: [],
    isPreformatted: true,
  }
}

/** Marks of lists and quotations at the start of a line, which may follow each other: `> - 1. text`. */
const marks = /(?:>|[-*+](?=[ \t]|$)|\d{1,9}[.)](?=[ \t]|$))[ \t]*/y

/** The most marks of lists and quotations on one line. Each is a level of nesting, and the parser needs more than twice as long for twice as many. */
export function nestingOf(markdown: string): number {
  let deepest = 0
  for (const line of markdown.split('\n')) {
    let count = 0
    marks.lastIndex = line.search(/[^ \t]|$/)
    while (marks.test(line)) count++
    deepest = Math.max(deepest, count)
  }
  return deepest
}
