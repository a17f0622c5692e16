import { existsSync, readdirSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { importedFiles, passedAfter, readPassed, sceneDigests, unchangedScenes } from './passedScenes'
import { readProject } from './readProject'
import { shortName } from './pictureFiles'

const before = { a: '1', b: '2', deleted: '3', failed: '4', waiting: '5' }
const now = { a: '1', b: '22', failed: '4', new: '6', waiting: '55' }

test('scenes with the digest they passed with needn’t run', () => {
  expect(unchangedScenes(now, before)).toEqual(['a', 'failed'])
  expect(unchangedScenes(now, {})).toEqual([])
})

test('after a run the list has what passed, not what failed or is gone, and keeps what did not run', () => {
  const outcomes = new Map([['b', true], ['failed', false], ['new', true]])
  expect(passedAfter(before, now, outcomes)).toEqual({ a: '1', b: '22', new: '6', waiting: '5' })
  expect(Object.keys(passedAfter({}, now, new Map(Object.keys(now).map((name) => [name, true]))))).toEqual(Object.keys(now).sort())
})

describe('the digest of a scene', async () => {
  const scenes = readProject().scenes
  const [first, second] = scenes
  if (!first || !second) throw new Error('There are no scenes.')
  const digests = await sceneDigests(scenes)

  it('is the same as long as nothing changes', async () => {
    expect(await sceneDigests(scenes)).toEqual(digests)
  })

  it('depends on the files of the scene', async () => {
    const other = await sceneDigests([{ ...second, scene: first.scene }, first])
    expect(other[shortName(second.file)]).not.toBe(digests[shortName(second.file)])
    expect(other[shortName(first.file)]).toBe(digests[shortName(first.file)])
  })

  it('depends on every module that runs scenes, starts the server or creates its data', async () => {
    const files = await importedFiles('tools/product/scenes/describeScenes.ts')
    const seed = readdirSync('tools/product/seed').filter((name) => !name.endsWith('.test.ts'))
    const others = ['scenes/runScene.ts', 'scenes/takePicture.ts', 'scenes/encodePicture.ts', 'scenes/stage.ts', 'server/startHost.ts', 'server/install.ts']
    const modules = [...seed.map((name) => `seed/${name}`), ...others].map((name) => `tools/product/${name}`)
    expect(files).toEqual(expect.arrayContaining(modules))
    expect(files).toContain('tools/setup/install.mjs')
  })

  it('is listed for existing scenes only', () => {
    expect(Object.keys(readPassed()).filter((name) => !existsSync(`content/docs/${name}.scene.ts`))).toEqual([])
  })
})
