import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { flatPng, type RawImage } from './flatPng'
import { socialImageDrawer } from './socialImage'

async function decode(png: Buffer): Promise<Buffer> {
  return sharp(png).ensureAlpha().raw().toBuffer()
}

function imageOf(
  width: number,
  height: number,
  colorAt: (index: number) => readonly [number, number, number],
): RawImage {
  const data = Buffer.alloc(width * height * 4, 255)
  for (let index = 0; index < width * height; index += 1) data.set(colorAt(index), index * 4)
  return { data, width, height }
}

test.each([
  ['one color', imageOf(5, 3, () => [10, 20, 30])],
  ['256 colors', imageOf(16, 16, (index) => [index, 255 - index, 7])],
])('%s stay exact', async (_name, image) => {
  expect(await decode(flatPng(image))).toEqual(image.data)
})

test('more colors are merged with similar ones, and frequent ones stay exact', async () => {
  const image = imageOf(64, 64, (index) => (index < 2048 ? [3, 3, 3] : [index & 63, (index >> 6) & 63, 0]))
  const decoded = await decode(flatPng(image))
  expect(decoded.subarray(0, 2048 * 4)).toEqual(image.data.subarray(0, 2048 * 4))
  const errors = [...image.data].map((value, index) => Math.abs(value - (decoded[index] ?? 0)))
  expect(Math.max(...errors)).toBeLessThan(8)
})

test('an image for link previews looks the same', async () => {
  const draw = await socialImageDrawer(readFileSync('static/favicon.svg', 'utf8'), 'Unleash documentation')
  const { data, ...size } = await draw({ title: 'Feature flags', section: 'Reference', kind: 'Guide' })
  const png = flatPng({ data, ...size })
  expect(png.length).toBeLessThan(20_000)
  const decoded = await decode(png)
  const different = data.filter((value, index) => Math.abs(value - (decoded[index] ?? 0)) >= 8)
  expect(different.length).toBe(0)
})
