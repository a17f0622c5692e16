import type { Problem } from '../../../gatsby-problem-report/src/Problem'
import type { Json } from '../../types'
import { quoted } from './json'

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

/** Engines word their messages differently and not all of them name a position; only what they agree on is used. */
function notJson(text: string, file: string, message: string): Problem {
  const fix = 'Check that the whole document arrived and that nothing but JSON is in it.'
  const start = text.trimStart()
  if (start !== '' && !/^[[{]/.test(start)) {
    const what = `The document is no JSON: it begins with ${quoted(start.slice(0, 20).replace(/\s+/g, ' '))}.`
    return { severity: 'error', file, line: 1, what, fix }
  }
  const position = Number(/position (\d+)/.exec(message)?.[1] ?? NaN)
  if (position >= text.length || /end of|unterminated/i.test(message)) {
    return {
      severity: 'error',
      file,
      line: lineAt(text, text.length),
      what: 'The document is no JSON: it ends too early.',
      fix,
    }
  }
  const line = Number.isNaN(position) ? {} : { line: lineAt(text, position) }
  return { severity: 'error', file, ...line, what: 'The document is no JSON.', fix }
}

function lineAt(text: string, position: number): number {
  return text.slice(0, position).split('\n').length
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
