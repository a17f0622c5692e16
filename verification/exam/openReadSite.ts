import { openSite } from '../../src/mcp/docsSite'
import { builtAnswers } from '../../tools/relevance/builtEngine'
import type { ReadSite } from './examReader'

/** The site that a build has written. */
export async function openReadSite(): Promise<ReadSite> {
  const [site, answers] = await Promise.all([openSite('public'), builtAnswers()])
  return { site, answers }
}
