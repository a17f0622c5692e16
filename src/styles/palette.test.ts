import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { contrast } from '../../plugins/gatsby-source-site/src/contrast'

const css = fs.readFileSync('src/styles/tokens.css', 'utf8')
const block = (selector: string) => css.slice(css.indexOf(selector)).split('}')[0] ?? ''
const colors = (text: string): Record<string, string> =>
  Object.fromEntries([...text.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})\b/g)].map(([, name = '', value = '']) => [name, value]))
const light = colors(block(':root {'))
const dark = { ...light, ...colors(block(":root[data-theme='dark']")) }

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
  ['text', 'accent-soft', 7],
  ...['accent-soft', ...lines].map((surface): [string, string, number] => ['text-soft', surface, 4.5]),
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

/**
 * Frames in the soft colour of separators, which carry no meaning: round code, pictures and tables of values, the first two
 * of which have a surface of their own, and round a whole set of tabs. What can be clicked or opened, and what floats over
 * the page, is outlined by `--line-control`.
 */
const softFrames = [
  'api-reference/CodeSample.module.css',
  'api-reference/Endpoint.module.css',
  'home-page/FlagPanel.module.css',
  'markdown/Card.module.css',
  'markdown/CodeBlock.module.css',
  'markdown/Diagram.module.css',
  'markdown/Figure.module.css',
  'markdown/FileTree.module.css',
  'markdown/Tabs.module.css',
  'markdown/Video.module.css',
  'markdown/facts/FactExample.module.css',
  'search/SearchButton.module.css',
]

test('what a reader can use has an outline of 3:1; frames of what is only looked at are known', () => {
  const sheets = fs.readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'))
  const framed = sheets.filter((file) => /\bborder: [^;]*var\(--line\)/.test(fs.readFileSync(path.join('src', file), 'utf8')))
  expect(framed.sort()).toEqual(softFrames)
})
