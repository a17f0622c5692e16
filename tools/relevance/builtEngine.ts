import fs from 'node:fs/promises'
import path from 'node:path'
import { indexFolder, firstPartFile } from '../../src/shared/search/indexAddress'
import { SearchEngine } from '../../src/search/engine/SearchEngine'

/** The embedded engine over the index of the built site, as readers get it. */
export function builtEngine(publicFolder = 'public'): SearchEngine {
  const readPart = async (address: string): Promise<unknown> => JSON.parse(await fs.readFile(path.join(publicFolder, address), 'utf8'))
  return new SearchEngine(readPart, `/${indexFolder}/${firstPartFile}`)
}
