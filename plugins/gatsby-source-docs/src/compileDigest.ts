import { createHash } from 'node:crypto'
import type { DocsOptions } from '../types'
import { dependencyDigest } from './dependencyDigest'
import { readContentBytes } from './readContentFile'

/**
 * Stands for everything but its own file that a page is compiled with: the files it depends on, the components there are,
 * and the glossary. Gatsby itself makes a page anew when its own file has changed.
 */
export function compileDigest(files: readonly string[], { root, components, glossary }: DocsOptions): string {
  const ofFiles = dependencyDigest(files, (file) => readContentBytes(root, file)?.toString('latin1'))
  return createHash('sha256').update(JSON.stringify([ofFiles, components, glossary])).digest('hex')
}
