import { readFileSync, rmSync } from 'node:fs'
import sharp from 'sharp'
import { afterEach, expect, test, vi } from 'vitest'
import { checkAllThemes } from './checkPictures'
import { pictureFile, type Theme } from './pictureFiles'
import { readScene } from './readScene'

const scene = readScene(
  'content/docs/quickstart.scene.ts',
  `export const scene = {\n  steps: [\n    { picture: 'flag' },\n  ],\n}`,
)

/** A browser in which the UI looks like the picture of `shown[theme]`. */
function studioThatShows(shown: Record<Theme, Theme>) {
  const run = vi.fn(async (_: unknown, theme: Theme = 'light') => {
    const png = await sharp(readFileSync(pictureFile(scene.file, 'flag', shown[theme])))
      .png()
      .toBuffer()
    const { width, height } = await sharp(png).metadata()
    return [{ picture: 'flag', line: 3, isExpected: false, png, width, height }]
  })
  return { run, close: () => Promise.resolve() }
}

afterEach(() => {
  for (const name of ['flag', 'flag.dark']) rmSync(`test-results/pictures/quickstart.${name}.png`, { force: true })
})

test('pictures are compared in both themes', async () => {
  const studio = studioThatShows({ light: 'light', dark: 'dark' })
  expect(await checkAllThemes(studio, scene)).toEqual([])
  expect(studio.run.mock.calls.map(([, theme]) => theme)).toEqual(['light', 'dark'])
})

test.each([
  ['light', 'content/docs/pictures/quickstart.flag.webp', studioThatShows({ light: 'dark', dark: 'dark' })],
  ['dark', 'content/docs/pictures/quickstart.flag.dark.webp', studioThatShows({ light: 'light', dark: 'light' })],
] as const)('a picture that is only wrong in %s is reported', async (_, written, studio) => {
  const problems = await checkAllThemes(studio, scene)
  expect(problems.map(({ what }) => what.replace(/: .*/, ''))).toEqual([`${written} no longer matches the UI`])
})
