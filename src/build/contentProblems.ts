import fs from 'node:fs/promises'
import path from 'node:path'
import type { Problem } from '../../plugins/problem-report'
import type { BuiltPage } from './builtPageReader'

const folders = ['content/docs', 'static']

/**
 * What is wrong with the content as a whole: pages without links to them, equal titles, unused files, large images.
 * @param dependencies partials, images and code files of all pages, from the project's root
 */
export async function contentProblems(
  pages: readonly ReportedPage[],
  built: readonly BuiltPage[],
  dependencies: readonly string[],
): Promise<Problem[]> {
  const files = (await Promise.all(folders.map(sourceFiles))).flat()
  const used = new Set([...dependencies, ...built.flatMap(({ links }) => links.map(({ target }) => target))])
  return [...orphanPages(pages, built), ...duplicateTitles(pages), ...unusedFiles(files, used), ...largeImages(files)]
}

async function sourceFiles(folder: string): Promise<SourceFile[]> {
  const entries = await fs.readdir(folder, { recursive: true, withFileTypes: true })
  return Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry) => {
        const file = path.join(entry.parentPath, entry.name)
        return { file: file.split(path.sep).join('/'), bytes: (await fs.stat(file)).size }
      }),
  )
}

interface ReportedPage {
  path: string
  title: string
  sourceFile: string
}

/** Pages that no other page links to: readers only find them by search. The home page is where readers start. */
export function orphanPages(pages: readonly ReportedPage[], built: readonly Pick<BuiltPage, 'path' | 'links'>[]): Problem[] {
  const linked = new Set(built.flatMap(({ path, links }) => links.map(({ target }) => pathOf(target)).filter((target) => target !== path)))
  return pages
    .filter(({ path }) => path !== '/' && !linked.has(path))
    .map(({ path, sourceFile }) => ({
      severity: 'warning',
      file: sourceFile,
      what: `No page links to "${path}".`,
      fix: 'Add it to content/site/sidebars.ts, or link to it from a page about the same subject.',
    }))
}

/**
 * Pages with the same title look the same in search results and browser tabs. Only a warning: two of content/docs have stopped the build
 * before, and the text of others may be someone else's.
 */
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
  /** From the project's root: `content/docs/how-to/pictures/a.webp`. */
  file: string
  bytes: number
}

/** What writers keep beside pages: images and code, but not pages themselves or scenes, which tests read. */
const contentFile = /^content\/docs\/.*(?<!\.mdx|\.scene\.ts)$|^content\/docs\/(.*\/)?_[^/]*\.mdx$/

/** Files that browsers, devices and people request without a link, and files of components. */
const knownFiles = /^static\/(favicon\.svg$|licenses\/|\.well-known\/|api-relay\.mjs$|img\/sdks\.svg$)/

/**
 * Files that no page uses.
 * @param used by pages: paths from the project's root, and URLs of links in pages
 */
export function unusedFiles(files: readonly SourceFile[], used: ReadonlySet<string>): Problem[] {
  return files
    .filter(({ file }) => (file.startsWith('static/') ? !knownFiles.test(file) && !used.has(file.slice('static'.length)) : contentFile.test(file) && !used.has(file)))
    .map(({ file }) => ({ severity: 'warning', file, what: 'No page uses this file.', fix: 'Delete it, or show it on a page.' }))
}

const kilobyte = 1024
/** A picture of a page; CONTRIBUTING.md says so too. */
const maxImageSize = 120 * kilobyte

/** Images that slow readers would wait for. */
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

/** `/a` of `/a#b` and `/a?b`. */
function pathOf(target: string): string {
  return target.replace(/[?#].*$/s, '')
}
