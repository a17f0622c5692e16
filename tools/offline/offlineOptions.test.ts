import { expect, test } from 'vitest'
import { readOfflineOptions } from './offlineOptions'

test('without options, it is a zip for the root of a host', () => {
  expect(readOfflineOptions([])).toEqual({ base: '', output: 'unleash-docs.zip', isFolder: false })
})

test.each([
  ['/', ''],
  ['/docs', '/docs'],
  ['/docs/', '/docs'],
  ['/intern/docs-6.x', '/intern/docs-6.x'],
])('--base %s is the base path "%s"', (given, base) => {
  expect(readOfflineOptions(['--base', given, '--folder', '--output', 'site'])).toEqual({
    base,
    output: 'site',
    isFolder: true,
  })
})

test.each(['docs', '', '/a b', '/a/../b', '//host', '/docs?x', 'https://host/docs', '/ü'])(
  '--base "%s" is refused',
  (given) => {
    expect(() => readOfflineOptions(['--base', given])).toThrow(
      `--base "${given}" is not the path of a folder on a server. It begins with a slash and has no spaces: --base /docs`,
    )
  },
)

test('options that contradict each other, or are unknown, are refused', () => {
  expect(() => readOfflineOptions(['--folder', '--output', 'a.zip'])).toThrow('Leave one of them out.')
  expect(() => readOfflineOptions(['--output', ''])).toThrow('Name a file')
  expect(() => readOfflineOptions(['--bsae', '/docs'])).toThrow("Unknown option '--bsae'")
})
