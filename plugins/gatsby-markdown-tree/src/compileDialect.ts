import type { Element } from 'hast'
import type { Code } from 'mdast'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import type { CompiledDialect } from './CompiledMarkdown'
import { compactTree } from './compactTree'
import { compileFailure } from './compileFailure'
import type { DialectOptions } from './dialect/DialectOptions'
import { headingIds } from './dialect/headingIds'
import type { PageReading } from './dialect/Part'
import { readPart } from './dialect/readPart'
import { footnoteOptions } from './footnoteOptions'
import { lazyImages } from './lazyImages'

/** A code fence is a component by now. */
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
 * files. Nothing in it is evaluated, and nothing in it makes this throw: what breaks a rule of the dialect is a problem
 * with its file and line, and the rest is compiled all the same.
 *
 * @param source the text after the front matter.
 */
export async function compileDialect(source: string, options: DialectOptions): Promise<CompiledDialect> {
  const page: PageReading = { options, problems: [], dependencies: new Set(), references: [] }
  // With blank lines in place of the front matter, every line the parser names is a line of the file.
  const padded = '\n'.repeat(options.firstLine - 1) + source.replace(/\r\n?/g, '\n')
  try {
    const tree = await readPart(padded, { file: options.file, folder: '.', includedBy: [] }, page)
    const headings = headingIds(tree)
    const hast = await toHast.run(tree)
    lazyImages(hast)
    const dependencies = [...page.dependencies].sort()
    const { problems, references } = page
    return { tree: compactTree(hast.children), headings, problems, dependencies, references }
  } catch (error) {
    return { ...compileFailure(options.file, error), references: [] }
  }
}
