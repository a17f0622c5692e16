import sharp from 'sharp'

/** Pixels: a phone shows a picture in 390 CSS pixels, with two pixels for each. */
const maxWidth = 780

/**
 * A picture in the size of a phone.
 *
 * @param picture in WebP
 * @returns the picture itself, if that is smaller
 */
export async function smallerPicture(picture: Buffer): Promise<Buffer> {
  const smaller = await sharp(picture)
    .resize({ width: maxWidth, withoutEnlargement: true })
    .webp({ quality: 60, effort: 6 })
    .toBuffer()
  return smaller.length < picture.length ? smaller : picture
}
