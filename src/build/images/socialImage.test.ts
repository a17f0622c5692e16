import fs from 'node:fs'
import { imageSize } from 'image-size'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { socialImageDrawer, TextShapes } from './socialImage'

const logo = fs.readFileSync('static/favicon.svg', 'utf8')
const draw = socialImageDrawer(logo, 'Unleash documentation')
const text = { title: 'Create API tokens', section: 'Using Unleash · How-to guides', kind: 'How-to guide' }

test('the image has the size that networks expect, and is small', async () => {
  const png = await draw({ ...text, title: 'Replace a feature flag’s variants in several environments' })
  expect(imageSize(png)).toMatchObject({ width: 1200, height: 630, type: 'png' })
  expect(png.length).toBeLessThan(60 * 1024)
})

test.each(['title', 'section', 'kind'] as const)('the %s changes the image', async (key) => {
  const image = await draw(text)
  expect((await draw({ ...text, [key]: 'Something else' })).equals(image)).toBe(false)
  expect((await draw({ ...text })).equals(image)).toBe(true)
})

test('the name of the site changes the image', async () => {
  const drawOther = socialImageDrawer(logo, 'Something else')
  expect((await drawOther(text)).equals(await draw(text))).toBe(false)
})

test('the colors are those of the site, without transparent pixels', async () => {
  const { data, info } = await sharp(await draw(text))
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect(info).toMatchObject({ width: 1200, height: 630, channels: 3 })
  const colorAt = (x: number, y: number) => [...data.subarray((y * 1200 + x) * 3, (y * 1200 + x) * 3 + 3)]
  const near = (color: number[]) => color.map((value) => expect.closeTo(value, -1) as number)
  expect(colorAt(600, 7)).toEqual(near([0x63, 0x5d, 0xc5]))
  expect(colorAt(1190, 620)).toEqual(near([0x12, 0x33, 0x3b]))
})

test('titles are split between words, so that each line fits', () => {
  const bold = new TextShapes('sen', 700)
  const lines = bold.lines('Use one feature flag for each change and remove it soon', 60, 600)
  expect(lines.join(' ')).toBe('Use one feature flag for each change and remove it soon')
  expect(lines.length).toBeGreaterThan(2)
  expect(lines.filter((line) => bold.width(line, 60) > 600)).toEqual([])
})

test('a word that is wider than the line is not lost', () => {
  expect(new TextShapes('public-sans', 400).lines('UNLEASH_FRONTEND_API_ORIGINS is a variable', 60, 100)[0]).toBe(
    'UNLEASH_FRONTEND_API_ORIGINS',
  )
})

test('letters are closer where the font says so', () => {
  const bold = new TextShapes('sen', 700)
  expect(bold.width('AV', 100)).toBeLessThan(bold.width('A', 100) + bold.width('V', 100))
})
