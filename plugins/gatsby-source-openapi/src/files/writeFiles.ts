import fs from 'node:fs/promises'
import path from 'node:path'
import type { ApiFile } from './apiFiles'

/**
 * Writes files where the site is served from; what was there before is removed first.
 *
 * @param folder of the site, from the project's root: `public`.
 * @param filesBase what the addresses of all files begin with.
 */
export async function writeFiles(folder: string, filesBase: string, files: Iterable<ApiFile>): Promise<void> {
  await fs.rm(path.join(folder, filesBase), { recursive: true, force: true })
  for (const file of files) {
    const target = path.join(folder, file.path)
    await fs.mkdir(path.dirname(target), { recursive: true })
    await fs.writeFile(target, file.text)
  }
}
