import type { Problem } from '../../gatsby-problem-report/src/Problem'
import type { FrontMatter } from './frontMatterSchema'

/** Search engines cut a title after about so many characters. */
const longestTitle = 60
/** Shorter ones say too little, longer ones are cut in search results. */
const descriptionLength = { least: 50, most: 160 }

/** Titles and descriptions that show badly in search results. Characters are counted as Unicode code points. */
export function lengthProblems(
  { title = '', description }: Partial<FrontMatter>,
  placeOf: (key: string) => Pick<Problem, 'file' | 'line'>,
): Problem[] {
  const problems: Problem[] = []
  const report = (key: string, what: string, fix: string) =>
    problems.push({ severity: 'error', ...placeOf(key), what, fix })
  const count = [...title].length
  if (count > longestTitle)
    report('title', `The title has ${count} characters.`, `Shorten it to ${longestTitle} at most.`)
  if (description !== undefined) {
    const { least, most } = descriptionLength
    const length = [...description].length
    if (length < least || length > most) {
      report(
        'description',
        `The description has ${length} characters.`,
        `Say what the reader gets in ${least} to ${most}.`,
      )
    }
  }
  return problems
}
