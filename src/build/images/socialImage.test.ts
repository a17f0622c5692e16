import fs from 'node:fs'
import { imageSize } from 'image-size'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { socialImageDrawer, TextShapes } from './socialImage'

const draw = socialImageDrawer(fs.readFileSync('static/favicon.svg', 'utf8'))
const text = { site: 'Unleash documentation', title: 'Create API tokens', section: 'Using Unleash · How-to guides', kind: 'How-to guide' }

test('the image has the size that networks expect, and is small', async () => {
  const png = await sharp(Buffer.from(draw({ ...text, title: 'Replace a feature flag’s variants in several environments' }))).png().toBuffer()
  expect(imageSize(png)).toMatchObject({ width: 1200, height: 630, type: 'png' })
  expect(png.length).toBeLessThan(60 * 1024)
})

test.each(['title', 'section', 'kind', 'site'] as const)('the %s changes the image', (key) => {
  expect(draw({ ...text, [key]: 'Something else' })).not.toBe(draw(text))
  expect(draw({ ...text })).toBe(draw(text))
})

test('titles are split between words, so that each line fits', () => {
  const bold = new TextShapes(700)
  const lines = bold.lines('Use one feature flag for each change and remove it soon', 60, 600)
  expect(lines.join(' ')).toBe('Use one feature flag for each change and remove it soon')
  expect(lines.length).toBeGreaterThan(2)
  expect(lines.filter((line) => bold.width(line, 60) > 600)).toEqual([])
})

test('a word that is wider than the line is not lost', () => {
  expect(new TextShapes(400).lines('UNLEASH_FRONTEND_API_ORIGINS is a variable', 60, 100)[0]).toBe('UNLEASH_FRONTEND_API_ORIGINS')
})

test('letters are closer where the font says so', () => {
  const bold = new TextShapes(700)
  expect(bold.width('AV', 100)).toBeLessThan(bold.width('A', 100) + bold.width('V', 100))
})
