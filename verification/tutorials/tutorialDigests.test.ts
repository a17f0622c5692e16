import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { importedFiles, readPassed } from '../../tools/setup/passedInputs'
import { passedTutorialsFile, tutorialDigest } from './tutorialDigests'

test('the digest of a tutorial depends on its page, its test and what that imports', async () => {
  const [react, next] = ['verification/tutorials/react.e2e.ts', 'verification/tutorials/nextjs.e2e.ts']
  const pages = ['content/docs/quickstart.mdx', 'content/docs/index.mdx']
  const digests = await Promise.all([react, next].flatMap((file) => pages.map((page) => tutorialDigest(page, file))))
  expect(new Set(digests).size).toBe(4)
  expect(await importedFiles(react)).toEqual(
    expect.arrayContaining([
      react,
      'verification/tutorials/openTutorial.ts',
      'verification/tutorials/fake/evaluateFlag.ts',
    ]),
  )
})

test('the list names tutorials that exist', () => {
  const names = readdirSync('verification/tutorials').map((file) => file.replace('.e2e.ts', ''))
  expect(Object.keys(readPassed(passedTutorialsFile)).filter((name) => !names.includes(name))).toEqual([])
})
