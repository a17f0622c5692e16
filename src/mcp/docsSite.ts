import fs from 'node:fs/promises'
import path from 'node:path'
import { createSearchEngine } from '../search-engine/createSearchEngine'
import type { SearchQuestion, SearchResults } from '../search-engine/SearchResults'
import { type AgentFacts, agentFactsFile } from '../shared/agentFacts'
import { indexFile, type SearchablePage } from '../shared/search/searchIndex'

/** A built site, as the tools read it. */
export interface DocsSite {
  facts: AgentFacts
  /** By path. */
  pages: ReadonlyMap<string, SearchablePage>
  search: (question: SearchQuestion) => Promise<SearchResults>
  /** A file of the site, by its path in it; undefined if there is none. */
  read: (file: string) => Promise<string | undefined>
}

/**
 * Opens the site that a build has written to a folder.
 * @throws if the folder has no built site
 */
export async function openSite(folder: string): Promise<DocsSite> {
  const read = (file: string) => fs.readFile(path.join(folder, file), 'utf8')
  const [facts, index] = await Promise.all([read(agentFactsFile), read(indexFile)]).catch((error: unknown) => {
    throw new Error(`There is no built site in ${folder}. Build it first: npm run build`, { cause: error })
  })
  return siteOf(JSON.parse(facts) as AgentFacts, JSON.parse(index) as SearchablePage[], (file) =>
    read(file).catch(() => undefined),
  )
}

export function siteOf(facts: AgentFacts, index: SearchablePage[], read: DocsSite['read']): DocsSite {
  const { search } = createSearchEngine(() => Promise.resolve(index))
  return { facts, pages: new Map(index.map((page) => [page.path, page])), search, read }
}
