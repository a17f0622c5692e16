import { existsSync, readdirSync } from 'node:fs'
import { browserVersion, digestOf, type Digests, importedFiles } from '../../../tools/setup/passedInputs'
import { pictureFile, shortName } from './pictureFiles'
import type { SceneFile } from './readScene'

/** Scenes that passed, with the digests of that time. */
export const passedScenesFile = 'verification/product/scenes/passed.json'

/** What decides how scenes end, besides the modules that run them: the API document, packages, fonts, and what the server is started with. */
function filesOfServer(): string[] {
  const folder = 'verification/product/server'
  const started = readdirSync(folder).filter((name) => /(?<!\.test)\.mjs$/.test(name))
  return [
    'content/openapi/unleash.json',
    'package-lock.json',
    'verification/product/scenes/fonts.conf',
    ...started.map((name) => `${folder}/${name}`),
  ]
}

/** By the names of the command line, `how-to/a`: digests of scenes with their pictures, of the code and data of the product, and of the browser. */
export async function sceneDigests(scenes: readonly SceneFile[]): Promise<Digests> {
  const shared = digestOf(browserVersion(), [
    ...(await importedFiles('verification/product/scenes/describeScenes.ts')),
    ...filesOfServer(),
  ])
  return Object.fromEntries(
    scenes.map((scene) => [shortName(scene.file), digestOf(shared, [scene.file, ...picturesOf(scene)])]),
  )
}

/** The light ones, which are compared. One that is missing is reported by `checkScenes`. */
function picturesOf({ file, scene }: SceneFile): string[] {
  return scene.steps
    .flatMap((step) => ('picture' in step ? [pictureFile(file, step.picture)] : []))
    .filter((picture) => existsSync(picture))
}
