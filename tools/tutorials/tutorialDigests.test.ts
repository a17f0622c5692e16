import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { importedFiles, readPassed } from '../setup/passedInputs'
import { passedTutorialsFile, tutorialDigest } from './tutorialDigests'

test('the digest of a tutorial depends on its page, its test and what that imports', async () => {
  const [react, next] = ['tools/tutorials/react.e2e.ts', 'tools/tutorials/nextjs.e2e.ts']
  const pages = ['content/docs/quickstart.mdx', 'content/docs/index.mdx']
  const digests = await Promise.all([react, next].flatMap((file) => pages.map((page) => tutorialDigest(page, file))))
  expect(new Set(digests).size).toBe(4)
  expect(await importedFiles(react)).toEqual(
    expect.arrayContaining([react, 'tools/tutorials/openTutorial.ts', 'tools/tutorials/fake/evaluateFlag.ts']),
  )
})

test('the list names tutorials that exist', () => {
  const names = readdirSync('tools/tutorials').map((file) => file.replace('.e2e.ts', ''))
  expect(Object.keys(readPassed(passedTutorialsFile)).filter((name) => !names.includes(name))).toEqual([])
})
