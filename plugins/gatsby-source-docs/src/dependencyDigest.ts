import { createHash } from 'node:crypto'

/**
 * Stands for what the files a page depends on contain; one that does not exist counts too.
 *
 * @param readFile the text of a file given from the project's root.
 */
export function dependencyDigest(files: readonly string[], readFile: (file: string) => string | undefined): string {
  return createHash('sha256')
    .update(JSON.stringify(files.map((file) => [file, readFile(file) ?? null])))
    .digest('hex')
}
