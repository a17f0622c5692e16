import { readdirSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { importedFiles, readPassed } from '../../../tools/setup/passedInputs'
import { shortName } from './pictureFiles'
import { readProject } from './readProject'
import { passedScenesFile, sceneDigests } from './sceneDigests'

describe('the digest of a scene', () => {
  it('depends on the scene and its pictures, not on other scenes', async () => {
    const [first, second] = readProject().scenes.filter(({ scene }) => scene.steps.some((step) => 'picture' in step))
    if (!first || !second) throw new Error('No scene takes pictures.')
    const digests = await sceneDigests([first, second])
    expect(await sceneDigests([first, second])).toEqual(digests)
    const withoutPictures = { ...second, scene: { steps: [] } }
    const changed = await sceneDigests([first, withoutPictures])
    expect(changed[shortName(first.file)]).toBe(digests[shortName(first.file)])
    expect(changed[shortName(second.file)]).not.toBe(digests[shortName(second.file)])
  })

  it('depends on every module that follows scenes, starts the server or creates its data', async () => {
    const files = await importedFiles('verification/product/scenes/describeScenes.ts')
    const seed = readdirSync('verification/product/seed').filter((name) => !name.endsWith('.test.ts'))
    const others = [
      'scenes/runScene.ts',
      'scenes/takePicture.ts',
      'scenes/encodePicture.ts',
      'scenes/stage.ts',
      'server/startHost.ts',
      'server/install.ts',
    ]
    const modules = [...seed.map((name) => `seed/${name}`), ...others].map((name) => `verification/product/${name}`)
    expect(files).toEqual(expect.arrayContaining([...modules, 'tools/setup/install.mjs']))
  })
})

test('the list names scenes that exist', () => {
  const names = readProject().scenes.map(({ file }) => shortName(file))
  expect(Object.keys(readPassed(passedScenesFile)).filter((name) => !names.includes(name))).toEqual([])
})
