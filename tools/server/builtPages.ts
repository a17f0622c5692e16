import fs from 'node:fs'
import path from 'node:path'

/** Paths of all pages of a built site, that of the page for unknown paths included: `/404`, `/reference/segments`. */
export function builtPaths(folder: string): string[] {
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'index.html')
    .sort()
    .map((file) => `/${path.dirname(file).replace(/^\.$/, '')}`)
}

/** HTML of all pages of a built site by their path. */
export function builtPages(folder: string): Map<string, string> {
  return new Map(
    builtPaths(folder).map((page) => [page, fs.readFileSync(path.join(folder, page, 'index.html'), 'utf8')]),
  )
}
