import fs from 'node:fs'
import { themes, type PrismTheme } from 'prism-react-renderer'
import { expect, test } from 'vitest'
import { contrast } from '../../plugins/gatsby-source-site/src/settingsProblems'
import { codeColors } from '../../plugins/markdown-tree'

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
  ...surfaces.map((surface): [string, string, number] => ['ink', surface, 7]),
  ['accent-text', 'accent', 4.5],
  ['brand-text', 'brand', 4.5],
  ['knob', 'brand', 3],
  ['callout-text', 'callout', 4.5],
  ['callout-text', 'alarm', 4.5],
  ...surfaces.map((surface): [string, string, number] => ['brand', surface, 3]),
  ...[...surfaces, 'teal-soft'].map((surface): [string, string, number] => ['teal', surface, 4.5]),
  ['text', 'teal-soft', 7],
  ...['hero', 'hero-end'].flatMap((surface): [string, string, number][] => [
    ['hero-text', surface, 7],
    ['hero-soft', surface, 7],
    ['sun', surface, 4.5],
  ]),
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

/** Rules of a style sheet, without at-rules around them: `[selector, declarations]`. */
function rulesOf(file: string): [selector: string, body: string][] {
  const css = fs.readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '')
  return [...css.matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => [selector.trim(), body])
}

/** Text and background that one rule sets, as names of tokens. */
function pairOf(body: string): [text: string, background: string] | undefined {
  const name = (property: string) =>
    new RegExp(`(?:^|;)\\s*${property}:\\s*var\\(--([\\w-]+)\\)\\s*(?:;|$)`).exec(body)?.[1]
  const [text, background] = [name('color'), name('background')]
  return text !== undefined && background !== undefined ? [text, background] : undefined
}

const styleSheets = fs
  .readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => `src/${file}`)

test.each([
  ['light', light],
  ['dark', dark],
])('whatever a rule of a style sheet combines can be read in the %s palette', (_name, palette) => {
  const combined = styleSheets.flatMap((file) =>
    rulesOf(file).flatMap(([selector, body]) => {
      const [text = '', background = ''] = pairOf(body) ?? []
      const [front, back] = [palette[text], palette[background]]
      return front !== undefined && back !== undefined
        ? [{ rule: `${file}: ${selector}`, text, background, is: contrast(front, back) }]
        : []
    }),
  )
  expect(combined.length).toBeGreaterThan(20)
  expect(combined.filter(({ is }) => is < 4.5)).toEqual([])
})

/** https://www.w3.org/TR/css-color-4/#css-system-colors: which text the user agent makes readable on which background. */
const systemPairs: Readonly<Record<string, string>> = {
  canvas: 'canvastext',
  mark: 'marktext',
  highlight: 'highlighttext',
  buttonface: 'buttontext',
  selecteditem: 'selecteditemtext',
}

test('in forced colors, rules use system colors, and text on one of their backgrounds has the color that belongs to it', () => {
  const forced = styleSheets.flatMap((file) => {
    const css = fs.readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '')
    return [...css.matchAll(/@media \(forced-colors: active\) \{((?:[^{}]*\{[^{}]*\})*)/g)].flatMap(([, rules = '']) =>
      [...rules.matchAll(/([^{}]*)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
        rule: `${file}: ${selector.trim()}`,
        text: /(?:^|;)\s*color:\s*([^;]+)/.exec(body)?.[1]?.trim().toLowerCase(),
        background: /(?:^|;)\s*background(?:-color)?:\s*([^;]+)/.exec(body)?.[1]?.trim().toLowerCase(),
        tokens: /: *var\(--/.test(body),
      })),
    )
  })
  expect(forced.length).toBeGreaterThan(10)
  expect(forced.filter(({ tokens }) => tokens)).toEqual([])
  expect(
    forced.filter(({ text, background = '' }) => text !== undefined && (systemPairs[background] ?? text) !== text),
  ).toEqual([])
})

test('both palettes have the same colors', () => {
  expect(Object.keys(colors(block(":root[data-theme='dark']"))).sort()).toEqual(Object.keys(light).sort())
})

/** A color of a theme, `hsl(230, 4%, 64%)`, darker or lighter by as many percent as its contrast on our surfaces needs. */
function readable(color: string, palette: Record<string, string>): string {
  const [, hue = 0, saturation = 0, lightness = 0] = (/^hsl\((\d+), (\d+)%, (\d+)%\)$/.exec(color) ?? []).map(Number)
  const step = palette === light ? -1 : 1
  for (let percent = lightness; percent > 0 && percent < 100; percent += step) {
    const found = hexOf(hue, saturation / 100, percent / 100)
    if ([...surfaces, ...lines].every((surface) => contrast(found, palette[surface] ?? '') >= 4.5)) return found
  }
  throw new Error(`No lightness of ${color} has enough contrast.`)
}

/** https://www.w3.org/TR/css-color-4/#hsl-to-rgb */
function hexOf(hue: number, saturation: number, lightness: number): string {
  const channel = (offset: number) => {
    const k = (offset + hue / 30) % 12
    const value = lightness - saturation * Math.min(lightness, 1 - lightness) * Math.max(-1, Math.min(k - 3, 9 - k, 1))
    return Math.round(255 * value)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(0)}${channel(8)}${channel(4)}`
}

/** Of a token type, the last color that the theme gives it. */
function themeColor({ styles }: PrismTheme, type: string): string {
  return styles.findLast(({ types, style }) => types.includes(type) && style.color !== undefined)?.style.color ?? ''
}

test.each([
  ['One Light', themes.oneLight, light],
  ['One Dark', themes.oneDark, dark],
])('the colors of code are those of %s, changed only as far as their contrast needs', (_name, theme, palette) => {
  const derived = codeColors.map((color) => [`code-${color}`, readable(themeColor(theme, color), palette)])
  expect(Object.fromEntries(codeTokens.map((token) => [token, palette[token]]))).toEqual(Object.fromEntries(derived))
})

test('both themes color the same types of tokens', () => {
  const groups = (theme: PrismTheme) =>
    codeColors.map((color) =>
      theme.styles
        .flatMap(({ types }) => types)
        .filter((type) => type !== 'maybe-class-name' && type !== 'punctuation')
        .filter((type) => themeColor(theme, type) === themeColor(theme, color)),
    )
  expect(groups(themes.oneLight)).toEqual(groups(themes.oneDark))
})
