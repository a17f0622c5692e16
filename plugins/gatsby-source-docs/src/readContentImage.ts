import { readdirSync } from 'node:fs'
import path from 'node:path'
import { imageSize } from 'image-size'
import type { ImageReading } from '../../gatsby-markdown-tree/src/dialect/ImageReading'
import { isImage, publicAddress } from './publicImage'
import { readContentBytes } from './readContentFile'

/**
 * The size and the public address of an image that a page names.
 *
 * @param root the folder of the pages, from the project's root.
 * @param file from the project's root; with a slash before it, an address of a file in static/.
 */
export function readContentImage(root: string, file: string): ImageReading {
  const isStatic = file.startsWith('/')
  const source = isStatic ? path.posix.join('static', file) : file
  const bytes = isImage(source) ? readContentBytes(isStatic ? 'static' : root, source) : undefined
  if (!bytes) return { problem: 'missing', beside: imagesIn(path.posix.dirname(source)) }
  try {
    const { width, height } = imageSize(bytes)
    return { src: isStatic ? file : publicAddress(source, bytes), width: Math.round(width), height: Math.round(height) }
  } catch {
    return { problem: 'unreadable' }
  }
}

function imagesIn(folder: string): string[] {
  try {
    return readdirSync(folder).filter(isImage).sort()
  } catch {
    return []
  }
}
