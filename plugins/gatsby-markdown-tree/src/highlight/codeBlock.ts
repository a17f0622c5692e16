import type { Properties } from 'hast'
import { highlightCode } from './highlightCode'
import type { LineMarks } from './LineMarks'

/** Code of more lines than this is cut to its beginning until a reader asks for the rest. */
export const mostLines = 40

export interface CodeBlockOptions {
  title?: string
  marks?: LineMarks
  /** Long lines are broken from the start. */
  isWrapped?: boolean
  /** Whether the block is cut; by default when it has more than `mostLines` lines. */
  isCollapsed?: boolean
}

/** The attributes of a `CodeBlock`. `lines`, the number of all lines, is there when the block is cut. */
export function codeBlock(code: string, language: string, options: CodeBlockOptions = {}): Properties {
  const lines = code.replace(/\n$/, '').split('\n').length
  const { title, marks, isWrapped, isCollapsed = lines > mostLines } = options
  return {
    ...highlightCode(code, language, marks),
    ...(title ? { title } : {}),
    ...(marks?.isNumbered ? { isNumbered: true } : {}),
    ...(isWrapped ? { isWrapped } : {}),
    ...(isCollapsed ? { lines } : {}),
  }
}
