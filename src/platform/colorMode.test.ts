import { afterEach, expect, test, vi } from 'vitest'
import { nextMode, showColors } from './colorMode'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['dark', false, 'dark'],
  ['light', true, 'light'],
  ['system', true, 'dark'],
  ['system', false, 'light'],
  ['"><script>', true, 'light'],
  [undefined, true, 'light'],
])('the mode %s, with a dark system: %s, is %s', (mode, matches, colors) => {
  const setAttribute = vi.fn()
  vi.stubGlobal('window', { matchMedia: () => ({ matches }) })
  vi.stubGlobal('document', { querySelector: () => ({ setAttribute }) })
  const dataset: DOMStringMap = { mode }
  showColors(dataset)
  expect(dataset.theme).toBe(colors)
  expect(setAttribute).toHaveBeenCalledWith('content', colors === 'dark' ? '#12131a' : '#fff')
})

test('without media queries, the system counts as light', () => {
  vi.stubGlobal('window', {})
  vi.stubGlobal('document', { querySelector: () => null })
  const dataset: DOMStringMap = { mode: 'system' }
  showColors(dataset)
  expect(dataset.theme).toBe('light')
})

test.each([
  ['light', 'dark'],
  ['dark', 'system'],
  ['system', 'light'],
  ['purple', 'dark'],
  [undefined, 'dark'],
])('after %s the button offers %s', (mode, next) => {
  expect(nextMode(mode)).toBe(next)
})
