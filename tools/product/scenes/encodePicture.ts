import pixelmatch from 'pixelmatch'
import sharp from 'sharp'

/** The column of text is 700 CSS pixels wide: at 2x, more than this would only be downloaded. */
const maxWidth = 1600
/** The most that the median of all pictures may have, in bytes. */
export const maxMedianBytes = 45 * 1024
const wanted = maxMedianBytes - 1024
export const maxBytes = 120 * 1024
const qualities = [88, 80, 72]

/** Writes a screenshot as WebP, with the highest quality that fits the budget. The same pixels give the same bytes. */
export async function encodePicture(png: Buffer): Promise<Buffer> {
  const { data, info } = await sharp(png).resize({ width: maxWidth, withoutEnlargement: true }).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const image = () => sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
  // Flat areas and text are often smaller almost without loss than with it.
  const sharpest = await image().webp({ nearLossless: true, quality: 60, effort: 4 }).toBuffer()
  if (sharpest.length <= wanted) return sharpest
  let smallest = sharpest
  for (const quality of qualities) {
    const lossy = await image().webp({ quality, effort: 4, smartSubsample: true }).toBuffer()
    if (lossy.length <= wanted) return lossy
    if (lossy.length < smallest.length) smallest = lossy
  }
  return smallest
}

export interface PictureDifference {
  /** Share of differing pixels, from 0 to 1; 1 for pictures of different sizes. */
  share: number
  /** `1200 × 800` of both, if they differ. */
  sizes?: [string, string]
}

/**
 * Compares a written picture with a new screenshot, which needs no encoding: pixels that differ only in anti-aliasing or by what
 * most WebP files lose count as equal.
 */
export async function comparePictures(written: Buffer, png: Buffer): Promise<PictureDifference> {
  const [a, b] = await Promise.all([written, png].map(pixelsOf))
  if (!a || !b) return { share: 1 }
  const { width, height } = a.info
  if (width !== b.info.width || height !== b.info.height) {
    return { share: 1, sizes: [`${width} × ${height}`, `${b.info.width} × ${b.info.height}`] }
  }
  const differing = pixelmatch(a.data, b.data, undefined, width, height, { threshold: 0.1 })
  return { share: differing / (width * height) }
}

function pixelsOf(file: Buffer) {
  return sharp(file).resize({ width: maxWidth, withoutEnlargement: true }).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
}
