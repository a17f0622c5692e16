import fs from 'node:fs/promises'
import type { CreatePagesArgs, Reporter } from 'gatsby'
import { reportProblems } from '../../../plugins/gatsby-problem-report/src/reportProblems'
import { indexTimeFile } from '../../shared/search/indexAddress'
import { searchablePages } from './searchablePages'
import { searchQuery, type SearchQueryResult } from './searchQuery'
import { searchRecords } from './searchRecords'
import { unsearchedPages } from './unsearchedPages'
import { writeSearchIndex } from './writeSearchIndex'

/** Asks for everything that is searched and writes the embedded index into `public/`. */
export async function makeSearchIndex(graphql: CreatePagesArgs['graphql'], reporter: Reporter): Promise<void> {
  const result = await graphql<SearchQueryResult>(searchQuery)
  const { data } = result
  if (!data || result.errors) {
    reporter.panicOnBuild('The texts for the search could not be read from the GraphQL layer.', result.errors as Error[])
    return
  }
  const started = performance.now()
  const records = searchRecords(searchablePages(data))
  reportProblems(reporter, 'Making the search index', unsearchedPages(data.allContentPage.nodes, records))
  await writeSearchIndex(records, 'public')
  const time = Math.round(performance.now() - started)
  await fs.writeFile(indexTimeFile, JSON.stringify(time))
  reporter.info(`Wrote the search index: ${records.length} sections in ${time} ms`)
}
