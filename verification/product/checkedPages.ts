import type { Problem } from '../../plugins/problem-report'
import type { SceneProject } from './scenes/readProject'
import { pageOfScene } from './scenes/pictureFiles'
import { stepLabels } from './scenes/stepLabels'

/** The file content/data/checked.json: pages on which everything ran, and the code blocks that ran. */
export interface CheckedPages {
  /** Of the product. */
  version: string
  /** `2026-11-22` */
  date: string
  /** By the path of the page: how many examples and steps ran. */
  pages: Record<string, { examples: number; steps: number }>
  /** By the path of the page: digests of the code, made by `codeDigest`. */
  blocks: Record<string, string[]>
}

/** How many examples, or steps, of a page ran; all of them if the numbers are equal. By the path of the page. */
export type PageResults = ReadonlyMap<string, { ran: number; of: number }>

/** The pages whose examples and steps all ran, in alphabetical order. Nothing is said of a page that has neither. */
export function checkedPages(examples: PageResults, steps: PageResults): CheckedPages['pages'] {
  const none = { ran: 0, of: 0 }
  const paths = [...new Set([...examples.keys(), ...steps.keys()])].sort()
  return Object.fromEntries(
    paths.flatMap((path) => {
      const results = { examples: examples.get(path) ?? none, steps: steps.get(path) ?? none }
      const isComplete = Object.values(results).every(({ ran, of }) => ran === of)
      const counts = { examples: results.examples.ran, steps: results.steps.ran }
      return isComplete && counts.examples + counts.steps > 0 ? [[path, counts] as const] : []
    }),
  )
}

/** `content/docs/how-to/index.mdx` is the page `/how-to`. */
export function pagePath(file: string): string {
  const path = file.replace(/^content\/docs/, '').replace(/(?:\/index)?\.mdx$/, '')
  return path === '' ? '/' : path
}

/**
 * The steps of pages, counted by their bold labels. They run in the scenes, which `describeScenes.ts` checks. Steps of Enterprise run in
 * the product's UI, but not against its server.
 */
export function stepResults({ pages, scenes }: Pick<SceneProject, 'pages' | 'scenes'>): PageResults {
  const covered = new Set(
    scenes.filter(({ scene }) => scene.edition !== 'enterprise').map(({ file }) => pageOfScene(file)),
  )
  return new Map(
    [...pages]
      .filter(([file]) => !file.includes('/_'))
      .map(([file, source]) => {
        const of = stepLabels(source).length
        return [pagePath(file), { ran: covered.has(file) ? of : 0, of }] as const
      }),
  )
}

/** Pages whose checked code blocks aren't the listed ones. */
export function blockProblems(listed: CheckedPages['blocks'], checked: CheckedPages['blocks']): Problem[] {
  const paths = [...new Set([...Object.keys(listed), ...Object.keys(checked)])].sort()
  return paths.flatMap((path): Problem[] => {
    const [unlisted, others] = [missingFrom(listed[path], checked[path]), missingFrom(checked[path], listed[path])]
    if (unlisted + others === 0) return []
    const what = `Code blocks of the page that ran but aren't listed as checked: ${unlisted}; that are listed but were changed or didn't run: ${others}.`
    return [
      {
        severity: 'error',
        file: 'content/data/checked.json',
        entry: `blocks > ${path}`,
        what,
        fix: 'Write the list again: npm run examples --prefix verification -- --write.',
      },
    ]
  })
}

function missingFrom(list: readonly string[] = [], wanted: readonly string[] = []): number {
  return wanted.filter((digest) => !list.includes(digest)).length
}

/**
 * Pages that the list calls checked, although something on them didn't run, and pages that it lacks. Counts may differ until the list is
 * written again.
 */
export function listProblems(listed: CheckedPages['pages'], checked: CheckedPages['pages']): Problem[] {
  const at = (path: string) =>
    ({ severity: 'error', file: 'content/data/checked.json', entry: `pages > ${path}` }) as const
  const onlyIn = (pages: CheckedPages['pages'], others: CheckedPages['pages']) =>
    Object.entries(pages).filter(([path]) => !Object.hasOwn(others, path))
  const wrong = onlyIn(listed, checked).map(([path, { examples, steps }]): Problem => {
    const what = `The page is listed as checked, with ${examples} examples and ${steps} steps, but not everything on it ran.`
    return {
      ...at(path),
      what,
      fix: 'Correct the page, or write the list again: npm run examples --prefix verification -- --write.',
    }
  })
  const missing = onlyIn(checked, listed).map(([path, { examples, steps }]): Problem => {
    const what = `The page isn't listed as checked, although all of its ${examples} examples and ${steps} steps ran.`
    return { ...at(path), what, fix: 'Write the list again: npm run examples --prefix verification -- --write.' }
  })
  return [...wrong, ...missing]
}
