import { createHash } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import type { FirstPart } from '../../shared/search/IndexParts'
import { packIndex } from '../../shared/search/packIndex'
import type { SearchRecord } from '../../shared/search/SearchRecord'
import { indexFolder, firstPartFile } from '../../shared/search/indexAddress'

/**
 * Writes the files of the embedded index into the built site. The first one has a fixed name and names the second, so that
 * the two always fit each other; what an earlier build left is removed.
 *
 * @param publicFolder the built site.
 */
export async function writeSearchIndex(records: readonly SearchRecord[], publicFolder: string): Promise<void> {
  const folder = path.join(publicFolder, indexFolder)
  await fs.rm(folder, { recursive: true, force: true })
  await fs.mkdir(folder, { recursive: true })
  const { first, texts } = packIndex(records)
  const content = JSON.stringify(texts)
  const digest = createHash('sha256').update(content).digest('hex').slice(0, 12)
  const name = `texts-${digest}.json`
  const firstPart: FirstPart = { texts: `/${indexFolder}/${name}`, ...first }
  await fs.writeFile(path.join(folder, name), content)
  await fs.writeFile(path.join(folder, firstPartFile), JSON.stringify(firstPart))
}
