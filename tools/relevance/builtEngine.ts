import fs from 'node:fs/promises'
import path from 'node:path'
import { createSearchEngine } from '../../src/search-engine/createSearchEngine'
import { answersFile, type SearchAnswer } from '../../src/shared/search/searchAnswers'
import { indexFile, type SearchablePage } from '../../src/shared/search/searchIndex'

/** The embedded engine over the index of the built site, as readers get it. */
export function builtEngine(publicFolder = 'public') {
  return createSearchEngine(() => readBuiltIndex(publicFolder))
}

/** What the built site shows above the results of a query. */
export async function builtAnswers(publicFolder = 'public'): Promise<SearchAnswer[]> {
  return JSON.parse(await fs.readFile(path.join(publicFolder, answersFile), 'utf8')) as SearchAnswer[]
}

/** The index of the built site. */
export async function readBuiltIndex(publicFolder = 'public'): Promise<SearchablePage[]> {
  return JSON.parse(await fs.readFile(path.join(publicFolder, indexFile), 'utf8')) as SearchablePage[]
}
