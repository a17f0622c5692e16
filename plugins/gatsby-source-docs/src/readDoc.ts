import path from 'node:path'
import { compileDialect, type DialectOptions } from '../../markdown-tree'
import type { DocsOptions } from '../types'
import { readFrontMatter } from './readFrontMatter'

/** The fields of a `Doc` before large ones are packed. */
export type DocFields = Awaited<ReturnType<typeof readDoc>>

interface DocSource {
  /** From the root of the pages. */
  relativePath: string
  /** As gatsby-plugin-mdx has parsed it. */
  frontmatter: unknown
  /** The Markdown below it. */
  body: string
  /** The whole file: the lines of problems are those of the file. */
  text: string
}

/**
 * Reads a page. A file that breaks rules is still a page, with problems and without what could not be read.
 */
export async function readDoc(
  { relativePath, frontmatter, body, text }: DocSource,
  { root, editUrlBase }: Pick<DocsOptions, 'root' | 'editUrlBase'>,
  dialect: DialectOptions,
) {
  const sourceFile = path.posix.join(root, relativePath)
  const { values, problems } = readFrontMatter(frontmatter, text, sourceFile)
  const compiled = await compileDialect(body, {
    ...dialect,
    file: sourceFile,
    firstLine: text.slice(0, text.length - body.length).split('\n').length,
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
    hasSidebar: values.sidebar !== false,
    headings: compiled.headings,
    sourceFile,
    editUrl: editUrlBase + sourceFile,
    tree: compiled.tree,
    takes: values.takes ?? null,
    keywords: values.keywords ?? [],
    availability: availability
      ? { plans: availability.plans ?? [], since: availability.since ?? null, ossSince: availability.ossSince ?? null }
      : null,
    deprecated: values.deprecated ?? false,
    problems: [...problems, ...compiled.problems],
    dependencies: compiled.dependencies,
    references: compiled.references,
    links: compiled.links,
  }
}

/** `reference/segments.mdx` → `/reference/segments`, `reference/index.mdx` → `/reference`, `index.mdx` → `/` */
export function docPath(relativePath: string): string {
  return `/${relativePath.replace(/\.mdx$/, '').replace(/(^|\/)index$/, '')}`
}

/** Partials are included by pages, and are not pages themselves. */
export function isPartial(relativePath: string): boolean {
  return /(^|\/)_[^/]*$/.test(relativePath)
}
