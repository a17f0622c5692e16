import fs from 'node:fs'
import { expect, test } from 'vitest'

const css = fs.readFileSync('src/styles/tokens.css', 'utf8')
const block = (selector: string) => css.slice(css.indexOf(selector)).split('}')[0] ?? ''
const colors = (text: string): Record<string, string> =>
  Object.fromEntries([...text.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})\b/g)].map(([, name = '', value = '']) => [name, value]))
const light = colors(block(':root {'))
const dark = { ...light, ...colors(block(":root[data-theme='dark']")) }

/** Relative luminance, as WCAG 2.2 defines it. */
function luminance(color: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = parseInt(color.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(a: string, b: string): number {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return (high + 0.05) / (low + 0.05)
}

const surfaces = ['surface', 'surface-soft', 'surface-strong']
const codeTokens = Object.keys(light).filter((name) => name.startsWith('code-'))
const lines = ['line-mark', 'line-ins', 'line-del']
const kinds = ['note', 'tip', 'info', 'caution', 'danger']

/** [foreground, background, the least contrast] */
const pairs: [string, string, number][] = [
  ...surfaces.map((surface): [string, string, number] => ['text', surface, 7]),
  ...kinds.map((kind): [string, string, number] => ['text', `${kind}-soft`, 7]),
  ...surfaces.map((surface): [string, string, number] => ['text-soft', surface, 4.5]),
  ...[...surfaces, 'accent-soft'].map((surface): [string, string, number] => ['accent', surface, 4.5]),
  ['accent-text', 'accent', 4.5],
  ...kinds.flatMap((kind): [string, string, number][] => [
    [kind, `${kind}-soft`, 4.5],
    ['accent', `${kind}-soft`, 4.5],
  ]),
  ...lines.map((line): [string, string, number] => ['text', line, 7]),
  ...codeTokens.flatMap((token) => [...surfaces, ...lines].map((surface): [string, string, number] => [token, surface, 4.5])),
  ...surfaces.flatMap((surface): [string, string, number][] => [
    ['line-control', surface, 3],
    ['focus', surface, 3],
  ]),
]

test.each([
  ['light', light],
  ['dark', dark],
])('every pair of colours in the %s palette has its contrast', (_name, palette) => {
  expect(codeTokens.length).toBeGreaterThan(5)
  const tooLow = pairs
    .map(([front, back, least]) => ({ pair: `${front} on ${back}`, least, is: contrast(palette[front] ?? '', palette[back] ?? '') }))
    .filter(({ least, is }) => !(is >= least))
  expect(tooLow).toEqual([])
})

test('both palettes have the same colours', () => {
  expect(Object.keys(colors(block(":root[data-theme='dark']"))).sort()).toEqual(Object.keys(light).sort())
})
