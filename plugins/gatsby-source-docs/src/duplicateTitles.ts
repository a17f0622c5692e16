import type { Problem } from '../../gatsby-problem-report/src/Problem'
import type { DocFields } from './DocFields'

/** Two pages of the same title cannot be told apart in search results; letter case makes no difference. */
export function duplicateTitles(docs: readonly Pick<DocFields, 'title' | 'sourceFile'>[]): Problem[] {
  const firstWith = new Map<string, string>()
  return [...docs]
    .sort((a, b) => a.sourceFile.localeCompare(b.sourceFile))
    .flatMap(({ title, sourceFile }) => {
      const other = firstWith.get(title.toLowerCase())
      firstWith.set(title.toLowerCase(), other ?? sourceFile)
      if (other === undefined) return []
      const what = `The title "${title}" is also the one of ${other}.`
      return [{ severity: 'error' as const, file: sourceFile, what, fix: 'Give each page a title of its own.' }]
    })
}
