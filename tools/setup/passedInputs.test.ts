import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { readProject } from '../product/scenes/readProject'
import { passedScenesFile, sceneDigests } from '../product/scenes/sceneDigests'
import { shortName } from '../product/scenes/pictureFiles'
import { passedTutorialsFile, tutorialDigest } from '../tutorials/tutorialDigests'
import { digestOf, importedFiles, passedAfter, readPassed, unchangedNames } from './passedInputs'

const before = { a: '1', b: '2', deleted: '3', failed: '4', waiting: '5' }
const now = { a: '1', b: '22', failed: '4', new: '6', waiting: '55' }

test('tests with the digest they passed with needn’t run', () => {
  expect(unchangedNames(now, before)).toEqual(['a', 'failed'])
  expect(unchangedNames(now, {})).toEqual([])
})

test('after a run the list has what passed, not what failed or is gone, and keeps what did not run', () => {
  const outcomes = new Map([['b', true], ['failed', false], ['new', true]])
  expect(passedAfter(before, now, outcomes)).toEqual({ a: '1', b: '22', new: '6', waiting: '5' })
  expect(Object.keys(passedAfter({}, now, new Map(Object.keys(now).reverse().map((name) => [name, true]))))).toEqual(Object.keys(now).sort())
})

test('a digest depends on names and content of files and on the rest, but not on the order', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'digest-'))
  const file = (name: string, content: string) => {
    writeFileSync(path.join(folder, name), content)
    return path.join(folder, name)
  }
  const [a, b, c] = [file('a', '1'), file('b', '2'), file('c', '1')]
  const first = digestOf('browser 1', [a, b])
  expect(first).toMatch(/^[\da-f]{16}$/)
  expect(digestOf('browser 1', [b, a])).toBe(first)
  expect([digestOf('browser 2', [a, b]), digestOf('browser 1', [a]), digestOf('browser 1', [b, c])]).not.toContain(first)
  file('b', '3')
  expect(digestOf('browser 1', [a, b])).not.toBe(first)
})

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
    const files = await importedFiles('tools/product/scenes/describeScenes.ts')
    const seed = readdirSync('tools/product/seed').filter((name) => !name.endsWith('.test.ts'))
    const others = ['scenes/runScene.ts', 'scenes/takePicture.ts', 'scenes/encodePicture.ts', 'scenes/stage.ts', 'server/startHost.ts', 'server/install.ts']
    const modules = [...seed.map((name) => `seed/${name}`), ...others].map((name) => `tools/product/${name}`)
    expect(files).toEqual(expect.arrayContaining([...modules, 'tools/setup/install.mjs']))
  })
})

test('the digest of a tutorial depends on its page, its test and what that imports', async () => {
  const [react, next] = ['tools/tutorials/react.e2e.ts', 'tools/tutorials/nextjs.e2e.ts']
  const pages = ['content/docs/quickstart.mdx', 'content/docs/index.mdx']
  const digests = await Promise.all([react, next].flatMap((file) => pages.map((page) => tutorialDigest(page, file))))
  expect(new Set(digests).size).toBe(4)
  expect(await importedFiles(react)).toEqual(expect.arrayContaining([react, 'tools/tutorials/openTutorial.ts', 'tools/tutorials/fake/evaluateFlag.ts']))
})

test('lists name tests that exist', () => {
  const scenes = readProject().scenes.map(({ file }) => shortName(file))
  expect(Object.keys(readPassed(passedScenesFile)).filter((name) => !scenes.includes(name))).toEqual([])
  const tutorials = readdirSync('tools/tutorials').map((name) => name.replace('.e2e.ts', ''))
  expect(Object.keys(readPassed(passedTutorialsFile)).filter((name) => !tutorials.includes(name))).toEqual([])
})
