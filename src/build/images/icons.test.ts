import fs from 'node:fs'
import { imageSize } from 'image-size'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawIcon, iconNames, webManifest } from './writeImages'

const logo = fs.readFileSync('static/favicon.svg', 'utf8')

test.each([
  ['apple-touch-icon.png', 180, 'png'],
  ['icon-192.png', 192, 'png'],
  ['icon-512.png', 512, 'png'],
  ['icon-maskable-512.png', 512, 'png'],
  ['favicon.ico', 32, 'ico'],
] as const)('%s has %i pixels', async (name, size, type) => {
  expect(imageSize(await drawIcon(name, logo))).toMatchObject({ width: size, height: size, type })
})

test.each([
  ['apple-touch-icon.png', 255],
  ['icon-maskable-512.png', 255],
  ['icon-512.png', 0],
] as const)('the corner of %s has the opacity %i', async (name, opacity) => {
  const { data } = await sharp(await drawIcon(name, logo))
    .ensureAlpha()
    .extract({ left: 0, top: 0, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect(data[3]).toBe(opacity)
})

test('the manifest names icons that are drawn', () => {
  const { icons } = JSON.parse(webManifest({ name: 'Unleash', title: 'Unleash documentation' }, 'About.')) as {
    icons: { src: string; sizes: string }[]
  }
  expect(
    icons
      .map(({ src }) => src.slice(1))
      .filter((src) => src !== 'favicon.svg' && !iconNames.some((name) => name === src)),
  ).toEqual([])
  expect(icons.map(({ sizes }) => sizes)).toEqual(['any', '192x192', '512x512', '512x512'])
})
