import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { tutorialSteps } from './tutorialSteps'

const folder = 'content/docs/feature-flag-tutorials'

/** Tutorials that no script follows, and why. */
const checkedByHand: Readonly<Record<string, string>> = {
  'flutter/a-b-testing.mdx': 'Flutter does not come from npm; the page says which versions were read.',
}

function pagesWithCommands(): string[] {
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx'))
    .filter((file) =>
      tutorialSteps(fs.readFileSync(path.join(folder, file), 'utf8')).some(({ action }) => action === 'run'),
    )
}

function pagesWithTest(): string[] {
  return fs
    .readdirSync(__dirname)
    .filter((file) => file.endsWith('.e2e.ts'))
    .flatMap(
      (file) =>
        /test\.use\(\{ file: 'feature-flag-tutorials\/([^']+)'/.exec(
          fs.readFileSync(path.join(__dirname, file), 'utf8'),
        )?.[1] ?? [],
    )
}

test('every tutorial is followed by a test, or named here', () => {
  expect(pagesWithCommands().sort()).toEqual([...pagesWithTest(), ...Object.keys(checkedByHand)].sort())
})
