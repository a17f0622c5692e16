import remarkRehype from 'remark-rehype'
import { VFile } from 'vfile'
import { compactTree, footnoteOptions } from './compactTree'
import type { CompiledPage } from './CompiledMarkdown'
import { dialectPlugins } from './dialect/dialectPlugins'
import type { DialectOptions } from './dialect/DialectOptions'
import { dataOf, problemsOf } from './dialect/DialectPlugin'
import { dialectSyntax, parseFile } from './dialect/parseDialect'
import { lazyImages } from './lazyImages'

interface PageSource {
  /** From the project's root. */
  file: string
  /** The 1-based line of `file` on which the Markdown begins, after the front matter. */
  firstLine: number
}

/**
 * Compiles a page of content/docs: Markdown with tables, admonitions, registered components, partials and code from
 * files. Nothing is evaluated, and it never throws: what breaks a rule of the dialect is a problem with file and line, and
 * the rest is compiled.
 * @param source the Markdown after the front matter.
 */
export async function compileDialect(source: string, options: PageSource & DialectOptions): Promise<CompiledPage> {
  // Blank lines in place of the front matter make the parser's line numbers those of the file.
  const value = '\n'.repeat(options.firstLine - 1) + source.replace(/\r\n?/g, '\n')
  const page = new VFile({ path: options.file || undefined, value })
  const compiler = dialectSyntax()
    .use(dialectPlugins(options))
    .use(remarkRehype, { ...footnoteOptions, clobberPrefix: 'footnote-' })
  try {
    const hast = await compiler.run(
      parseFile(page, (file) => compiler.parse(file)),
      page,
    )
    lazyImages(hast)
    const { headings, dependencies, references, links } = dataOf(page)
    return {
      tree: compactTree(hast.children),
      headings,
      problems: problemsOf(page),
      dependencies: [...dependencies].sort(),
      references,
      links,
    }
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
