import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { differenceProblem } from './checkPictures'
import { comparePictures, encodePicture, isLossyWebp } from './encodePicture'

const drawing = (text: string, width = 800) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="200"><rect width="100%" height="100%" fill="#fff"/><text x="40" y="80" font-size="28">${text}</text></svg>`,
    ),
  )
    .png()
    .toBuffer()

describe('encodePicture', () => {
  it('writes the same WebP for the same pixels, at most 1600 pixels wide', async () => {
    const [first, second] = [
      await encodePicture(await drawing('Save', 2400)),
      await encodePicture(await drawing('Save', 2400)),
    ]
    expect(first.equals(second)).toBe(true)
    expect(await sharp(first).metadata()).toMatchObject({ format: 'webp', width: 1600 })
    expect(isLossyWebp(first)).toBe(false)
  })

  it('writes the same WebP with loss when it is told that loss is needed', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
    const photo = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#888', noise } })
      .png()
      .toBuffer()
    const webp = await encodePicture(photo)
    expect(isLossyWebp(webp)).toBe(true)
    expect((await encodePicture(photo, true)).equals(webp)).toBe(true)
  })
})

describe('comparePictures', () => {
  it('finds no difference to the encoded picture', async () => {
    const png = await drawing('Save strategy')
    expect(await comparePictures(await encodePicture(png), png)).toEqual({ share: 0 })
  })

  it('finds a changed word', async () => {
    const { share } = await comparePictures(
      await encodePicture(await drawing('Save strategy')),
      await drawing('Save changes'),
    )
    expect(share).toBeGreaterThan(0.001)
  })

  it('reports other sizes', async () => {
    const difference = await comparePictures(await encodePicture(await drawing('Save')), await drawing('Save', 820))
    expect(difference).toEqual({ share: 1, sizes: ['800 × 200', '820 × 200'] })
  })
})

describe('differenceProblem', () => {
  const at = { file: 'content/docs/how-to/a.scene.ts', line: 7, written: 'content/docs/how-to/pictures/a.form.webp' }

  it('accepts what is within the tolerance', () => {
    expect(differenceProblem({ ...at, difference: { share: 0.0004 } })).toBeUndefined()
  })

  it('names the page, the picture, the share and the command', () => {
    expect(differenceProblem({ ...at, difference: { share: 0.0213 } })).toMatchInlineSnapshot(`
      {
        "file": "content/docs/how-to/a.scene.ts",
        "fix": "Compare it with test-results/pictures/a.form.png, then renew it: npm run pictures --prefix verification -- how-to/a",
        "line": 7,
        "severity": "error",
        "what": "content/docs/how-to/pictures/a.form.webp no longer matches the UI: 2.13 % of its pixels differ.",
      }
    `)
    expect(
      differenceProblem({ ...at, difference: { share: 1, sizes: ['800 × 200', '820 × 200'] } })?.what,
    ).toMatchInlineSnapshot(
      `"content/docs/how-to/pictures/a.form.webp no longer matches the UI: it is 800 × 200 pixels, but the UI now has 820 × 200."`,
    )
  })
})
