import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { build } from 'esbuild'
import { chromiumPath } from '../../setup/install.mjs'
import { pictureFile, shortName } from './pictureFiles'
import type { SceneFile } from './readScene'

/** Scenes by the names of the command line, `how-to/a`, with digests of what they depend on. */
export type SceneDigests = Readonly<Record<string, string>>

/** Scenes that passed, with the digests of that time. Every run of the scenes writes it. */
const passedFile = 'tools/product/scenes/passed.json'

/** What decides how scenes end, besides the modules that run them: the API document, packages, fonts, and what the server is started with. */
function filesOfServer(): string[] {
  const folder = 'tools/product/server'
  const started = readdirSync(folder).filter((name) => /(?<!\.test)\.mjs$/.test(name))
  return ['content/openapi/unleash.json', 'package-lock.json', 'tools/product/scenes/fonts.conf', ...started.map((name) => `${folder}/${name}`)]
}

/** Files of this project that a module imports, directly or not, and itself; from the project's root. */
export async function importedFiles(module: string): Promise<string[]> {
  const { metafile } = await build({ entryPoints: [module], bundle: true, packages: 'external', platform: 'node', metafile: true, write: false })
  return Object.keys(metafile.inputs)
}

/**
 * Digests of everything that a scene depends on: itself, its pictures, the code and data of the product, and the browser. A scene
 * whose digest is the same ends the same way.
 */
export async function sceneDigests(scenes: readonly SceneFile[]): Promise<SceneDigests> {
  const files = [...(await importedFiles('tools/product/scenes/describeScenes.ts')), ...filesOfServer()]
  const shared = digestOf(execFileSync(chromiumPath(), ['--version']), files)
  return Object.fromEntries(scenes.map((scene) => [shortName(scene.file), digestOf(shared, [scene.file, ...picturesOf(scene)])]))
}

/** The light ones, which are compared. One that is missing is reported by `checkScenes`. */
function picturesOf({ file, scene }: SceneFile): string[] {
  return scene.steps.flatMap((step) => ('picture' in step ? [pictureFile(file, step.picture)] : [])).filter((picture) => existsSync(picture))
}

function digestOf(start: string | Buffer, files: readonly string[]): string {
  const digest = createHash('sha256').update(start)
  for (const file of files.toSorted()) digest.update(`\0${file}\0`).update(createHash('sha256').update(readFileSync(file)).digest())
  return digest.digest('hex').slice(0, 16)
}

export function readPassed(): SceneDigests {
  return JSON.parse(readFileSync(passedFile, 'utf8')) as SceneDigests
}

/** Names of the scenes that passed with the same digests. */
export function unchangedScenes(digests: SceneDigests, passed: SceneDigests): string[] {
  return Object.keys(digests).filter((name) => digests[name] === passed[name])
}

/**
 * The list after a run: scenes that passed have their digests, those that failed or no longer exist are left out, and those that
 * did not run keep what they had.
 *
 * @param outcomes whether a scene passed, by name
 */
export function passedAfter(passed: SceneDigests, digests: SceneDigests, outcomes: ReadonlyMap<string, boolean>): SceneDigests {
  const entries = Object.entries(digests).flatMap(([name, digest]): [string, string][] => {
    const hasPassed = outcomes.get(name)
    const listed = hasPassed === undefined ? passed[name] : hasPassed ? digest : undefined
    return listed === undefined ? [] : [[name, listed]]
  })
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Writes the list if it has changed, and says so. */
export function writePassed(passed: SceneDigests): void {
  const text = `${JSON.stringify(passed, undefined, 2)}\n`
  if (readFileSync(passedFile, 'utf8') === text) return
  writeFileSync(passedFile, text)
  console.log(`${passedFile} has changed, because scenes have run: commit it.`)
}
