import type { Page } from '@playwright/test'
import { seededRandom } from '../src/lab/engine/hash'
import { DocsSite } from './DocsSite'
import { pagesToPress } from './samplePages'
import { expect, test } from './test'

/**
 * Presses within half a second after a page is painted, in most cases before React is there: none is lost, none happens twice.
 * More than here: EARLY_PRESSES=200 npm test -- browser
 */
const count = Number(process.env.EARLY_PRESSES ?? 40)
const groups = 4
/** Another one presses other things at other times. */
const seed = Number(process.env.SEED ?? 1)
/** In milliseconds after the control is painted. */
const latest = 500

const { guide, tabbed, operation } = pagesToPress
const anyPage = Object.values(pagesToPress)
const withCode = [operation, '/reference/sdks/go']

interface Press {
  pages: readonly string[]
  /** What is pressed; also when it counts as painted. */
  control: string
  act?: (page: Page) => Promise<void>
  /** What is true once the press has happened, and only if it has happened once. */
  result: (page: Page) => Promise<unknown>
  expected: unknown
  isNarrow?: boolean
}

const searchedFor = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLInputElement>('[role=dialog] input')?.value)
const attributeOf = (selector: string, name: string) => (page: Page) =>
  page.locator(selector).first().getAttribute(name)
const folded = '[data-region=sidebar] :is(details:not([open]) > summary, button[aria-expanded=false])'

const presses: Readonly<Record<string, Press>> = {
  'the search button': {
    pages: anyPage,
    control: 'header [aria-keyshortcuts]',
    result: (page) => page.getByRole('dialog').count(),
    expected: 1,
  },
  'the search button, then letters': {
    pages: anyPage,
    control: 'header [aria-keyshortcuts]',
    act: async (page) => {
      await page.locator('header [aria-keyshortcuts]').click()
      await page.keyboard.type('flag', { delay: 30 })
    },
    result: searchedFor,
    expected: 'flag',
  },
  'Ctrl+K, then letters': {
    pages: anyPage,
    control: 'h1',
    act: async (page) => {
      await page.keyboard.press('Control+k')
      await page.keyboard.type('toggle', { delay: 30 })
    },
    result: searchedFor,
    expected: 'toggle',
  },
  '/, then letters': {
    pages: anyPage.filter((page) => page !== '/feedback'),
    control: 'h1',
    act: async (page) => page.keyboard.type('/sdk', { delay: 30 }),
    result: searchedFor,
    expected: 'sdk',
  },
  '?': {
    pages: anyPage,
    control: 'h1',
    act: async (page) => page.keyboard.press('?'),
    result: (page) => page.getByRole('dialog').count(),
    expected: 1,
  },
  'the color mode': {
    pages: anyPage,
    control: 'header button:has(use[href="#icon:dark"])',
    // Twice would be that of the system.
    result: attributeOf('html', 'data-mode'),
    expected: 'dark',
  },
  'a tab': {
    pages: [tabbed],
    control: 'main [data-group] label:nth-of-type(2)',
    // Of all groups, as their choice is the same.
    result: async (page) => [
      await page.locator('main [data-group] label:not(:nth-of-type(2)) :checked').count(),
      /^\?interface=\w+$/.test(new URL(page.url()).search),
    ],
    expected: [0, true],
  },
  'a copy button': {
    pages: withCode,
    control: 'main button[aria-label="Copy the code"]:visible',
    result: (page) => page.getByRole('main').getByRole('status').filter({ hasText: 'Copied' }).count(),
    expected: 1,
  },
  'a group of the sidebar': {
    pages: ['/reference/api/unleash', operation],
    control: folded,
    act: async (page) => {
      const summary = page.locator(folded).first()
      await summary.evaluate((element) => (element.dataset.pressed = ''))
      await page.locator('[data-pressed]').click()
    },
    result: (page) => page.locator('details[open] > [data-pressed], [data-pressed][aria-expanded=true]').count(),
    expected: 1,
  },
  'the menu': {
    pages: anyPage,
    isNarrow: true,
    control: 'header button[aria-label="Open the menu"]',
    result: (page) => page.locator('dialog[open][aria-label=Menu]').count(),
    expected: 1,
  },
  'the list of page actions': {
    pages: [guide, tabbed, '/reference/sdks/go'],
    control: 'main button[aria-label="More"]',
    result: attributeOf('main button[aria-label="More"]', 'aria-expanded'),
    expected: 'true',
  },
  'a disclosure': {
    pages: [operation],
    control: 'main [data-prose] details:not([open]) > summary',
    act: async (page) => {
      const summary = page.locator('main [data-prose] details:not([open]) > summary').first()
      await summary.evaluate((element) => (element.dataset.pressed = ''))
      await page.locator('[data-pressed]').click()
    },
    result: (page) => page.locator('details[open] > [data-pressed]').count(),
    expected: 1,
  },
  'the API console': {
    pages: [operation],
    control: 'main button:text-is("Try it")',
    result: (page) => page.getByRole('dialog', { name: 'API console' }).count(),
    expected: 1,
  },
  'text in a field': {
    pages: ['/feedback'],
    control: 'main textarea',
    act: async (page) => {
      await page.locator('main textarea').click()
      await page.keyboard.type('More of it', { delay: 20 })
    },
    result: (page) => page.locator('main textarea').inputValue(),
    expected: 'More of it',
  },
  'the button that sends feedback': {
    pages: ['/feedback'],
    control: 'main button[type=submit]',
    act: async (page) => {
      await page.getByLabel('Page', { exact: true }).fill('Segments')
      await page.getByRole('radio', { name: 'Yes' }).check()
      await page.getByRole('button', { name: 'Send feedback' }).click()
    },
    result: (page) => page.getByRole('status').filter({ hasText: 'Your feedback was sent' }).count(),
    expected: 1,
  },
}

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

for (let group = 0; group < groups; group++) {
  test(`${count / groups} presses as soon as a control is painted, part ${group + 1}`, async ({ context }) => {
    test.setTimeout(30_000 + count * 3000)
    const random = seededRandom(seed * groups + group)
    const pick = <Value>(values: readonly Value[]) => values[Math.floor(random() * values.length)] as Value
    let sent = 0
    await context.route('**/feedback', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback()
      sent++
      return route.fulfill({ body: 'Sent' })
    })
    for (let index = 0; index < count / groups; index++) {
      const name = pick(Object.keys(presses))
      const { pages, control, act, result, expected, isNarrow = false } = presses[name] as Press
      const path = pick(pages)
      const delay = Math.round(random() * latest)
      await test.step(`seed ${seed}: ${name} on ${path}, after ${delay} ms`, async () => {
        sent = 0
        const page = await context.newPage()
        await page.addInitScript(() => localStorage.clear())
        await page.setViewportSize({ width: isNarrow ? 390 : 1280, height: 800 })
        await page.goto(path, { waitUntil: 'commit' })
        await page.locator(control).first().waitFor()
        await page.waitForTimeout(delay)
        await (act ? act(page) : page.locator(control).first().click())
        await expect.poll(() => result(page)).toEqual(expected)
        await new DocsSite(page).waitUntilReady()
        expect(await result(page)).toEqual(expected)
        expect(sent).toBe(name.includes('sends') ? 1 : 0)
        await page.close()
      })
    }
  })
}
