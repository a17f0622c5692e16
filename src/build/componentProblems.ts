import fs from 'node:fs'
import type { Problem } from '../../plugins/problem-report'
import { factComponentRules } from '../shared/componentRules'
import { componentWriters } from './markdownCopy/treeMarkdown'
import { searchedAttributes } from './search/pageSections'
import type { PageWithCards } from './sidebars/resolveSidebar'

/** `src/markdown/MarkdownTree.tsx` isn't among them, as it imports style sheets: `renderTree` throws. */
const tables = [
  { file: 'src/build/markdownCopy/treeMarkdown.ts', name: 'componentWriters', entries: componentWriters },
  { file: 'src/build/search/pageSections.ts', name: 'searchedAttributes', entries: searchedAttributes },
]

/**
 * Components of pages that would be lost in Markdown copies or in the search. TypeScript finds those that `componentRules` declares; this
 * finds what a compiler of Markdown makes besides, and what a build without the type check would let pass.
 */
export function componentProblems(pages: readonly Pick<PageWithCards, 'sourceFile' | 'tree'>[]): Problem[] {
  return pages.flatMap(({ sourceFile, tree }) => {
    // Unpacking the trees of all pages would take a second. Within a string, the quotes are escaped.
    const names = new Set([...tree.matchAll(/\["([A-Z]\w*)",/g)].flatMap(([, name]) => name ?? []))
    return [...names].flatMap((name) => {
      // Links and tables take their place.
      if (Object.hasOwn(factComponentRules, name)) return []
      return tables
        .filter(({ entries }) => !Object.hasOwn(entries, name))
        .map((table): Problem => ({
          severity: 'error',
          file: sourceFile,
          line: lineOfTag(name, sourceFile),
          what: `The component <${name}> would be lost: ${table.file} does not know it.`,
          fix: `Add it to "${table.name}" there; "npm run types" names every other place that lacks it.`,
        }))
    })
  })
}

/** Undefined where the page has the component from a partial, or from Markdown. */
function lineOfTag(name: string, file: string): number | undefined {
  const lines = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').split('\n') : []
  const index = lines.findIndex((line) => new RegExp(`<${name}[\\s/>]`).test(`${line}\n`))
  return index < 0 ? undefined : index + 1
}
