import { createHash } from 'node:crypto'
import path from 'node:path'

/** Whether a file is one that a page can show as an image. */
export function isImage(file: string): boolean {
  return /\.(png|jpe?g|gif|webp|avif|svg)$/i.test(file)
}

/**
 * The address of an image that stands beside a page; it changes with the file, so browsers may keep it for ever:
 * `/static/2f1c3a9b4d/rollout.png`
 */
export function publicAddress(file: string, bytes: Buffer): string {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 10)
  return `/static/${hash}/${encodeURIComponent(path.posix.basename(file))}`
}
