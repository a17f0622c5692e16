import fs from 'node:fs/promises'
import path from 'node:path'
import type { Problem } from '../../plugins/problem-report'
import { temporaryFile } from '../../plugins/source-plugin'
import type { BuiltPage } from './builtPageReader'

const folders = ['content/docs', 'static']

/** What is wrong with the content as a whole. `dependencies` are partials, images and code files of all pages, from the project's root. */
export async function contentProblems(
  pages: readonly ReportedPage[],
  built: readonly BuiltPage[],
  dependencies: readonly string[],
): Promise<Problem[]> {
  const paths = (await Promise.all(folders.map(filesBelow))).flat()
  const files = await Promise.all(paths.map(async (file) => ({ file, bytes: (await fs.stat(file)).size })))
  const used = new Set([...dependencies, ...built.flatMap(({ links }) => links.map(({ target }) => target))])
  return [...orphanPages(pages, built), ...duplicateTitles(pages), ...unusedFiles(files, used), ...largeImages(files)]
}

/** All files at any depth: `static/img/logo.svg`. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await fs.readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  return files.map(({ parentPath, name }) => path.join(parentPath, name).split(path.sep).join('/'))
}

interface ReportedPage {
  path: string
  title: string
  sourceFile: string
}

/** Pages that no other page links to: readers only find them by search. The home page is where they start. */
export function orphanPages(
  pages: readonly ReportedPage[],
  built: readonly Pick<BuiltPage, 'path' | 'links'>[],
): Problem[] {
  const linked = new Set(
    built.flatMap(({ path, links }) => links.map(({ target }) => pathOf(target)).filter((target) => target !== path)),
  )
  return pages
    .filter(({ path }) => path !== '/' && !linked.has(path))
    .map(({ path, sourceFile }) => ({
      severity: 'warning',
      file: sourceFile,
      what: `No page links to "${path}".`,
      fix: 'Add it to content/site/sidebars.ts, or link to it from a page about the same subject.',
    }))
}

/** Pages with the title of another: a warning, as two of content/docs have stopped the build before, and others have text of someone else. */
export function duplicateTitles(pages: readonly ReportedPage[]): Problem[] {
  const firstWith = new Map<string, ReportedPage>()
  return pages.flatMap((page): Problem[] => {
    const first = firstWith.get(page.title.toLowerCase())
    if (!first) {
      firstWith.set(page.title.toLowerCase(), page)
      return []
    }
    return [
      {
        severity: 'warning',
        file: page.sourceFile,
        entry: page.path,
        what: `The title "${page.title}" is also that of "${first.path}" (${first.sourceFile}).`,
        fix: 'Give each page a different title.',
      },
    ]
  })
}

interface SourceFile {
  file: string
  bytes: number
}

/** What writers keep beside pages: images and code, but not pages themselves or scenes, which tests read. */
const contentFile = /^content\/docs\/.*(?<!\.mdx|\.scene\.ts)$|^content\/docs\/(.*\/)?_[^/]*\.mdx$/

/** Files that browsers, devices and people request without a link, files of response headers, and files of components. */
const knownFiles =
  /^static\/(favicon\.svg$|licenses\/|\.well-known\/|api-relay\.mjs$|speculation-rules\.json$|img\/sdks\.svg$)/

/** Files that no page uses. What is used are paths from the project's root, and URLs of links in pages. */
export function unusedFiles(files: readonly SourceFile[], used: ReadonlySet<string>): Problem[] {
  return files
    .filter(({ file }) => !temporaryFile.test(file))
    .filter(({ file }) =>
      file.startsWith('static/')
        ? !knownFiles.test(file) && !used.has(file.slice('static'.length))
        : contentFile.test(file) && !used.has(file),
    )
    .map(({ file }) => ({
      severity: 'warning',
      file,
      what: 'No page uses this file.',
      fix: 'Delete it, or show it on a page.',
    }))
}

const kilobyte = 1024
/** A picture of a page; docs/writing.md says so too. */
const maxImageSize = 120 * kilobyte

export function largeImages(files: readonly SourceFile[]): Problem[] {
  return files
    .filter(({ file, bytes }) => /\.(avif|gif|jpe?g|png|svg|webp)$/i.test(file) && bytes > maxImageSize)
    .map(({ file, bytes }) => ({
      severity: 'error',
      file,
      what: `The image is ${Math.ceil(bytes / kilobyte)} KB; the limit is ${maxImageSize / kilobyte} KB.`,
      fix: 'Crop it, reduce its size in pixels, or save it as WebP.',
    }))
}

function pathOf(target: string): string {
  return target.replace(/[?#].*$/s, '')
}
