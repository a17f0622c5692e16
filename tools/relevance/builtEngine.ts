import fs from 'node:fs/promises'
import path from 'node:path'
import { createSearchEngine } from '../../src/search/engine/createSearchEngine'
import { firstPartFile, indexFolder, type FirstPart, type TextPart } from '../../src/shared/search/searchIndex'

/** The embedded engine over the index of the built site, as readers get it. */
export function builtEngine(publicFolder = 'public') {
  return createSearchEngine((file) => readPart(publicFolder, file), `/${indexFolder}/${firstPartFile}`)
}

/** The engine over an index that was read before. */
export function engineOver({ first, texts }: { first: FirstPart; texts: TextPart }) {
  return createSearchEngine((file) => Promise.resolve(structuredClone(file === first.texts ? texts : first)), '')
}

/** The files of the index of the built site. */
export async function readBuiltIndex(publicFolder = 'public'): Promise<{ first: FirstPart; texts: TextPart }> {
  const first = (await readPart(publicFolder, `/${indexFolder}/${firstPartFile}`)) as FirstPart
  return { first, texts: (await readPart(publicFolder, first.texts)) as TextPart }
}

async function readPart(publicFolder: string, file: string): Promise<unknown> {
  return JSON.parse(await fs.readFile(path.join(publicFolder, file), 'utf8'))
}
