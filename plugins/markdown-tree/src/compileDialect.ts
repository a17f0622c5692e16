import type { Element } from 'hast'
import type { Code, Root } from 'mdast'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { compactTree, footnoteOptions } from './compactTree'
import type { CompiledPage } from './CompiledMarkdown'
import { checkComponents, checkNesting } from './dialect/checkComponents'
import { checkFootnotes, checkLinks } from './dialect/checkLinks'
import { checkMisreadSyntax } from './dialect/checkMisreadSyntax'
import type { DialectOptions } from './dialect/DialectOptions'
import { expandIncludes } from './dialect/expandIncludes'
import { headingIds, markHeadings } from './dialect/headingIds'
import { blockComponents, inlineComponents, removeExpressions } from './dialect/normalizeJsx'
import { parseDialect, restoreDirectives, syntaxProblem } from './dialect/parseDialect'
import type { PageContext, Part } from './dialect/Part'
import { readAdmonitions } from './dialect/readAdmonitions'
import { readCode } from './dialect/readCode'
import { readImages } from './dialect/readImages'
import { readKeys } from './dialect/readKeys'
import { readLists } from './dialect/readLists'
import { lazyImages } from './lazyImages'

/** `readCode` has made every code fence a component. */
const code = (_: unknown, { data }: Code): Element => ({
  type: 'element',
  tagName: data?.hName ?? 'code',
  properties: { ...data?.hProperties },
  children: data?.hChildren ?? [],
})

const toHast = unified()
  .use(remarkRehype, { ...footnoteOptions, clobberPrefix: 'footnote-', handlers: { code } })
  .freeze()

/**
 * Compiles a page of content/docs: Markdown with tables, admonitions, registered components, partials and code from
 * files. Nothing is evaluated, and it never throws: what breaks a rule of the dialect is a problem with file and line, and
 * the rest is compiled.
 * @param source the Markdown after the front matter.
 */
export async function compileDialect(source: string, options: DialectOptions): Promise<CompiledPage> {
  const page: PageContext = { options, problems: [], dependencies: new Set(), references: [], links: [] }
  // Blank lines in place of the front matter make the parser's line numbers those of the file.
  const padded = '\n'.repeat(options.firstLine - 1) + source.replace(/\r\n?/g, '\n')
  try {
    const tree = await readPart(padded, { file: options.file, folder: '.', includedBy: [] }, page)
    const headings = headingIds(tree)
    const hast = await toHast.run(tree)
    lazyImages(hast)
    const dependencies = [...page.dependencies].sort()
    const { problems, references, links } = page
    return { tree: compactTree(hast.children), headings, problems, dependencies, references, links }
  } catch (error) {
    // As on brackets nested thousands of levels deep.
    const what = `The Markdown could not be compiled: ${(error instanceof Error ? error.message : String(error)).replace(/\.$/, '')}.`
    const fix = 'Remove deep nesting. To find the place, delete half of the text at a time.'
    return {
      tree: [],
      headings: [],
      problems: [{ severity: 'error', file: options.file, what, fix }],
      dependencies: [],
      references: [],
      links: [],
    }
  }
}

/**
 * Parses one file of a page, checks it by the rules of the dialect, and inserts the partials it includes.
 * @returns an empty tree when the file can't be parsed.
 */
async function readPart(
  source: string,
  place: Pick<Part, 'file' | 'folder' | 'includedBy'>,
  page: PageContext,
): Promise<Root> {
  const part: Part = { ...place, source, page }
  const tree = parsePart(part)
  restoreDirectives(tree, part)
  checkMisreadSyntax(tree, part)
  blockComponents(tree, page.options.components)
  inlineComponents(tree, page.options.components)
  removeExpressions(tree, part)
  checkComponents(tree, part)
  checkNesting(tree, part)
  checkLinks(tree, part)
  checkFootnotes(tree, part)
  readImages(tree, part)
  readLists(tree, part)
  readKeys(tree, part)
  readAdmonitions(tree, part)
  await readCode(tree, part)
  markHeadings(tree, part)
  await expandIncludes(tree, part, (text, partial) => readPart(text, partial, page))
  return tree
}

function parsePart({ source, file, page }: Part): Root {
  try {
    return parseDialect(source)
  } catch (error) {
    const problem = syntaxProblem(error, source)
    if (!problem) throw error
    page.problems.push({ severity: 'error', file, ...problem })
    return { type: 'root', children: [] }
  }
}
