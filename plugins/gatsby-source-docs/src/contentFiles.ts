import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { imageSize } from 'image-size'
import { darkVariant, type ImageReading } from '../../markdown-tree'

/**
 * Reads a file by its path from the project's root.
 * @param root the folder it must be in, also after symbolic links are followed.
 * @returns undefined when the folder has no such file.
 */
export function readContentBytes(root: string, file: string): Buffer | undefined {
  try {
    const real = realpathSync(path.resolve(file))
    return real.startsWith(realpathSync(path.resolve(root)) + path.sep) ? readFileSync(real) : undefined
  } catch {
    return undefined
  }
}

export function readContentFile(root: string, file: string): string | undefined {
  return readContentBytes(root, file)?.toString('utf8')
}

function isImage(file: string): boolean {
  return /\.(png|jpe?g|gif|webp|avif|svg)$/i.test(file)
}

/** `/static/2f1c3a9b4d/rollout.png`: with a hash of the file, so that browsers may cache it permanently. */
function publicPath(file: string, bytes: Buffer): string {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 10)
  return `/static/${hash}/${encodeURIComponent(path.posix.basename(file))}`
}

/**
 * The size and the public paths of an image that a page names, and of its dark variant.
 * @param file from the project's root; with a leading slash, from static/.
 */
export function readContentImage(root: string, file: string): ImageReading {
  const isStatic = file.startsWith('/')
  const source = isStatic ? path.posix.join('static', file) : file
  const bytes = isImage(source) ? readContentBytes(isStatic ? 'static' : root, source) : undefined
  if (!bytes)
    return { problem: 'missing', beside: imagesIn(path.posix.dirname(source)).filter((name) => !isDarkVariant(name)) }
  const size = pixelsOf(bytes)
  if (!size) return { problem: 'unreadable' }
  const image = { src: isStatic ? file : publicPath(source, bytes), ...cssSize(source, size) }
  const darkFile = darkVariant(source)
  const darkBytes = isStatic ? undefined : readContentBytes(root, darkFile)
  if (!darkBytes) return image
  const darkSize = pixelsOf(darkBytes)
  if (!darkSize) return { problem: 'unreadable', file: darkFile }
  const [light, dark] = [pixelText(size), pixelText(darkSize)]
  if (light !== dark) return { problem: 'sizes', light, dark }
  return { ...image, dark: publicPath(darkFile, darkBytes) }
}

interface Size {
  width: number
  height: number
}

function pixelsOf(bytes: Buffer): Size | undefined {
  try {
    const { width, height } = imageSize(bytes)
    return { width: Math.round(width), height: Math.round(height) }
  } catch {
    return undefined
  }
}

function pixelText({ width, height }: Size): string {
  return `${width} × ${height}`
}

/** Pictures of the product are taken with two pixels for each CSS pixel. */
function cssSize(file: string, { width, height }: Size): Size {
  const density = path.posix.basename(path.posix.dirname(file)) === 'pictures' ? 2 : 1
  return { width: Math.round(width / density), height: Math.round(height / density) }
}

function isDarkVariant(file: string): boolean {
  return /\.dark\.\w+$/.test(file)
}

function imagesIn(folder: string): string[] {
  try {
    return readdirSync(folder).filter(isImage).sort()
  } catch {
    return []
  }
}

/** Copies images (paths from the project's root) to their public paths, unless they are there already. */
export function publishImages(root: string, files: Iterable<string>): void {
  for (const file of new Set(files)) {
    const bytes = isImage(file) ? readContentBytes(root, file) : undefined
    if (!bytes) continue
    const target = path.join('public', decodeURIComponent(publicPath(file, bytes)))
    if (existsSync(target)) continue
    mkdirSync(path.dirname(target), { recursive: true })
    writeFileSync(target, bytes)
  }
}
