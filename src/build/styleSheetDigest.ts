import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

/** A short text that changes when one of the style sheets below a folder changes, comes, goes or moves. */
export function styleSheetDigest(folder: string): string {
  const files = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'))
  const digest = createHash('sha256')
  for (const file of files.sort()) digest.update(file).update('\0').update(fs.readFileSync(path.join(folder, file))).update('\0')
  return digest.digest('hex').slice(0, 16)
}
