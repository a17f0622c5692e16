import fs from 'node:fs'
import path from 'node:path'

/**
 * Writes files into a folder, which is made.
 *
 * @param files by their path in the folder
 */
export function writeFiles(folder: string, files: ReadonlyMap<string, Uint8Array>): void {
  for (const [name, content] of files) {
    const file = path.join(folder, name)
    fs.mkdirSync(path.dirname(file), { recursive: true })
    fs.writeFileSync(file, content)
  }
}
