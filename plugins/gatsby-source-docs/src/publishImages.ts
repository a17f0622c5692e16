import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { isImage, publicAddress } from './publicImage'
import { readContentBytes } from './readContentFile'

/**
 * Copies the images that stand beside pages to where the site serves them; those that are there already stay.
 *
 * @param files what pages depend on, from the project's root.
 */
export function publishImages(root: string, files: Iterable<string>): void {
  for (const file of new Set(files)) {
    const bytes = isImage(file) ? readContentBytes(root, file) : undefined
    if (!bytes) continue
    const target = path.join('public', decodeURIComponent(publicAddress(file, bytes)))
    if (existsSync(target)) continue
    mkdirSync(path.dirname(target), { recursive: true })
    writeFileSync(target, bytes)
  }
}
