import { isNode, LineCounter, parseDocument } from 'yaml'
import type { z } from 'zod'
import type { Problem } from './index'

interface JsonFile {
  value: unknown
  /** The line of a value by its path; for a missing value, that of the nearest one above it. */
  lineOf(path: readonly PropertyKey[]): number
}

/**
 * Parses a JSON file that one of our tools writes, with a line for each value.
 * @param fix how to write the file again.
 */
export function parseJsonFile(text: string, file: string, fix: string): JsonFile | { problem: Problem } {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    const what = 'The file is not valid JSON.'
    return { problem: { severity: 'error', file, line: errorLine(text, String(error)), what, fix } }
  }
  // JSON.parse keeps the last of two equal keys.
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines })
  const twin = document.errors.find(({ code }) => code === 'DUPLICATE_KEY')
  if (twin) {
    const what = 'The object already has this key.'
    return {
      problem: { severity: 'error', file, line: lines.linePos(twin.pos[0]).line, what, fix: 'Keep one of the two.' },
    }
  }
  return { value, lineOf: lineReader(document, lines) }
}

interface JsonRules<Value> {
  file: string
  schema: z.ZodType<Value>
  /** What a problem says of a value that the schema doesn't allow, before the reason: `The history has an invalid value`. */
  invalid: string
  /** How to write the file again. */
  fix: string
  entryOf?(path: readonly PropertyKey[]): string
}

/** Parses a JSON file, and checks its value by a schema. */
export function readJsonFile<Value>(
  text: string,
  rules: JsonRules<Value>,
): (JsonFile & { value: Value }) | { problems: Problem[] } {
  const { file, schema, invalid, fix, entryOf = (path) => path.join(' > ') } = rules
  const json = parseJsonFile(text, file, fix)
  if ('problem' in json) return { problems: [json.problem] }
  const read = schema.safeParse(json.value)
  if (read.success) return { ...json, value: read.data }
  const problems = read.error.issues.map((issue): Problem => {
    const message = (issue.code === 'invalid_key' && issue.issues[0]?.message) || issue.message
    return {
      severity: 'error',
      file,
      line: json.lineOf(issue.path),
      entry: entryOf(issue.path),
      what: `${invalid}: ${message}.`,
      fix,
    }
  })
  return { problems }
}

/** JSON is YAML, whose parser knows lines. */
function lineReader(document: ReturnType<typeof parseDocument>, lines: LineCounter): JsonFile['lineOf'] {
  return (path) => {
    const found = path.map((_, index): unknown => document.getIn(path.slice(0, path.length - index), true)).find(isNode)
    return lines.linePos(found?.range?.[0] ?? 0).line
  }
}

const jsonValue = /(?:"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*|true|false|null|[[{]|\[\]|\{\})/.source
/** A line of indented JSON. */
const jsonLine = new RegExp(`^\\s*(?:(?:"(?:[^"\\\\]|\\\\.)*": ?)?${jsonValue}|[\\]}])?,?\\s*$`)

/** V8 gives the position of some errors only; the others are in the first line that doesn't look like JSON, or at the end. */
function errorLine(text: string, message: string): number {
  const position = /at position (\d+)/.exec(message)?.[1]
  const lines = text.trimEnd().split('\n')
  if (position !== undefined) return Math.min(text.slice(0, Number(position)).split('\n').length, lines.length)
  const first = lines.findIndex((line) => !jsonLine.test(line))
  return first === -1 ? lines.length : first + 1
}
