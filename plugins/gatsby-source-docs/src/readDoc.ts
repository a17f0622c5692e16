import path from 'node:path'
import { compileDialect } from '../../gatsby-markdown-tree/src/compileDialect'
import type { ImageReading } from '../../gatsby-markdown-tree/src/dialect/ImageReading'
import type { DocsOptions } from '../types'
import type { DocFields } from './DocFields'
import { docPath } from './docPath'
import { readFrontMatter } from './readFrontMatter'

export interface DocSource {
  /** From the root of the pages, with slashes. */
  relativePath: string
  /** The whole file. */
  text: string
  /** What of it follows the front matter. */
  body: string
}

/**
 * Makes a page of a file. A file that breaks rules is a page all the same, of what could be read, with problems.
 *
 * @param read files given from the project's root; images also by their address in static/, `/img/logo.svg`.
 */
export async function readDoc(
  { relativePath, text, body }: DocSource,
  { root, components, glossary, editUrlBase, sidebar }: DocsOptions,
  read: { file(file: string): string | undefined; image(file: string): ImageReading },
): Promise<DocFields> {
  const sourceFile = path.posix.join(root, relativePath)
  const { values, problems } = readFrontMatter(text, sourceFile)
  const compiled = await compileDialect(body, {
    file: sourceFile,
    firstLine: text.slice(0, text.length - body.length).split('\n').length,
    components,
    glossary,
    readFile: (name) => read.file(path.posix.join(path.posix.dirname(sourceFile), name)),
    readImage: (name) => read.image(name.startsWith('/') ? name : path.posix.join(path.posix.dirname(sourceFile), name)),
  })
  const pagePath = docPath(relativePath)
  const title = values.title ?? path.posix.basename(relativePath, '.mdx')
  const { availability } = values
  return {
    path: pagePath,
    title,
    description: values.description ?? '',
    sidebarLabel: values.sidebarLabel ?? title,
    section: pagePath.split('/')[1] ?? '',
    sidebar: values.sidebar === false ? null : sidebar,
    headings: compiled.headings,
    sourceFile,
    editUrl: editUrlBase + sourceFile,
    tree: compiled.tree,
    keywords: values.keywords ?? [],
    availability: availability ? { plans: availability.plans ?? [], since: availability.since ?? null } : null,
    deprecated: values.deprecated ?? false,
    problems: [...problems, ...compiled.problems],
    dependencies: compiled.dependencies,
    references: compiled.references,
  }
}
