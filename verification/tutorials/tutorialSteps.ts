import path from 'node:path'
import GithubSlugger from 'github-slugger'
import type { Code, Heading } from 'mdast'
import { visit } from 'unist-util-visit'
import { fenceAttributes, parseDialect, plainText } from '../../plugins/markdown-tree'
import { withoutFrontMatter } from '../../tools/content/codeFences'

interface Place {
  /** ID of the heading above it; empty above the first heading. */
  section: string
  /** Of the opening fence in the page's file. */
  line: number
}

/** What a reader of a tutorial does with one code fence. */
export type TutorialStep = Place &
  (
    | { action: 'write'; path: string; text: string }
    | { action: 'run'; commands: string }
    /** A command that keeps running while the reader continues. */
    | { action: 'serve'; script: string }
    /** Code to look at. */
    | { action: 'look'; language: string }
  )

/**
 * What a reader of a tutorial does, in the order of the page. A fence with a title is a file, one in bash (or of npm) without
 * a title is typed into the shell, unless it is one script of npm that does not end; every other fence is looked at. Diagrams
 * are not steps.
 *
 * @param source the whole file of a page, with its front matter
 * @throws for a fence that this cannot follow, with its line
 */
export function tutorialSteps(source: string): TutorialStep[] {
  const steps: TutorialStep[] = []
  const slugger = new GithubSlugger()
  let section = ''
  visit(parseDialect(withoutFrontMatter(source)), (node) => {
    if (node.type === 'heading') section = headingId(node, slugger)
    if (node.type === 'code' && node.lang !== 'dot') steps.push(stepOf(node, section))
    if (node.type === 'mdxJsxFlowElement' && node.name === 'Include') {
      throw new Error(
        `Line ${node.position?.start.line}: commands and files in a partial would be missed. Write them in the page.`,
      )
    }
  })
  return steps
}

function headingId(heading: Heading, slugger: GithubSlugger): string {
  const text = plainText(heading)
  return /\[#([\w.-]+)[^\]]*\]\s*$/.exec(text)?.[1] ?? slugger.slug(text)
}

function stepOf({ lang, meta, value, position }: Code, section: string): TutorialStep {
  const place = { section, line: position?.start.line ?? 0 }
  const { values, ranges } = fenceAttributes(meta ?? '')
  if (values.has('file'))
    throw new Error(`Line ${place.line}: code from another file cannot be followed. Write it in the page.`)
  const title = values.get('title')
  if (title !== undefined && ranges.has('del'))
    throw new Error(
      `Line ${place.line}: "${title}" shows lines that it does not have. Show the new file, and mark lines.`,
    )
  if (title !== undefined) return { ...place, action: 'write', path: pathInApp(title, place.line), text: `${value}\n` }
  if (lang !== 'bash' && lang !== 'npm') return { ...place, action: 'look', language: lang ?? '' }
  const script = /^npm (?:run )?(start|dev|preview)$/.exec(value.trim())?.[1]
  return script ? { ...place, action: 'serve', script } : { ...place, action: 'run', commands: value }
}

function pathInApp(title: string, line: number): string {
  if (!path.isAbsolute(title) && path.normalize(title) === title && !title.startsWith('..')) return title
  throw new Error(
    `Line ${line}: "${title}" is not a path within the folder of the app. Use a relative path, like "src/App.tsx".`,
  )
}
