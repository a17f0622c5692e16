import type { Problem } from '../../plugins/problem-report'
import type { BuiltPage, PageLink } from './builtPageReader'
import { linkChecker, type LinkTargets } from './linkChecker'
import { currentPlaces, type WrittenPlaces } from './writtenLinks'

export interface CheckedSite extends Omit<LinkTargets, 'pages'> {
  pages: readonly BuiltPage[]
  files: ReadonlySet<string>
  writtenRedirects: readonly WrittenRedirect[]
  /** Where links are written, as far as their sources say so. */
  written: WrittenPlaces
}

export interface WrittenRedirect {
  from: string
  to: string
  sourceFile: string
}

/** Reports links and images of built pages that lead nowhere, and redirects whose anchor doesn't exist. */
export function linkReport({ pages, writtenRedirects, written, ...targets }: CheckedSite): Problem[] {
  const { faultOf, severityOf } = linkChecker({
    ...targets,
    pages: new Map(pages.map(({ path, ids }) => [path, () => ids])),
  })
  const placesOf = currentPlaces(written)
  const broken = pages.flatMap((page) =>
    page.links.flatMap((link): Problem[] => {
      const fault = faultOf(link.target, page.path)
      if (!fault) return []
      const severity = severityOf(link.target, link.region === 'page' ? page.path : undefined)
      return placesOfLink(page, link).map((place) => ({ severity, ...place, ...fault }))
    }),
  )
  const deadRedirects = writtenRedirects.flatMap(({ from, to, sourceFile }): Problem[] => {
    const fault = to.includes('#') ? faultOf(to, '/') : undefined
    return fault ? [{ severity: severityOf(to), file: sourceFile, entry: from, ...fault }] : []
  })
  // An entry of a list is shown on several pages, and is one problem.
  return [...new Map([...broken, ...deadRedirects].map((problem) => [JSON.stringify(problem), problem])).values()]

  function placesOfLink(
    { path }: BuiltPage,
    { region, target, text }: PageLink,
  ): Pick<Problem, 'file' | 'line' | 'entry'>[] {
    if (region !== 'page') return [{ file: `content/site (${region})`, entry: text }]
    const known = placesOf(path, target)
    if (known.length > 0) return known
    return [{ file: targets.sourceFiles.get(path) ?? path, entry: `${path} > ${text}` }]
  }
}
