import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { formatProblems, nearestSentence, type Problem } from '../../plugins/problem-report'
import { runCommand, StepError } from '../../tools/setup/command.mjs'
import { requireChromium } from '../../tools/setup/install.mjs'
import { checkAllThemes, checkPictures } from './scenes/checkPictures'
import { encodePicture, maxBytes } from './scenes/encodePicture'
import { openStudio, type Studio } from './scenes/openStudio'
import { pictureFile, shortName, type Theme, themes } from './scenes/pictureFiles'
import { readRecords, writeRecords } from './scenes/pictureRecords'
import { readProject } from './scenes/readProject'
import { type SceneFile, SceneProblem } from './scenes/readScene'
import type { TakenPicture } from './scenes/runScene'

const usage = 'npm run pictures --prefix verification -- [--check] [how-to/how-to-create-api-tokens …]'

void runCommand(async () => {
  const { values, positionals } = parseArgs({ options: { check: { type: 'boolean' } }, allowPositionals: true })
  const scenes = chosenScenes(readProject().scenes, positionals)
  requireChromium()
  const studio = await openStudio()
  const problems: Problem[] = []
  try {
    for (const scene of scenes) {
      const start = Date.now()
      const found = await (values.check ? checkAllThemes : renew)(studio, scene).catch(problemsOf)
      problems.push(...found)
      console.log(
        `${found.length > 0 ? 'failed' : 'ok    '}  ${shortName(scene.file)}  ${((Date.now() - start) / 1000).toFixed(1)} s`,
      )
    }
  } finally {
    await studio.close()
  }
  if (problems.length === 0) return
  console.error(`\n${formatProblems(problems)}`)
  process.exitCode = 1
})

function chosenScenes(scenes: readonly SceneFile[], names: readonly string[]): readonly SceneFile[] {
  const known = scenes.map(({ file }) => shortName(file))
  const unknown = names.find((name) => !known.includes(name))
  if (unknown !== undefined) throw new StepError(`"${unknown}" has no scene. ${nearestSentence(unknown, known, usage)}`)
  return names.length === 0 ? scenes : scenes.filter(({ file }) => names.includes(shortName(file)))
}

function problemsOf(error: unknown): Problem[] {
  if (error instanceof SceneProblem) return [error.problem]
  throw error
}

/** Writes the pictures of a scene in both themes. A picture that still looks the same keeps its file. */
async function renew(studio: Studio, scene: SceneFile): Promise<Problem[]> {
  const problems: Problem[] = []
  for (const theme of themes) {
    const { taken } = await checkPictures(studio, scene, theme)
    for (const picture of taken.filter(({ isExpected }) => !isExpected))
      problems.push(...(await write(scene, picture, theme)))
    if (theme === 'light') record(scene, taken)
  }
  return problems
}

async function write({ file }: SceneFile, { picture, line, png }: TakenPicture, theme: Theme): Promise<Problem[]> {
  const target = pictureFile(file, picture, theme)
  const webp = await encodePicture(png)
  mkdirSync(path.dirname(target), { recursive: true })
  writeFileSync(target, webp)
  if (webp.length <= maxBytes) return []
  const what = `${target} has ${Math.round(webp.length / 1024)} KB; ${maxBytes / 1024} KB are allowed.`
  return [{ severity: 'error', file, line, what, fix: 'Show a smaller part of the window with `of`.' }]
}

function record({ file, scene }: SceneFile, taken: readonly TakenPicture[]): void {
  const from = scene.edition === 'enterprise' ? 'examples' : 'server'
  const nameOf = (picture: string) => pictureFile(file, picture).replace('content/docs/', '')
  const added = taken.map(({ picture, width, height }) => [nameOf(picture), { width, height, from }] as const)
  writeRecords({ ...readRecords(), ...Object.fromEntries(added) }, (name) =>
    existsSync(path.join('content/docs', name)),
  )
}
