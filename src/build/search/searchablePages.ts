import { operationSections } from './operationSections'
import { pageSections } from './pageSections'
import type { SearchablePage } from './SearchablePage'
import type { SearchQueryResult } from './searchQuery'

/** Pages of all sources in one form, in the order of their sources. */
export function searchablePages(data: SearchQueryResult): SearchablePage[] {
  return [
    ...data.allDoc.nodes.map((doc) => page(doc, [...doc.keywords], doc.deprecated, pageSections(doc.tree))),
    ...data.allReadme.nodes.map((readme) => page(readme, [readme.repository], false, pageSections(readme.tree))),
    ...data.allApiPage.nodes.map((text) => page(text, [], false, pageSections([...text.tree, ...text.ownTree]))),
    ...data.allApiTag.nodes.map((tag) => page(tag, [], false, pageSections(tag.tree))),
    ...data.allApiOperation.nodes.map((operation) => {
      const keywords = [operation.operationId, `${operation.method} ${operation.endpoint}`]
      return page(operation, keywords, operation.deprecated, operationSections(operation))
    }),
  ]
}

interface Fields {
  path: string
  title: string
  description: string
  sidebarLabel: string
}

/** The sidebar's label is one more name of the page, unless it is its title. */
function page(
  { path, title, description, sidebarLabel }: Fields,
  keywords: string[],
  isOutdated: boolean,
  sections: SearchablePage['sections'],
): SearchablePage {
  const names = sidebarLabel === title ? keywords : [sidebarLabel, ...keywords]
  return { path, title, description, keywords: names, isOutdated, sections }
}
