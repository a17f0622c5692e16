import type { Problem } from '../../../plugins/problem-report'
import { checkFirstPicture } from './checkFirstPicture'
import { checkLabels } from './checkLabels'
import type { NoSceneReason } from './pagesWithoutScene'
import { checkPictureFiles, pageOfScene } from './pictureFiles'
import type { SceneProject } from './readProject'
import { stepLabels } from './stepLabels'

/** Everything about scenes that can be checked without the product: labels, pages without a scene, picture files, and where pages show them. */
export function checkScenes(
  { scenes, pages, pictures }: SceneProject,
  withoutScene: Readonly<Record<string, NoSceneReason>>,
): Problem[] {
  const taken = scenes.flatMap(({ file, scene, lines }) =>
    scene.steps.flatMap((step, index) =>
      'picture' in step ? [{ file, line: lines[index] ?? 1, picture: step.picture }] : [],
    ),
  )
  const problems = checkPictureFiles({ taken, existing: pictures, pages })
  for (const [page, source] of pages) problems.push(...checkFirstPicture(page, source))
  for (const { file, scene } of scenes) {
    const page = pageOfScene(file)
    const source = pages.get(page)
    if (source === undefined)
      problems.push({
        severity: 'error',
        file,
        what: `The scene has no page: ${page} does not exist.`,
        fix: 'Name the scene after its page.',
      })
    else
      problems.push(
        ...checkLabels({ page, labels: stepLabels(source), steps: scene.steps, otherProducts: scene.otherProducts }),
      )
  }
  const withScene = new Set(scenes.map(({ file }) => pageOfScene(file)))
  return [...problems, ...missingScenes(pages, withScene, withoutScene)]
}

const listFile = 'verification/product/scenes/pagesWithoutScene.ts'

function missingScenes(
  pages: ReadonlyMap<string, string>,
  withScene: ReadonlySet<string>,
  listed: Readonly<Record<string, NoSceneReason>>,
): Problem[] {
  const problems: Problem[] = []
  for (const [page, source] of pages) {
    const name = page.replace('content/docs/', '')
    const isListed = Object.hasOwn(listed, name)
    if (withScene.has(page)) {
      if (isListed)
        problems.push({
          severity: 'error',
          file: listFile,
          entry: name,
          what: 'The page has a scene.',
          fix: 'Remove the entry.',
        })
      continue
    }
    const [first] = stepLabels(source)
    if (first && !isListed) {
      const fix = `Write ${page.replace(/\.mdx$/, '.scene.ts')}, or add the page to ${listFile} with the reason.`
      problems.push({
        severity: 'error',
        file: page,
        line: first.line,
        what: `The step names "${first.label}", but the page has no scene.`,
        fix,
      })
    }
    if (isListed && !first) {
      problems.push({
        severity: 'error',
        file: listFile,
        entry: name,
        what: 'The page has no steps with bold labels.',
        fix: 'Remove the entry.',
      })
    }
  }
  for (const name of Object.keys(listed)) {
    if (pages.has(`content/docs/${name}`)) continue
    problems.push({
      severity: 'error',
      file: listFile,
      entry: name,
      what: 'The page does not exist.',
      fix: 'Correct or remove the entry.',
    })
  }
  return problems
}
