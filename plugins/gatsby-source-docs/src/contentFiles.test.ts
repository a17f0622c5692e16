import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { publishImages, readContentFile, readContentImage } from './contentFiles'

let base = ''
beforeAll(() => {
  base = mkdtempSync(path.join(tmpdir(), 'content-'))
  mkdirSync(path.join(base, 'docs/a'), { recursive: true })
  mkdirSync(path.join(base, 'docs-private'))
  writeFileSync(path.join(base, 'secret'), 'secret')
  writeFileSync(path.join(base, 'docs-private/secret'), 'secret')
  writeFileSync(path.join(base, 'docs/a/x.ts'), 'x')
  symlinkSync(path.join(base, 'secret'), path.join(base, 'docs/link'))
  symlinkSync(path.join(base, 'docs/a/x.ts'), path.join(base, 'docs/inside'))
})
afterAll(() => rmSync(base, { recursive: true }))

test.each([
  ['docs/a/x.ts', 'x'],
  ['docs/a/../a/x.ts', 'x'],
  ['docs/inside', 'x'],
  ['docs/a/no.ts', undefined],
  ['docs/a', undefined],
  ['docs', undefined],
  ['docs/../secret', undefined],
  ['docs-private/secret', undefined],
  ['docs/link', undefined],
  ['docs/a/x.ts\0.md', undefined],
])('%j gives %j', (file, text) => {
  expect(readContentFile(path.join(base, 'docs'), path.join(base, 'docs/..') + `/${file}`)).toBe(text)
})

/** The start of a PNG file: signature, then the header chunk with width and height. */
function png(width: number, height: number): Buffer {
  const header = Buffer.alloc(33)
  header.write('89504e470d0a1a0a0000000d49484452', 'hex')
  header.writeUInt32BE(width, 16)
  header.writeUInt32BE(height, 20)
  return header
}

let project = ''
const before = process.cwd()
beforeAll(() => {
  project = mkdtempSync(path.join(tmpdir(), 'images-'))
  process.chdir(project)
  mkdirSync('docs/a', { recursive: true })
  mkdirSync('static/img', { recursive: true })
  writeFileSync('docs/a/x y.png', png(640, 480))
  writeFileSync('docs/a/broken.png', 'no image')
  mkdirSync('docs/a/pictures')
  writeFileSync('docs/a/pictures/p.new.png', png(1600, 901))
  writeFileSync('docs/a/pictures/p.new.dark.png', png(1600, 901))
  writeFileSync('docs/a/pictures/p.old.png', png(1600, 900))
  writeFileSync('docs/a/pictures/p.old.dark.png', png(1600, 800))
  writeFileSync('docs/a/pictures/p.bad.png', png(1600, 900))
  writeFileSync('docs/a/pictures/p.bad.dark.png', 'no image')
  writeFileSync('docs/a/text.txt', 'text')
  writeFileSync('secret.png', png(1, 1))
  writeFileSync('static/img/logo.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32.4 16"/>')
})
afterAll(() => {
  process.chdir(before)
  rmSync(project, { recursive: true })
})

test.each([
  [
    'docs/a/x y.png',
    { src: expect.stringMatching(/^\/static\/[0-9a-f]{10}\/x%20y\.png$/) as string, width: 640, height: 480 },
  ],
  [
    'docs/a/pictures/p.new.png',
    {
      src: expect.stringMatching(/p\.new\.png$/) as string,
      dark: expect.stringMatching(/^\/static\/[0-9a-f]{10}\/p\.new\.dark\.png$/) as string,
      width: 800,
      height: 451,
    },
  ],
  ['docs/a/pictures/p.old.png', { problem: 'sizes', light: '1600 × 900', dark: '1600 × 800' }],
  ['docs/a/pictures/p.bad.png', { problem: 'unreadable', file: 'docs/a/pictures/p.bad.dark.png' }],
  ['docs/a/pictures/p.none.png', { problem: 'missing', beside: ['p.bad.png', 'p.new.png', 'p.old.png'] }],
  ['/img/logo.svg', { src: '/img/logo.svg', width: 32, height: 16 }],
  ['docs/a/broken.png', { problem: 'unreadable' }],
  ['docs/a/z.png', { problem: 'missing', beside: ['broken.png', 'x y.png'] }],
  ['docs/a/text.txt', { problem: 'missing', beside: ['broken.png', 'x y.png'] }],
  ['docs/../secret.png', { problem: 'missing', beside: ['secret.png'] }],
  ['/img/none.svg', { problem: 'missing', beside: ['logo.svg'] }],
  ['docs/none/z.png', { problem: 'missing', beside: [] }],
])('%s', (file, expected) => expect(readContentImage('docs', file)).toEqual(expected))

test('images are copied to their public path, other files and those outside of content are not', () => {
  publishImages('docs', ['docs/a/x y.png', 'docs/a/x y.png', 'docs/a/text.txt', 'docs/../secret.png', 'docs/none.png'])
  const image = readContentImage('docs', 'docs/a/x y.png')
  const publicPath = 'src' in image ? decodeURIComponent(image.src) : ''
  expect(readFileSync(path.join('public', publicPath))).toEqual(readFileSync('docs/a/x y.png'))
})
