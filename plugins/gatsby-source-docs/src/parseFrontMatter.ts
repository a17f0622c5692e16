import {
  isCollection,
  isMap,
  isNode,
  isScalar,
  LineCounter,
  parseDocument,
  visit,
  type Document,
  type ErrorCode,
} from 'yaml'
import type { Problem } from '../../gatsby-problem-report/src/Problem'
import { splitFrontMatter } from './splitFrontMatter'

export interface ParsedFrontMatter {
  /** The values; undefined when the front matter cannot be parsed. */
  values?: unknown
  /** Of the lines around it and of the YAML itself. */
  problems: Problem[]
  /** The line of an entry's key, or of the closest entry around it that exists. */
  lineOf(path: readonly PropertyKey[]): number
  /** An entry's value as the author wrote it. */
  sourceOf(path: readonly PropertyKey[]): string | undefined
}

/** What YAML's usual mistakes need. */
const fixes: Partial<Record<ErrorCode, string>> = {
  BAD_SCALAR_START: 'Put a value that starts with such a character between quotes.',
  BLOCK_AS_IMPLICIT_KEY: 'Put a value that holds ": " between quotes; start every key at the beginning of its line.',
  DUPLICATE_KEY: 'Keep one of them.',
  TAB_AS_INDENT: 'Indent with spaces.',
  TAG_RESOLVE_FAILED: 'Remove the tag.',
}
const otherwise = 'Put a value with quotes, colons or brackets between "…", and close what is open.'

/** Parses a file's front matter as YAML; a file without any has no values and no problems. */
export function parseFrontMatter(text: string, file: string): ParsedFrontMatter {
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
  open: { line: 1, what: 'The front matter is never closed.', fix: 'End it with a line of ---.' },
  language: { line: 1, what: 'The front matter is not YAML: something stands after the first ---.', fix: 'Remove it.' },
}

/** The values, or the first mistake: the ones after it usually follow from it. */
function readValues(document: Document, lineAt: (offset: number) => number): { values: unknown } | { problem: Found } {
  const mistake = (message: string, line: number, fix = otherwise) => ({
    problem: { line, what: `The front matter is not valid YAML: ${message.replace(/\.$/, '')}.`, fix },
  })
  const [first] = [...document.errors, ...document.warnings]
  if (first) return mistake(first.message, lineAt(first.pos[0]), fixes[first.code])
  try {
    return { values: document.toJS() ?? {} }
  } catch (error) {
    // Aliases of nothing, and aliases that would unfold to gigabytes.
    const message = error instanceof Error ? error.message : String(error)
    return mistake(message, lineAt(firstAlias(document)), 'Write values out: no &, * and <<.')
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
