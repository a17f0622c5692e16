import fs from 'node:fs'
import { expect, test } from 'vitest'
import { contrast } from '../../plugins/gatsby-source-site/src/settingsProblems'

const css = fs.readFileSync('src/styles/tokens.css', 'utf8')
const block = (selector: string) => css.slice(css.indexOf(selector)).split('}')[0] ?? ''
/** '#fff' as '#ffffff', the only form that `contrast` reads. */
const sixDigits = (color: string) => (color.length === 4 ? color.replace(/[0-9a-f]/g, '$&$&') : color)
const colors = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/--([\w-]+):\s*(#[0-9a-f]{3,6})\b/g)].map(([, name = '', value = '']) => [
      name,
      sixDigits(value),
    ]),
  )
const light = colors(block(':root {'))
const dark = { ...light, ...colors(block(":root[data-theme='dark']")) }

const surfaces = ['surface', 'surface-soft', 'surface-strong']
const codeTokens = Object.keys(light).filter((name) => name.startsWith('code-'))
const lines = ['line-mark', 'line-ins', 'line-del', 'caution-soft']
const kinds = ['note', 'tip', 'info', 'caution', 'danger']

/** [foreground, background, the least contrast] */
const pairs: [string, string, number][] = [
  ...surfaces.map((surface): [string, string, number] => ['text', surface, 7]),
  ...kinds.map((kind): [string, string, number] => ['text', `${kind}-soft`, 7]),
  ...surfaces.map((surface): [string, string, number] => ['text-soft', surface, 4.5]),
  ...[...surfaces, 'accent-soft'].map((surface): [string, string, number] => ['accent', surface, 4.5]),
  ['accent-text', 'accent', 4.5],
  ['text', 'accent-soft', 7],
  ...['accent-soft', ...lines].map((surface): [string, string, number] => ['text-soft', surface, 4.5]),
  ...kinds.flatMap((kind): [string, string, number][] => [
    [kind, `${kind}-soft`, 4.5],
    ['accent', `${kind}-soft`, 4.5],
  ]),
  ...lines.map((line): [string, string, number] => ['text', line, 7]),
  ...codeTokens.flatMap((token) =>
    [...surfaces, ...lines].map((surface): [string, string, number] => [token, surface, 4.5]),
  ),
  ...surfaces.flatMap((surface): [string, string, number][] => [
    ['line-control', surface, 3],
    ['focus', surface, 3],
  ]),
]

test.each([
  ['light', light],
  ['dark', dark],
])('every pair of colors in the %s palette has its contrast', (_name, palette) => {
  expect(codeTokens.length).toBeGreaterThan(5)
  const tooLow = pairs
    .map(([front, back, least]) => ({
      pair: `${front} on ${back}`,
      least,
      is: contrast(palette[front] ?? '', palette[back] ?? ''),
    }))
    .filter(({ least, is }) => !(is >= least))
  expect(tooLow).toEqual([])
})

test('both palettes have the same colors', () => {
  expect(Object.keys(colors(block(":root[data-theme='dark']"))).sort()).toEqual(Object.keys(light).sort())
})
