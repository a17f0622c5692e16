import fs from 'node:fs'
import type { Problem } from '../../plugins/problem-report'
import { factComponentRules } from '../shared/componentRules'
import { componentTexts } from '../markdown/text/componentTexts'
import type { PageWithList } from './sidebars/resolveSidebar'

/**
 * Components of pages that would be lost in Markdown copies or in the search. TypeScript finds those that `componentRules` declares; this
 * finds what a compiler of Markdown makes besides, and what a build without the type check would let pass.
 */
export function componentProblems(pages: readonly Pick<PageWithList, 'sourceFile' | 'tree'>[]): Problem[] {
  return pages.flatMap(({ sourceFile, tree }) => {
    // Unpacking the trees of all pages would take a second. Within a string, the quotes are escaped.
    const names = new Set([...tree.matchAll(/\["([A-Z]\w*)",/g)].flatMap(([, name]) => name ?? []))
    // Links and tables take the place of those that lists replace.
    const isKnown = (name: string) => Object.hasOwn(factComponentRules, name) || Object.hasOwn(componentTexts, name)
    return [...names]
      .filter((name) => !isKnown(name))
      .map((name): Problem => ({
        severity: 'error',
        file: sourceFile,
        line: lineOfTag(name, sourceFile),
        what: `The component <${name}> would be lost in the Markdown copy and in the search.`,
        fix: 'Add it to src/markdown/text/componentTexts.ts; "npm run types" names every other place that lacks it.',
      }))
  })
}

/** Undefined where the page has the component from a partial, or from Markdown. */
function lineOfTag(name: string, file: string): number | undefined {
  const lines = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').split('\n') : []
  const index = lines.findIndex((line) => new RegExp(`<${name}[\\s/>]`).test(`${line}\n`))
  return index < 0 ? undefined : index + 1
}
