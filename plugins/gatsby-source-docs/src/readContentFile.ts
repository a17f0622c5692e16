import { readFileSync, realpathSync } from 'node:fs'
import path from 'node:path'

/**
 * A file that a page names.
 *
 * @param root the folder it must be in, also when links in the file system are followed.
 * @param file from the project's root.
 * @returns undefined when there is no such file in that folder.
 */
export function readContentBytes(root: string, file: string): Buffer | undefined {
  try {
    const real = realpathSync(path.resolve(file))
    return real.startsWith(realpathSync(path.resolve(root)) + path.sep) ? readFileSync(real) : undefined
  } catch {
    return undefined
  }
}

/** The text of a file that a page names; see `readContentBytes`. */
export function readContentFile(root: string, file: string): string | undefined {
  return readContentBytes(root, file)?.toString('utf8')
}
