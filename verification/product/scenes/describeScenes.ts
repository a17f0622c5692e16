import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { formatProblems } from '../../../plugins/problem-report'
import { describeProduct } from '../testing/useProduct'
import { checkPictures } from './checkPictures'
import { openStudio, type Studio } from './openStudio'
import { shortName } from './pictureFiles'
import { readProject } from './readProject'
import { sceneGroups } from './sceneGroups'

/**
 * Follows the scenes of one group: two files do so at the same time, each with its own servers and browser. Scenes that passed with the
 * same inputs are skipped: see `tools/setup/passedInputs.ts`.
 */
export function describeScenes(group: 0 | 1): void {
  describeProduct('scenes of pages', () => {
    let studio: Studio
    beforeAll(async () => {
      studio = await openStudio()
    })
    afterAll(() => studio.close())

    const unchanged = inject('unchangedScenes')
    const changed = readProject().scenes.filter(({ file }) => !unchanged.includes(shortName(file)))
    // The first ones start a server as well.
    const scenes = sceneGroups(changed)[group].map((scene) => [shortName(scene.file), scene] as const)
    test.each(scenes)('%s', { timeout: 180_000 }, async (_, scene) => {
      const { problems } = await checkPictures(studio, scene, 'light')
      expect(formatProblems(problems)).toBe('')
    })
    test.skip.each(unchanged.filter((_, index) => index % 2 === group))('%s', () => undefined)
  })
}
