import { afterAll, beforeAll, expect, test } from 'vitest'
import { formatProblems } from '../../../plugins/problem-report'
import { describeProduct } from '../testing/useProduct'
import { checkPictures } from './checkPictures'
import { openStudio, type Studio } from './openStudio'
import { shortName } from './pictureFiles'
import { readProject } from './readProject'
import { sceneGroups } from './sceneGroups'

/** Follows the scenes of one group: two files do so at the same time, each with its own servers and browser. */
export function describeScenes(group: 0 | 1): void {
  describeProduct('scenes of pages', () => {
    let studio: Studio
    beforeAll(async () => {
      studio = await openStudio()
    })
    afterAll(() => studio.close())

    // The first ones start a server as well.
    const scenes = sceneGroups(readProject().scenes)[group].map((scene) => [shortName(scene.file), scene] as const)
    test.each(scenes)('%s', { timeout: 180_000 }, async (_, scene) => {
      const { problems } = await checkPictures(studio, scene, 'light')
      expect(formatProblems(problems)).toBe('')
    })
  })
}
