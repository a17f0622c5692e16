import { expect, test } from 'vitest'
import { pagesToPress } from '../../e2e/samplePages'
import { seededRandom } from '../../src/lab/engine/hash'
import type { Given } from './behaviors'
import type { EngineSite } from './EngineSite'

/** For each engine: EARLY_PRESSES=200 SEED=7 npm test -- engines */
const count = Number(process.env.EARLY_PRESSES ?? 20)
const seed = Number(process.env.SEED ?? 1)
/** In milliseconds after the title is painted. */
const latest = 500

const { guide, tabbed, operation } = pagesToPress
const anyPage = Object.values(pagesToPress)
const searchButton = 'header [aria-keyshortcuts]'

interface Press {
  pages: readonly string[]
  act: (site: EngineSite) => Promise<void>
  /** Runs in the page: what is true once the press has happened, and only if it has happened once. */
  result: () => unknown
  expected: unknown
  window?: 'phone'
}

const searchedFor = () => document.querySelector<HTMLInputElement>('[role=dialog] input')?.value

const presses: Readonly<Record<string, Press>> = {
  'the search button, then letters': {
    pages: anyPage,
    act: async (site) => {
      await site.click(searchButton)
      await site.engine.type('flag')
    },
    result: searchedFor,
    expected: 'flag',
  },
  'Ctrl+K, then letters': {
    pages: anyPage,
    act: async ({ engine }) => {
      await engine.press('Control', 'k')
      await engine.type('flag')
    },
    result: searchedFor,
    expected: 'flag',
  },
  '/, then letters': {
    pages: anyPage,
    act: async ({ engine }) => {
      await engine.press('/')
      await engine.type('sdk')
    },
    result: searchedFor,
    expected: 'sdk',
  },
  'the color mode': {
    pages: anyPage,
    act: (site) => site.click('header [data-color-mode]'),
    // Twice would be that of the system.
    result: () => document.documentElement.dataset.mode,
    expected: 'dark',
  },
  'a tab': {
    pages: [tabbed],
    act: (site) => site.click('main [data-group] label:nth-of-type(2)'),
    result: () => [
      document.querySelectorAll('main [data-group] label:not(:nth-of-type(2)) :checked').length,
      location.search,
    ],
    expected: [0, '?interface=api'],
  },
  'a copy button': {
    pages: [operation, '/reference/sdks/go'],
    act: async (site) => {
      await site.recordMessages()
      await site.click('main button', 'Copy the code')
    },
    result: () => (window as { messages?: string[] }).messages?.includes('Copied'),
    expected: true,
  },
  'the list of page actions': {
    pages: [guide, tabbed, '/reference/sdks/go'],
    act: (site) => site.click('main button', 'More'),
    result: () => document.querySelector('main button[aria-label="More"]')?.ariaExpanded,
    expected: 'true',
  },
  'the menu': {
    pages: anyPage,
    window: 'phone',
    act: (site) => site.click('header button', 'Open the menu'),
    result: () => document.querySelectorAll('dialog[open][aria-label=Menu]').length,
    expected: 1,
  },
  'a disclosure': {
    pages: [operation],
    act: (site) => site.click('main [data-prose] details:not([open]) > summary', 'Example'),
    result: () =>
      [...document.querySelectorAll('main details[open] > summary')].filter(({ textContent }) =>
        textContent.startsWith('Example'),
      ).length,
    expected: 1,
  },
  'the API console': {
    pages: [operation],
    act: (site) => site.click('main button', 'Try it'),
    result: () => document.querySelectorAll('dialog[open] .console-send').length,
    expected: 1,
  },
  'text in a field': {
    pages: ['/feedback'],
    act: async (site) => {
      await site.click('main textarea')
      await site.engine.type('More of it')
    },
    result: () => document.querySelector<HTMLTextAreaElement>('main textarea')?.value,
    expected: 'More of it',
  },
}

/** Presses within half a second after a page is painted, in most cases before React is there: none is lost, none happens twice. */
export function testEarlyPresses(given: Given): void {
  test(
    `${count} presses before React is there, with the seed ${seed}`,
    { timeout: 30_000 + count * 15_000 },
    async () => {
      const random = seededRandom(seed)
      const pick = <Value>(values: readonly Value[]) => values[Math.floor(random() * values.length)] as Value
      for (let index = 0; index < count; index++) {
        const name = pick(Object.keys(presses))
        const { pages, act, result, expected, window = 'desktop' } = presses[name] as Press
        const path = pick(pages)
        const delay = Math.round(random() * latest)
        const described = `${name} on ${path}, after ${delay} ms`
        await given.site.useWindow(window)
        await given.site.visitEarly(path)
        await new Promise((resolve) => setTimeout(resolve, delay))
        await act(given.site)
        await given.site.expectValue(expected, result)
        await given.site.expectStarted()
        expect(await given.site.engine.run(result), described).toEqual(expected)
      }
    },
  )
}
