import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Problem } from '../../../plugins/problem-report'
import { comparePictures, encodePicture, isLossyWebp, type PictureDifference } from './encodePicture'
import type { Studio } from './openStudio'
import { pictureFile, shortName, type Theme, themes } from './pictureFiles'
import type { SceneFile } from './readScene'
import type { TakenPicture } from './runScene'

/** Share of pixels that may differ: less than a changed word, more than what fonts of another machine draw differently. */
const tolerance = 0.0005

/** Thin lines in strong colors lose more by encoding than the tolerance: they are compared as they would be written. */
async function differenceTo(written: Buffer, png: Buffer): Promise<PictureDifference> {
  const difference = await comparePictures(written, png)
  return difference.share <= tolerance || difference.sizes
    ? difference
    : comparePictures(written, await encodePicture(png, isLossyWebp(written)))
}

const differenceFolder = 'test-results/pictures'

/** Where the present picture is written for comparison. */
function newPicture(written: string): string {
  return path.posix.join(differenceFolder, path.posix.basename(written).replace(/webp$/, 'png'))
}

/** Runs a scene, and compares its pictures with the files that the page shows. */
export async function checkPictures(
  studio: Studio,
  scene: SceneFile,
  theme: Theme,
): Promise<{ taken: TakenPicture[]; problems: Problem[] }> {
  const { file } = scene
  const problems: Problem[] = []
  const taken = await studio.run(scene, theme, async (picture, png) => {
    const written = pictureFile(file, picture, theme)
    return existsSync(written) ? (await differenceTo(readFileSync(written), png)).share <= tolerance : undefined
  })
  for (const { picture, line, png, isExpected } of taken) {
    const written = pictureFile(file, picture, theme)
    if (isExpected || !existsSync(written)) continue // checkScenes reports a missing file.
    const difference = await differenceTo(readFileSync(written), png)
    const problem = differenceProblem({ file, line, written, difference })
    if (!problem) continue
    problems.push(problem)
    mkdirSync(differenceFolder, { recursive: true })
    writeFileSync(newPicture(written), png)
  }
  return { taken, problems }
}

/** The same in each theme of the product. */
export async function checkAllThemes(studio: Studio, scene: SceneFile): Promise<Problem[]> {
  const problems: Problem[] = []
  for (const theme of themes) problems.push(...(await checkPictures(studio, scene, theme)).problems)
  return problems
}

interface ComparedPicture {
  file: string
  line: number
  written: string
  difference: PictureDifference
}

/** What to tell about a picture that the UI no longer looks like; undefined within the tolerance. */
export function differenceProblem({ file, line, written, difference }: ComparedPicture): Problem | undefined {
  const { share, sizes } = difference
  if (share <= tolerance) return undefined
  const change = sizes
    ? `it is ${sizes[0]} pixels, but the UI now has ${sizes[1]}`
    : `${(share * 100).toFixed(2)} % of its pixels differ`
  return {
    severity: 'error',
    file,
    line,
    what: `${written} no longer matches the UI: ${change}.`,
    fix: `Compare it with ${newPicture(written)}, then renew it: npm run pictures --prefix verification -- ${shortName(file)}`,
  }
}
