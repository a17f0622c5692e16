import type { PluggableList } from 'unified'
import { checkComponents, checkNesting } from './checkComponents'
import { checkFootnotes, checkLinks } from './checkLinks'
import { checkMisreadSyntax } from './checkMisreadSyntax'
import type { DialectOptions } from './DialectOptions'
import type { DialectPlugin } from './DialectPlugin'
import { expandIncludes } from './expandIncludes'
import { headingIds, markHeadings } from './headingIds'
import { blockComponents, inlineComponents, removeExpressions } from './normalizeJsx'
import { restoreDirectives } from './parseDialect'
import { readAdmonitions } from './readAdmonitions'
import { readCode } from './readCode'
import { readImages } from './readImages'
import { readKeys } from './readKeys'
import { readLists } from './readLists'

/** What is done to each file of a page, in this order. */
const passes: readonly DialectPlugin[] = [
  restoreDirectives,
  checkMisreadSyntax,
  blockComponents,
  inlineComponents,
  removeExpressions,
  checkComponents,
  checkNesting,
  checkLinks,
  checkFootnotes,
  readImages,
  readLists,
  readKeys,
  readAdmonitions,
  readCode,
  markHeadings,
]

/**
 * The dialect as remark plugins: they transform what a compiler has parsed with JSX, tables and directives, and add messages to the
 * file for what breaks a rule. Nothing in the input is evaluated.
 */
export function dialectPlugins(options: DialectOptions): PluggableList {
  return [
    ...passes.map((pass): [DialectPlugin, DialectOptions] => [pass, options]),
    [expandIncludes, { ...options, passes }],
    [headingIds, options],
  ]
}
