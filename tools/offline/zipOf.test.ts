import { unzipSync } from 'fflate'
import { afterEach, expect, test, vi } from 'vitest'
import { zipOf, zippedSizes } from './zipOf'

const text = new TextEncoder()
const files = [
  ['index.html', text.encode('<h1>Docs</h1>'.repeat(100))],
  ['a/b.json', text.encode('{}')],
  ['picture.webp', new Uint8Array([1, 2, 3])],
] as const

afterEach(() => void vi.useRealTimers())

test('the same files are the same bytes at any time and in any order', () => {
  const first = zipOf(new Map(files))
  vi.useFakeTimers({ now: new Date('2031-05-06T07:08:09Z') })
  expect(zipOf(new Map([...files].reverse()))).toEqual(first)
})

test('it contains the files, in the order of their names', () => {
  const unzipped = unzipSync(zipOf(new Map(files)))
  expect(Object.keys(unzipped)).toEqual(['a/b.json', 'index.html', 'picture.webp'])
  expect(unzipped).toEqual(Object.fromEntries(files))
})

test('the sizes of files add up to that of the zip, but for the end of its list', () => {
  const packed = [...zippedSizes(new Map(files)).values()].reduce((sum, size) => sum + size.packed, 0)
  expect(zipOf(new Map(files)).length - packed).toBe(22)
})
