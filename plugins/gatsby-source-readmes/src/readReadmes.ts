import type { Problem } from '../../gatsby-problem-report/src/Problem'
import { readSourceMode } from '../../gatsby-remote-document/src/readSourceMode'
import { mapLimited } from './mapLimited'
import { readReadme, type ReadingContext, type ReadmeReading } from './readReadme'
import type { ReadmeResult } from './readmeFields'
import { sourceProblems } from './sourceProblems'

/** More than this many at once would be no faster, and less polite to the server. */
const atOnce = 4

/**
 * Reads all READMEs that the options name. Each stands for itself: one that cannot be read takes no other with it.
 *
 * @returns those that were read, in the order of the options, and the problems of all.
 */
export async function readReadmes(
  context: Omit<ReadingContext, 'mode'>,
): Promise<{ readmes: ReadmeResult[]; problems: Problem[] }> {
  const { sources, mode: wanted } = context.options
  const { mode, problems: modeProblems } = readSourceMode(wanted)
  const read = await mapLimited([...sources.entries()], atOnce, async ([index, source]): Promise<ReadmeReading> => {
    const problems = sourceProblems(sources, index)
    return problems.length > 0 ? { problems } : readReadme(source, { ...context, mode })
  })
  return {
    readmes: read.flatMap(({ result }) => result ?? []),
    problems: [...modeProblems, ...read.flatMap(({ problems }) => problems)],
  }
}
