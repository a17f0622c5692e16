import path from 'node:path'
import type { Problem } from '../../../plugins/problem-report'
import type { PictureStep } from './types'

/** Those of the product's UI. */
export const themes = ['light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** `content/docs/how-to/a.scene.ts` → `content/docs/how-to/pictures/a.created.webp`, or `….created.dark.webp`. */
export function pictureFile(sceneFile: string, picture: string, theme: Theme = 'light'): string {
  const page = path.posix.basename(sceneFile, '.scene.ts')
  return path.posix.join(
    path.posix.dirname(sceneFile),
    'pictures',
    `${page}.${picture}${theme === 'dark' ? '.dark' : ''}.webp`,
  )
}

/** `content/docs/a.scene.ts` → `content/docs/a.mdx`. */
export function pageOfScene(sceneFile: string): string {
  return sceneFile.replace(/\.scene\.ts$/, '.mdx')
}

export interface PictureUse {
  file: string
  line: number
  picture: PictureStep['picture']
}

interface Files {
  /** The pictures that scenes take. */
  taken: readonly PictureUse[]
  /** Files in folders named `pictures`, from the project's root. */
  existing: readonly string[]
  /** Sources of pages by file, from the project's root. */
  pages: ReadonlyMap<string, string>
}

/** Picture files that no scene takes, pictures that no page shows, missing files, and names that can't be used. */
export function checkPictureFiles({ taken, existing, pages }: Files): Problem[] {
  const shown = new Set([...pages].flatMap(([page, source]) => picturesOn(page, source)))
  const expected = new Set(
    taken.flatMap(({ file, picture }) => themes.map((theme) => pictureFile(file, picture, theme))),
  )
  const problems: Problem[] = []
  const seen = new Set<string>()
  for (const use of taken) problems.push(...problemsOf(use, { shown, existing, seen }))
  for (const file of existing) {
    if (expected.has(file)) continue
    problems.push({
      severity: 'error',
      file,
      what: 'No scene takes this picture.',
      fix: 'Delete the file, or add a picture step to the scene.',
    })
  }
  return problems
}

function problemsOf(
  { file, line, picture }: PictureUse,
  { shown, existing, seen }: { shown: ReadonlySet<string>; existing: readonly string[]; seen: Set<string> },
): Problem[] {
  const at = { severity: 'error', file, line } as const
  const light = pictureFile(file, picture)
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(picture)) {
    return [
      {
        ...at,
        what: `The picture's name "${picture}" can't be used for a file.`,
        fix: 'Use lowercase letters, digits and hyphens.',
      },
    ]
  }
  if (seen.has(light))
    return [
      { ...at, what: `The scene has two pictures named "${picture}".`, fix: 'Give each picture a different name.' },
    ]
  seen.add(light)
  const problems: Problem[] = []
  if (!shown.has(light)) {
    const fix = `Add ![What to see](./pictures/${path.posix.basename(light)}) to ${pageOfScene(file)}, or remove the step.`
    problems.push({ ...at, what: `No page shows the picture "${picture}".`, fix })
  }
  for (const theme of themes) {
    if (existing.includes(pictureFile(file, picture, theme))) continue
    problems.push({
      ...at,
      what: `${pictureFile(file, picture, theme)} does not exist.`,
      fix: `Run npm run pictures --prefix verification -- ${shortName(file)}`,
    })
  }
  return problems
}

/** Paths of the pictures that a page shows, from the project's root. */
export function picturesOn(page: string, source: string): string[] {
  return [...source.matchAll(/\.{1,2}\/[\w./-]+\.webp/g)].map(([file]) =>
    path.posix.join(path.posix.dirname(page), file),
  )
}

/** `content/docs/how-to/a.scene.ts` → `how-to/a`, as scenes are named on the command line. */
export function shortName(sceneFile: string): string {
  return sceneFile.replace(/^content\/docs\//, '').replace(/\.scene\.ts$/, '')
}
