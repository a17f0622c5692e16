import fs from 'node:fs'
import { imageSize } from 'image-size'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { flatPng } from './flatPng'
import { socialImageDrawer, TextShapes } from './socialImage'

const logo = fs.readFileSync('static/favicon.svg', 'utf8')
const draw = await socialImageDrawer(logo, 'Unleash documentation')
const text = { title: 'Create API tokens', section: 'Using Unleash · How-to guides', kind: 'How-to guide' }

test('the image has the size that networks expect, and is small', async () => {
  const png = flatPng(await draw({ ...text, title: 'Replace a feature flag’s variants in several environments' }))
  expect(imageSize(png)).toMatchObject({ width: 1200, height: 630, type: 'png' })
  expect(png.length).toBeLessThan(60 * 1024)
})

test.each(['title', 'section', 'kind'] as const)('the %s changes the image', async (key) => {
  const { data } = await draw(text)
  expect((await draw({ ...text, [key]: 'Something else' })).data.equals(data)).toBe(false)
  expect((await draw({ ...text })).data.equals(data)).toBe(true)
})

test('the name of the site changes the image', async () => {
  const other = await socialImageDrawer(logo, 'Something else')
  expect((await other(text)).data.equals((await draw(text)).data)).toBe(false)
})

/** How many rows between the name of the site and the line below have letters. */
function rowsOfTitle(data: Buffer): number {
  const pixels = new Uint32Array(data.buffer, data.byteOffset, data.length / 4)
  const rows = Array.from({ length: 370 }, (_, index) => pixels.subarray((index + 130) * 1200, (index + 131) * 1200))
  return rows.filter((row) => row.some((color) => color !== row[0])).length
}

test.each(['Ågjq{|}', 'ÂÊ', 'x'])('no part of the letters %s is cut off', async (title) => {
  const shapes = new TextShapes(700).draw(title, 80, 300, 68, '#ffffff')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><rect width="1200" height="630" fill="#1e1b4b"/>${shapes}</svg>`
  const whole = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer()
  expect(rowsOfTitle((await draw({ ...text, title })).data)).toBe(rowsOfTitle(whole))
})

test('titles are split between words, so that each line fits', () => {
  const bold = new TextShapes(700)
  const lines = bold.lines('Use one feature flag for each change and remove it soon', 60, 600)
  expect(lines.join(' ')).toBe('Use one feature flag for each change and remove it soon')
  expect(lines.length).toBeGreaterThan(2)
  expect(lines.filter((line) => bold.width(line, 60) > 600)).toEqual([])
})

test('a word that is wider than the line is not lost', () => {
  expect(new TextShapes(400).lines('UNLEASH_FRONTEND_API_ORIGINS is a variable', 60, 100)[0]).toBe(
    'UNLEASH_FRONTEND_API_ORIGINS',
  )
})

test('letters are closer where the font says so', () => {
  const bold = new TextShapes(700)
  expect(bold.width('AV', 100)).toBeLessThan(bold.width('A', 100) + bold.width('V', 100))
})
