import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import {
  type Document,
  type ErrorCode,
  isCollection,
  isMap,
  isNode,
  isScalar,
  LineCounter,
  parseDocument,
  visit,
} from 'yaml'
import type { Problem } from '../../problem-report'

export interface ParsedFrontMatter {
  values?: unknown
  problems: Problem[]
  /** Of an entry's key, or of the closest parent that exists. */
  lineOf(path: readonly PropertyKey[]): number
  sourceOf(path: readonly PropertyKey[]): string | undefined
}

const fixes: Partial<Record<ErrorCode, string>> = {
  BAD_SCALAR_START: 'Put values that start with this character in quotes.',
  BLOCK_AS_IMPLICIT_KEY: 'Put values that contain ": " in quotes, and start every key at the beginning of a line.',
  DUPLICATE_KEY: 'Remove one of them.',
  TAB_AS_INDENT: 'Indent with spaces.',
  TAG_RESOLVE_FAILED: 'Remove the tag.',
}
const defaultFix = 'Put values that contain quotes, colons or brackets in "…", and close every quote and bracket.'

const parsedFiles = new Map<string, { text: string; parsed: ParsedFrontMatter }>()

/**
 * Parses front matter once per version of a file. gatsby-plugin-mdx parses it too, but as YAML 1.1 and without line numbers.
 * @returns no values and no problems for a file without front matter.
 */
export function parseFrontMatter(text: string, file: string): ParsedFrontMatter {
  const known = parsedFiles.get(file)
  if (known?.text === text) return known.parsed
  const parsed = parse(text, file)
  parsedFiles.set(file, { text, parsed })
  return parsed
}

function parse(text: string, file: string): ParsedFrontMatter {
  const split = splitFrontMatter(text)
  const counter = new LineCounter()
  const document = parseDocument(split?.yaml ?? '', { lineCounter: counter, prettyErrors: false, merge: true })
  const lineAt = (offset: number) => counter.linePos(offset).line
  const read = split?.problem ? { problem: lineProblems[split.problem] } : readValues(document, lineAt)
  return {
    values: 'values' in read ? read.values : undefined,
    problems: 'problem' in read ? [{ severity: 'error', file, ...read.problem }] : [],
    lineOf: (path) => lineAt(keyOffset(document, path)),
    sourceOf: (path) => {
      const node = document.getIn(path, true)
      return isScalar(node) ? node.source : undefined
    },
  }
}

type Found = Pick<Problem, 'line' | 'what' | 'fix'>

const lineProblems: Readonly<Record<'open' | 'language', Found>> = {
  open: { line: 1, what: 'The front matter is never closed.', fix: 'End it with a line that contains only ---.' },
  language: {
    line: 1,
    what: 'The front matter has text after the opening ---, so it is not read as YAML.',
    fix: 'Remove the text.',
  },
}

/** The values, or the first error: later ones usually follow from it. */
function readValues(document: Document, lineAt: (offset: number) => number): { values: unknown } | { problem: Found } {
  const mistake = (message: string, line: number, fix = defaultFix) => ({
    problem: { line, what: `The front matter is not valid YAML: ${message.replace(/\.$/, '')}.`, fix },
  })
  const [first] = [...document.errors, ...document.warnings]
  if (first) return mistake(first.message, lineAt(first.pos[0]), fixes[first.code])
  try {
    const values: unknown = document.toJS() ?? {}
    // Throws at an alias that is part of its own value.
    JSON.stringify(values)
    return { values }
  } catch (error) {
    // An alias of nothing, of itself, or aliases that would expand to gigabytes.
    const message =
      error instanceof Error && !error.message.includes('circular') ? error.message : 'An alias refers to itself'
    return mistake(message, lineAt(firstAlias(document)), 'Repeat the values instead of using &, * and <<.')
  }
}

function firstAlias(document: Document): number {
  let offset = 0
  visit(document, {
    Alias: (_, alias) => {
      offset = alias.range?.[0] ?? 0
      return visit.BREAK
    },
  })
  return offset
}

function keyOffset(document: Document, path: readonly PropertyKey[]): number {
  let offset = 0
  let node: unknown = document.contents
  for (const step of path) {
    const key: unknown = isMap(node) ? node.items.find((pair) => String(pair.key) === String(step))?.key : undefined
    const value: unknown = isCollection(node) ? node.get(step, true) : undefined
    offset = startOf(key) ?? startOf(value) ?? offset
    node = value
  }
  return offset
}

function startOf(node: unknown): number | undefined {
  return isNode(node) ? node.range?.[0] : undefined
}

interface FrontMatterText {
  /** Starts with a blank line for the opening ---, to keep the line numbers of the file. */
  yaml: string
  /** `open`: the closing --- is missing; `language`: the opening --- names a language. */
  problem?: 'open' | 'language'
}

/** The front matter of a file, by the rules of gray-matter, which gatsby-plugin-mdx uses. */
export function splitFrontMatter(text: string): FrontMatterText | undefined {
  const source = text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n')
  const opening = /^---(?!-)(.*)(?:\n|$)/.exec(source)
  if (!opening) return undefined
  const rest = source.slice(opening[0].length)
  const end = `\n${rest}`.indexOf('\n---')
  const yaml = `\n${end < 0 ? rest : rest.slice(0, end)}`
  if (end < 0) return { yaml, problem: 'open' }
  return opening[1]?.trim() ? { yaml, problem: 'language' } : { yaml }
}

/** Reports invalid YAML in all pages and partials of a folder, a path from the project's root. */
export function yamlProblems(root: string): Problem[] {
  const files = readdirSync(path.resolve(root), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.mdx'),
  )
  return files.flatMap((name) => {
    const file = path.posix.join(root, name.split(path.sep).join('/'))
    return parseFrontMatter(readFileSync(path.resolve(file), 'utf8'), file).problems
  })
}
