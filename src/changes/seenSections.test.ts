import { expect, test } from 'vitest'
import { changedSections, readSeen, withPage } from './seenSections'

test.each<[string | undefined, [string, string[]][]]>([
  [undefined, []],
  ['', []],
  [
    '/a 1x 2y\n/b/c-d 0\n',
    [
      ['/a', ['1x', '2y']],
      ['/b/c-d', ['0']],
    ],
  ],
  ['/a 1x 2y', []],
  ['/a\n', []],
  ['/a 12345678\n', []],
  ['__proto__ 1\n', []],
  ['/a 1\n{"length":3}\n', []],
  ['x'.repeat(50_000), []],
])('%j', (stored, seen) => expect([...readSeen(stored)]).toEqual(seen))

test('the page that was opened last is the last line, once', () => {
  const seen = readSeen('/a 1\n/b 2\n')
  expect(withPage(seen, '/a', ['3', '4'])).toBe('/b 2\n/a 3 4\n')
  expect(withPage(seen, '/', ['5'])).toBe('/a 1\n/b 2\n/ 5\n')
})

test('pages whose path has another format are left out', () => {
  expect(withPage(readSeen('/a 1\n'), '/ü %', ['2'])).toBe('/a 1\n')
  expect(withPage(readSeen('/a 1\n'), '/b', [])).toBe('/a 1\n')
})

test('the 200 pages that were opened last are kept', () => {
  let stored = ''
  for (let page = 0; page < 205; page++) stored = withPage(readSeen(stored), `/p${page}`, ['1'])
  expect([...readSeen(stored).keys()].slice(0, 1)).toEqual(['/p5'])
  expect(readSeen(stored).size).toBe(200)
})

const sections = ['a', 'b', 'c'].map((id, index) => ({ id, digest: String(index) }))

test.each<[string, string[] | undefined, string[] | undefined, string[]]>([
  ['a page that was never opened', undefined, undefined, []],
  ['the same sections', ['0', '1', '2'], undefined, []],
  ['a section that changed', ['0', '1', '9'], undefined, ['c']],
  ['marked in this tab', ['0', '1', '2'], ['2'], ['c']],
  ['marked in this tab, and another one that changed since', ['0', '2'], ['2'], ['b', 'c']],
  ['marked in this tab, and changed again', ['0', '1'], ['9'], ['c']],
  ['only one of the earlier sections', [], undefined, ['a', 'b', 'c']],
])('%s', (_what, seen, marked, ids) => {
  expect(changedSections(sections, seen, marked).map(({ id }) => id)).toEqual(ids)
})
