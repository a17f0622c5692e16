import type { Properties } from 'hast'
import { highlightCode } from './highlightCode'

/** The attributes of a `CodeBlock`. */
export function codeBlock(code: string, language: string, title?: string): Properties {
  return { ...highlightCode(code, language), ...(title ? { title } : {}) }
}
