import type { Problem } from '../../../gatsby-problem-report/src/Problem'
import type { Json } from '../../types'

/** No real document comes near; below this depth every reader here can call itself. */
const deepest = 200

/** A text as JSON, or the one reason why not. */
export function parseJson(text: string, file: string): { ok: true; value: Json } | { ok: false; problems: Problem[] } {
  let value: Json
  try {
    value = JSON.parse(text) as Json
  } catch (error) {
    const message = error instanceof Error ? error.message : ''
    return { ok: false, problems: [notJson(text, file, message)] }
  }
  if (depthOf(value) <= deepest) return { ok: true, value }
  const what = `The document is nested more than ${deepest} levels deep.`
  return { ok: false, problems: [{ severity: 'error', file, what, fix: 'Use "$ref" instead of deep nesting.' }] }
}

function notJson(text: string, file: string, message: string): Problem {
  const position = /position (\d+)/.exec(message)?.[1]
  const before = position === undefined ? text : text.slice(0, Number(position))
  const ends = position === undefined || Number(position) >= text.length
  const what = ends ? 'The document is no JSON: it ends too early.' : 'The document is no JSON from this line on.'
  const fix = 'Check that the whole document arrived and that nothing but JSON is in it.'
  return { severity: 'error', file, line: before.split('\n').length, what, fix }
}

function depthOf(value: Json): number {
  let depth = 0
  let level: Json[] = [value]
  while (level.length > 0 && depth <= deepest) {
    depth++
    level = level.flatMap((entry) => (typeof entry === 'object' && entry !== null ? Object.values(entry) : []))
  }
  return depth
}
