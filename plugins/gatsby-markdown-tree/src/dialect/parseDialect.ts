import type { Root } from 'mdast'
import remarkDirective from 'remark-directive'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'

const parser = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(remarkDirective).freeze()

/**
 * Parses Markdown with JSX, tables and directives; evaluates nothing.
 *
 * @throws VFileMessage for the first JSX tag or expression that is not well-formed.
 */
export function parseDialect(source: string): Root {
  return parser.parse(source)
}
