import type { Json } from '../../plugins/gatsby-source-openapi/types'
import { escapeHtml } from '../shared/escapeHtml'

/** A key at the beginning of a line of indented JSON; a text in a list has no colon behind it. */
const key = /^(\s*)("(?:[^"\\]|\\.)*")(?=:)/gm

/** JSON over several lines, with its keys in colour: few elements, so that pages with many examples stay light. */
export function jsonHtml(value: Json): string {
  return escapeHtml(JSON.stringify(value, null, 2)).replace(key, '$1<span class="t-property">$2</span>')
}
