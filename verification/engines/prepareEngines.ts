import type { TestProject } from 'vitest/node'
import { builtEngine } from '../../tools/relevance/builtEngine'
import { addSkipReason } from '../skipReasons'
import type { KnownResults } from './EngineSite'
import { type Engines, findEngines, missingPackages } from './findEngines'

declare module 'vitest' {
  interface ProvidedContext {
    engines: Engines
    knownResults: KnownResults
  }
}

/** Looks for the engines before the first test. Tests of one that is missing are skipped. */
export default async function prepareEngines(project: TestProject): Promise<void> {
  const { firefox, webkit } = findEngines()
  const missing = missingPackages({ firefox, webkit })
  if (missing.length > 0)
    addSkipReason(
      'engines',
      `Engines are missing. To test them, install their packages: sudo apt-get install ${missing.join(' ')}`,
    )
  project.provide('engines', { firefox, webkit })
  const query = 'segments'
  const { count } = await builtEngine().search({
    query,
    filters: {},
    page: 0,
    pagesPerPage: 1,
    excerptWords: 1,
  })
  project.provide('knownResults', { query, count })
}
