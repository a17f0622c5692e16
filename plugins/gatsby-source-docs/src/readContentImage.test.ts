import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { publishImages } from './publishImages'
import { readContentImage } from './readContentImage'

/** The start of a PNG file: signature, then the header chunk with width and height. */
function png(width: number, height: number): Buffer {
  const header = Buffer.alloc(33)
  header.write('89504e470d0a1a0a0000000d49484452', 'hex')
  header.writeUInt32BE(width, 16)
  header.writeUInt32BE(height, 20)
  return header
}

let base = ''
const before = process.cwd()
beforeAll(() => {
  base = mkdtempSync(path.join(tmpdir(), 'images-'))
  process.chdir(base)
  mkdirSync('docs/a', { recursive: true })
  mkdirSync('static/img', { recursive: true })
  writeFileSync('docs/a/x y.png', png(640, 480))
  writeFileSync('docs/a/broken.png', 'no image')
  writeFileSync('docs/a/text.txt', 'text')
  writeFileSync('secret.png', png(1, 1))
  writeFileSync('static/img/logo.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32.4 16"/>')
})
afterAll(() => {
  process.chdir(before)
  rmSync(base, { recursive: true })
})

test.each([
  ['docs/a/x y.png', { src: expect.stringMatching(/^\/static\/[0-9a-f]{10}\/x%20y\.png$/) as string, width: 640, height: 480 }],
  ['/img/logo.svg', { src: '/img/logo.svg', width: 32, height: 16 }],
  ['docs/a/broken.png', { problem: 'unreadable' }],
  ['docs/a/z.png', { problem: 'missing', beside: ['broken.png', 'x y.png'] }],
  ['docs/a/text.txt', { problem: 'missing', beside: ['broken.png', 'x y.png'] }],
  ['docs/../secret.png', { problem: 'missing', beside: ['secret.png'] }],
  ['/img/none.svg', { problem: 'missing', beside: ['logo.svg'] }],
  ['docs/none/z.png', { problem: 'missing', beside: [] }],
])('%s', (file, expected) => expect(readContentImage('docs', file)).toEqual(expected))

test('images are copied to their address, other files and those outside of content are not', () => {
  publishImages('docs', ['docs/a/x y.png', 'docs/a/x y.png', 'docs/a/text.txt', 'docs/../secret.png', 'docs/none.png'])
  const image = readContentImage('docs', 'docs/a/x y.png')
  const address = 'src' in image ? decodeURIComponent(image.src) : ''
  expect(readFileSync(path.join('public', address))).toEqual(readFileSync('docs/a/x y.png'))
})
