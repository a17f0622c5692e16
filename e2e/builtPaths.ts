import fs from 'node:fs'
import path from 'node:path'

/** Paths of all pages in public/ except the not-found page. */
export function builtPaths(): string[] {
  return fs
    .readdirSync('public', { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'index.html' && file !== path.join('404', 'index.html'))
    .map((file) => `/${path.dirname(file).replace(/^\.$/, '')}`)
    .sort()
}
