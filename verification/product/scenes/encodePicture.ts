import pixelmatch from 'pixelmatch'
import sharp, { type WebpOptions } from 'sharp'

/** The column of text is 700 CSS pixels wide: at 2x, more than this would only be downloaded. */
const maxWidth = 1600
/** The most that the median of all pictures may have, in bytes. */
export const maxMedianBytes = 45 * 1024
const wanted = maxMedianBytes - 1024
export const maxBytes = 120 * 1024
/** Flat areas and text are often smaller almost without loss than with it. */
const nearLossless = { nearLossless: true, quality: 60 }
const lossy = [88, 80, 72].map((quality) => ({ quality, smartSubsample: true }))

/**
 * Writes a screenshot as WebP, with the highest quality that fits the budget. The same pixels give the same bytes.
 *
 * @param isLossy whether the file is known to need loss, which takes most of the time to find out
 */
export async function encodePicture(png: Buffer, isLossy = false): Promise<Buffer> {
  const { data, info } = await sharp(png)
    .resize({ width: maxWidth, withoutEnlargement: true })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const encode = (options: WebpOptions) =>
    sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
      .webp({ ...options, effort: 4 })
      .toBuffer()
  const [first = nearLossless, ...others] = isLossy ? lossy : [nearLossless, ...lossy]
  let smallest = await encode(first)
  for (const options of others) {
    if (smallest.length <= wanted) return smallest
    const smaller = await encode(options)
    if (smaller.length < smallest.length) smallest = smaller
  }
  return smallest
}

/** Whether a file that `encodePicture` has written needed loss: WebP has another format for each. */
export function isLossyWebp(webp: Buffer): boolean {
  return webp.toString('latin1', 12, 16) === 'VP8 '
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
  return sharp(file)
    .resize({ width: maxWidth, withoutEnlargement: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
}
