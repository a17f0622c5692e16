import { createServer } from 'node:http'
import { beforeEach, describe, expect, inject, onTestFinished, test } from 'vitest'
import { htmlOf, titleOf } from '../../e2e/builtPaths'
import { guideWithTabs } from '../../e2e/samplePages'
import { listenLocally } from '../../tools/server/listenLocally'
import { startSiteServer } from '../../tools/server/startSiteServer'
import { openAltered, withoutScripts } from './alteredSite'
import { testEarlyPresses } from './earlyPresses'
import { EngineSite } from './EngineSite'
import { testTroubles } from './troubles'

/** What tests get. It's complete when the first one begins. */
export interface Given {
  site: EngineSite
  /** Stops the server of the site, and starts it again. */
  setOnline: (isOnline: boolean) => Promise<void>
}

const guide = '/reference/segments'
const tabbed = guideWithTabs
const operation = '/reference/api/unleash/create-api-token'
const sdks = [
  'nav[aria-label="Site"] a[href="/reference/sdks"]',
  '/reference/sdks',
  titleOf('/reference/sdks'),
] as const
const quickstart = ['nav[aria-label="Site"] a[href="/quickstart"]', '/quickstart', titleOf('/quickstart')] as const
/** Has third parties; built by the check `small-site`. */
const smallSite = '.small-site/public'
const dialog = '[role=dialog][aria-label="Search"]'
const known = inject('knownResults')
const secondTab = 'main [data-group] label:nth-of-type(2)'

/** Links to headings, and words that break. */
function testHeadings(given: Given): void {
  test('words of the title of the home page are not broken', async () => {
    await given.site.visit('/')
    await given.site.expectValue(
      true,
      () => getComputedStyle(document.querySelector('h1') as Element).hyphens !== 'auto',
    )
  })

  test('a link to a heading shows it below the navbar', async () => {
    const [, heading = ''] = [...htmlOf(guide).matchAll(/<h2\b[^>]* id="([^"]+)"/g)].at(1) ?? []
    await given.site.visit(`${guide}#${heading}`)
    await given.site.expectBelowNavbar(heading)
  })

  test('a link of the table of contents leads below the navbar', async () => {
    await given.site.visit(guide)
    await given.site.click('nav[aria-label="On this page"] a')
    await given.site.expectValue(true, () => location.hash.length > 1)
    await given.site.expectBelowNavbar(await given.site.engine.run(() => decodeURIComponent(location.hash.slice(1))))
  })

  test('a link into closed details opens them', async () => {
    await given.site.visit(operation)
    const id = await given.site.engine.run(() => document.querySelector('details:not([open]) [id]')?.id ?? '')
    expect(id).not.toBe('')
    await given.site.open(`${operation}#${id}`)
    await given.site.expectValue(true, (name) => document.getElementById(name)?.checkVisibility() ?? false, id)
  })
}

function testSearch(given: Given): void {
  test('Ctrl+K, letters and Enter lead to a page', async () => {
    await given.site.visit('/quickstart')
    await given.site.engine.press('Control', 'k')
    await given.site.typeQuery('stickiness')
    await given.site.engine.press('Enter')
    await given.site.expectPage('/reference/stickiness', titleOf('/reference/stickiness'))
  })

  test('the arrow keys choose another result, which Enter opens', async () => {
    await openResults(given)
    await given.site.engine.press('ArrowDown')
    await given.site.expectValue(1, () =>
      [...document.querySelectorAll('[role=dialog] [role=option]')].findIndex(
        (option) => option.ariaSelected === 'true',
      ),
    )
    const url = await given.site.engine.run(
      () => document.querySelector('[role=option][aria-selected=true] a')?.getAttribute('href') ?? '',
    )
    await given.site.engine.press('Enter')
    await given.site.expectValue(url, () => location.pathname + location.search + location.hash)
  })

  test('"/" opens the search, Escape closes it, and the focus returns', async () => {
    await given.site.visit('/quickstart')
    await given.site.engine.run((css) => document.querySelector<HTMLElement>(css)?.focus(), sdks[0])
    await given.site.engine.press('/')
    await given.site.expectValue(true, () => document.activeElement?.getAttribute('role') === 'combobox')
    await given.site.engine.press('Escape')
    await given.site.expectValue(false, (css) => document.querySelector(css) !== null, dialog)
    await given.site.expectValue(true, (css) => document.activeElement === document.querySelector(css), sdks[0])
  })
}

/** Its menus of facets, and its tab stops. */
function testSearchControls(given: Given): void {
  test('a facet is chosen by keys, and Escape closes its menu before the search', async () => {
    const isInMenu = () => Boolean(document.activeElement?.closest('[role=menu]'))
    await openResults(given)
    await tabTo(given, '.DocSearch-Menu-Trigger')
    await given.site.engine.press('Enter')
    await given.site.expectValue(true, isInMenu)
    await given.site.engine.press('ArrowDown')
    await given.site.expectValue('menuitemcheckbox', () => document.activeElement?.getAttribute('role') ?? '')
    await given.site.engine.press('Enter')
    await given.site.expectText(`${dialog} [role=status]`, `for "${known.query}" in `)
    await given.site.expectValue(true, isInMenu)
    await given.site.engine.press('Escape')
    await given.site.expectValue(false, () => document.querySelector('[role=menu]') !== null)
    await given.site.expectValue(true, (css) => document.querySelector(css) !== null, dialog)
    await given.site.engine.press('Escape')
    await given.site.expectValue(false, (css) => document.querySelector(css) !== null, dialog)
  })

  test('Tab stays in the search, and leads to the page of all results', async () => {
    await openResults(given)
    // All stops twice.
    await tabTo(given, '[role=combobox]')
    await tabTo(given, '[role=combobox]')
    await tabTo(given, 'a[href^="/search?q="]')
    await given.site.engine.press('Enter')
    await given.site.expectPage(`/search?q=${known.query}`, 'Search')
    await given.site.expectResults('main', known)
  })
}

/** Opens the search with Ctrl+K, and waits for the results of a query. */
async function openResults({ site }: Given): Promise<void> {
  await site.visit('/quickstart')
  await site.engine.press('Control', 'k')
  await site.typeQuery(known.query)
  await site.expectResults(dialog, known)
}

/** Presses Tab, at least once, until something in the search has the focus, which never leaves the search. */
async function tabTo({ site }: Given, css: string): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    await site.engine.press('Tab')
    const [isInside, isThere] = await site.engine.run(
      (inside, target) => {
        const focused = document.activeElement
        return [Boolean(focused?.closest(inside)), focused?.matches(target) ?? false]
      },
      dialog,
      css,
    )
    expect(isInside).toBe(true)
    if (isThere) return
  }
  throw new Error(`Tab does not lead to ${css}.`)
}

/** Stored searches and the page of results. */
function testFoundPages(given: Given): void {
  test('a page that was found is offered again, and Enter opens it', async () => {
    await given.site.visit('/quickstart')
    await given.site.engine.press('Control', 'k')
    await given.site.typeQuery('stickiness')
    await given.site.engine.press('Enter')
    await given.site.expectPage('/reference/stickiness', titleOf('/reference/stickiness'))
    await given.site.open('/quickstart')
    await given.site.engine.press('Control', 'k')
    await given.site.expectValue(true, () => document.querySelector('[role=dialog] [role=option]') !== null)
    await given.site.engine.press('ArrowDown')
    await given.site.engine.press('Enter')
    await given.site.expectPage('/reference/stickiness', titleOf('/reference/stickiness'))
  })

  test('the page of results finds and filters', async () => {
    await given.site.visit(`/search?q=${known.query}`)
    await given.site.expectResults('main', known)
    await given.site.click('nav[aria-label="Kind"] a', 'API')
    await given.site.expectPage(`/search?q=${known.query}&kind=api`, 'Search')
  })
}

/** Tabs and code blocks. */
function testCode(given: Given): void {
  test('tabs of a group change together and are named in the URL', async () => {
    await given.site.visit(tabbed)
    const value = await given.site.engine.run(
      (css) => document.querySelector<HTMLElement>(css)?.innerText ?? '',
      secondTab,
    )
    await given.site.click(secondTab)
    await given.site.expectValue([value], () => [
      ...new Set(
        [...document.querySelectorAll<HTMLElement>('main [data-group] label:has(:checked)')].map(
          ({ innerText }) => innerText,
        ),
      ),
    ])
    await given.site.expectValue(true, () => location.search !== '')
  })

  test('the chosen tab is shown when the reader returns', async () => {
    const isChosen = (css: string) => document.querySelector(`${css} :checked`) !== null
    await given.site.visit('/quickstart')
    await given.site.expectValue(false, isChosen, secondTab)
    await given.site.click(secondTab)
    await given.site.expectValue(true, isChosen, secondTab)
    await given.site.open('/quickstart')
    await given.site.expectValue(true, isChosen, secondTab)
  })

  test('the arrow keys move between tabs', async () => {
    const focusedTab = () =>
      [...document.querySelectorAll('main [role=radiogroup] input')].findIndex((tab) => tab === document.activeElement)
    await given.site.visit('/quickstart')
    await given.site.click('main [role=radiogroup] label')
    await given.site.expectValue(0, focusedTab)
    await given.site.engine.press('ArrowRight')
    await given.site.expectValue(1, focusedTab)
  })

  test('code is copied, which is said', async () => {
    await given.site.visit('/quickstart')
    await given.site.recordMessages()
    await given.site.click('main figure button', 'Copy the code')
    await given.site.expectMessage('Copied')
  })
}

function testSidebar(given: Given): void {
  test('the sidebar shows the current page', async () => {
    await given.site.visit('/reference/event-types')
    await given.site.expectSeen('nav[aria-label="Documentation"] [aria-current=page]')
  })
}

function testNavigation(given: Given): void {
  test('a link changes the page without loading the site again', async () => {
    await given.site.visit('/quickstart')
    await given.site.engine.run(() => void Object.assign(window, { isSameDocument: true }))
    await given.site.follow(...sdks)
    await given.site.expectValue(true, () => 'isSameDocument' in window)
  })

  test('Back restores the position', async () => {
    await given.site.visit('/reference/event-types')
    await given.site.follow(...sdks)
    await given.site.follow(...quickstart)
    await given.site.scrollTo(900)
    await given.site.follow(...sdks)
    await given.site.engine.back()
    await given.site.expectPage('/quickstart', quickstart[2])
    await given.site.expectValue(true, () => Math.abs(window.scrollY - 900) <= 2)
  })

  test('an unknown path leads to suggestions', async () => {
    await given.site.visit('/create-featur')
    await given.site.expectValue(
      true,
      () => document.querySelector('main a[href="/reference/api/unleash/create-feature"]') !== null,
    )
  })

  test('without a connection the page stays, says so, and Retry leads on', async () => {
    await given.site.visit('/quickstart')
    await given.site.expectValue(true, () =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).some(
        ({ name, responseEnd }) => name.includes('/offline-') && responseEnd > 0,
      ),
    )
    await given.setOnline(false)
    await given.site.engine.run((path) => void window.___navigate(path), operation)
    await given.site.expectText('[role=alert]', 'The page could not be loaded.')
    await given.site.expectPage('/quickstart', quickstart[2])
    await given.setOnline(true)
    await given.site.click('[role=alert] button', 'Retry')
    await given.site.expectPage(operation, titleOf(operation))
  })
}

/** Pages of API operations. */
function testOperations(given: Given): void {
  test('an API sample is shown in another language', async () => {
    await given.site.visit(operation)
    await given.site.engine.run(() => {
      const select = document.querySelector<HTMLSelectElement>('main select')
      if (!select) throw new Error('There is no list of languages.')
      select.value = 'go'
      select.dispatchEvent(new Event('change', { bubbles: true }))
    })
    await given.site.expectText('main pre', 'package main')
  })

  test('the API console sends a request to the reader’s server, from a worker with its own security policy', async () => {
    const api = createServer((_request, response) => {
      response.writeHead(200, {
        'access-control-allow-origin': '*',
        'access-control-allow-headers': 'authorization',
        'content-type': 'application/json',
      })
      response.end('{"toggles":[]}')
    })
    const { port, close } = await listenLocally(api)
    onTestFinished(close)
    await given.site.visit('/reference/api/unleash/get-frontend-features')
    await given.site.click('main button', 'Try it')
    await given.site.click('.console-way', 'Direct')
    await given.site.click('.console-fields input[type=url]')
    await given.site.engine.type(`http://127.0.0.1:${port}`)
    await given.site.click('.console-fields input[type=password]')
    await given.site.engine.type('*:development.secret')
    await given.site.click('.console-send')
    await given.site.expectText('.console-response', 'Matches the documented 200 response.')
  })

  test('details unfold', async () => {
    const countOpen = () => document.querySelectorAll('main details[open]').length
    await given.site.visit(operation)
    const before = await given.site.engine.run(countOpen)
    await given.site.click('main details:not([open]) > summary')
    await given.site.expectValue(before + 1, countOpen)
  })
}

function testPhone(given: Given): void {
  describe('on a phone', () => {
    beforeEach(() => given.site.useWindow('phone'))

    test('Back closes the menu, and the page stays', async () => {
      await given.site.visit('/quickstart')
      await given.site.openMenu()
      await given.site.engine.back()
      await given.site.expectMenu(false)
      await given.site.expectPage('/quickstart', quickstart[2])
    })

    test('a link of the menu leads on and closes it', async () => {
      await given.site.visit('/quickstart')
      await given.site.openMenu()
      await given.site.click('dialog nav a[href="/reference/sdks"]')
      await given.site.expectPage(sdks[1], sdks[2])
      await given.site.expectMenu(false)
    })

    test('the menu shows the entry of the current page, scrolls by itself, and opens again at the same position', async () => {
      const current = 'dialog [data-region=sidebar] [aria-current=page]'
      const close = 'dialog button[aria-label="Close the menu"]'
      await given.site.visit('/using-unleash/troubleshooting/cors')
      await given.site.openMenu()
      await given.site.expectSeen(current)
      await given.site.expectSeen(close)
      await given.site.scrollMenuUp()
      await given.site.expectSeen('dialog nav[aria-label="Site menu"] a')
      await given.site.expectSeen(close)
      await given.site.expectValue(0, () => window.scrollY)
      const place = await given.site.scrollMenuToCurrent()
      expect(place).toBeGreaterThan(0)
      await given.site.click(close)
      await given.site.expectMenu(false)
      await given.site.openMenu()
      await given.site.expectMenuScroll(place)
      await given.site.expectSeen(current)
    })

    test('nothing scrolls sideways', async () => {
      await given.site.visit(operation)
      await given.site.expectValue(0, () => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    })
  })
}

function testPreferences(given: Given): void {
  test('the color mode is switched, kept, and there before the scripts', async () => {
    await given.site.visit('/quickstart')
    await given.site.expectColors('light')
    await given.site.click('header button', 'Switch to')
    await given.site.expectColors('dark')
    await given.site.open('/topics')
    await given.site.expectColors('dark')
    const stored = await given.site.engine.run(() => Object.entries<string>(localStorage))
    const earlySite = await openAltered(given.site.engine, withoutScripts)
    await given.site.engine.open(`${earlySite.origin}/robots.txt`)
    await earlySite.expectValue(true, (origin) => location.origin === origin, earlySite.origin)
    await given.site.engine.run(
      (entries) => entries.forEach(([key, value]) => localStorage.setItem(key, value)),
      stored,
    )
    await given.site.engine.open(`${earlySite.origin}/topics`)
    await earlySite.expectColors('dark')
  })

  test('the question about consent is asked once', async () => {
    const small = await startSiteServer(smallSite, 0)
    onTestFinished(small.close)
    const other = new EngineSite(given.site.engine, `http://127.0.0.1:${small.port}`)
    const question = 'section[aria-label="Privacy choices"]'
    await other.visit('/quickstart')
    await other.click(`${question} button`, 'Decline')
    await other.expectValue('denied', () => localStorage.getItem('thirdParties.consent'))
    await other.open('/quickstart')
    await other.expectText('footer', 'Privacy choices')
    await other.expectValue(0, (css) => document.querySelectorAll(css).length, question)
  })
}

function testHistory(given: Given): void {
  // The last one: in about every second run, Puppeteer waits for the next page in Firefox until its time limit, 30 seconds later.
  test('Back from another document restores the position, also where the browser kept the page', async () => {
    await given.site.visit('/quickstart')
    await given.site.scrollTo(900)
    await given.site.engine.open(`${given.site.origin}/llms.txt`)
    await given.site.engine.back()
    await given.site.expectPage('/quickstart', quickstart[2])
    await given.site.expectValue(900, () => Math.round(window.scrollY))
  })
}

/** Each group of tests that every engine must pass, each test in a new visit. What only depends on our own code is tested in Chromium. */
export const behaviors: readonly ((given: Given) => void)[] = [
  testHeadings,
  testSearch,
  testSearchControls,
  testFoundPages,
  testCode,
  testSidebar,
  testNavigation,
  testOperations,
  testPhone,
  testPreferences,
  testEarlyPresses,
  testTroubles,
  testHistory,
]
