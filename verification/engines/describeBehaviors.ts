import { createServer } from 'node:http'
import sirv from 'sirv'
import { afterEach, beforeAll, beforeEach, describe, expect, inject, onTestFinished, test } from 'vitest'
import { listenLocally, type LocalServer } from '../../tools/server/listenLocally'
import { startSiteServer, type SiteServer } from '../../tools/server/startSiteServer'
import { addSkipReason } from '../skipReasons'
import type { Engine } from './Engine'
import { EngineSite } from './EngineSite'

const guide = '/reference/segments'
const tabbed = '/how-to/how-to-create-api-tokens'
const operation = '/reference/api/unleash/create-api-token'
const topics = ['nav[aria-label="Documentation"] a[href="/topics"]', '/topics', 'Feature flag best practices'] as const
const quickstart = ['nav[aria-label="Documentation"] a[href="/quickstart"]', '/quickstart', 'Quickstart'] as const
/** Has third parties; built by the check `small-site`. */
const smallSite = '.small-site/public'
const dialog = 'dialog[aria-label="Search"]'
const known = inject('knownResults')
const secondTab = 'main [data-group] [role=tab]:nth-of-type(2)'

/**
 * The behaviors that every engine must have, each in a new visit. What only depends on our own code is tested in Chromium.
 * @param start undefined where the engine is not installed: the tests are skipped, as they are when it doesn't start
 */
export function describeBehaviors(name: string, start: (() => Promise<Engine>) | undefined): void {
  describe.skipIf(start === undefined)(name, () => {
    let engine: Engine
    let hasStarted = false
    let site: EngineSite
    let server: SiteServer
    let isOnline = true
    const setOnline = async (online: boolean) => {
      if (online === isOnline) return
      isOnline = online
      if (online) server = await startSiteServer('public', server.port)
      else await server.close()
    }

    beforeAll(async () => {
      server = await startSiteServer('public', 0)
      if (!start) throw new Error('Skipped tests have been run.')
      try {
        engine = await start()
      } catch (error) {
        addSkipReason(
          'engines',
          `${name} is installed, but doesn't start: ${error instanceof Error ? error.message : String(error)}`,
        )
        return server.close
      }
      hasStarted = true
      site = new EngineSite(engine, `http://127.0.0.1:${server.port}`)
      return async () => {
        await engine.close()
        await server.close()
      }
    })
    beforeEach(({ skip }) => {
      skip(!hasStarted)
      return site.useWindow('desktop')
    })
    afterEach(() => setOnline(true))

    test('words of the title of the home page are not broken', async () => {
      await site.visit('/')
      await site.expectValue(true, () => getComputedStyle(document.querySelector('h1') as Element).hyphens !== 'auto')
    })

    test('a link to a heading shows it below the navbar', async () => {
      await site.visit(`${guide}#structure`)
      await site.expectBelowNavbar('structure')
    })

    test('a link of the table of contents leads below the navbar', async () => {
      await site.visit(guide)
      await site.click('nav[aria-label="On this page"] a')
      await site.expectValue(true, () => location.hash.length > 1)
      await site.expectBelowNavbar(await engine.run(() => decodeURIComponent(location.hash.slice(1))))
    })

    test('a link into closed details opens them', async () => {
      await site.visit(operation)
      const id = await engine.run(() => document.querySelector('details:not([open]) [id]')?.id ?? '')
      expect(id).not.toBe('')
      await site.open(`${operation}#${id}`)
      await site.expectValue(true, (name) => document.getElementById(name)?.checkVisibility() ?? false, id)
    })

    test('Ctrl+K, letters and Enter lead to a page', async () => {
      await site.visit('/quickstart')
      await engine.press('Control', 'k')
      await site.typeQuery('stickiness')
      await engine.press('Enter')
      await site.expectPage('/reference/stickiness', 'Stickiness')
    })

    test('the arrow keys choose another result', async () => {
      await site.visit('/quickstart')
      await engine.press('Control', 'k')
      await site.typeQuery(known.query)
      await site.expectResults('dialog', known)
      await engine.press('ArrowDown')
      await site.expectValue(1, () =>
        [...document.querySelectorAll('dialog [role=option]')].findIndex((option) => option.ariaSelected === 'true'),
      )
    })

    test('"/" opens the search, Escape closes it, and the focus returns', async () => {
      await site.visit('/quickstart')
      await engine.run((css) => document.querySelector<HTMLElement>(css)?.focus(), topics[0])
      await engine.press('/')
      await site.expectValue(true, () => document.activeElement?.getAttribute('role') === 'combobox')
      await engine.press('Escape')
      await site.expectValue(false, (css) => document.querySelector(css) !== null, dialog)
      await site.expectValue(true, (css) => document.activeElement === document.querySelector(css), topics[0])
    })

    test('the page of results finds and filters', async () => {
      await site.visit(`/search?q=${known.query}`)
      await site.expectResults('main', known)
      await site.click('nav[aria-label="Kinds of pages"] a', 'API')
      await site.expectPage(`/search?q=${known.query}&kind=api`, 'Search')
    })

    test('the color mode is switched, kept, and there before the scripts', async () => {
      await site.visit('/quickstart')
      await site.expectColors('light')
      await site.click('header button', 'Switch to')
      await site.expectColors('dark')
      await site.open('/topics')
      await site.expectColors('dark')
      const stored = await engine.run(() => Object.entries<string>(localStorage))
      const early = await startWithoutScripts()
      onTestFinished(early.close)
      const earlySite = new EngineSite(engine, `http://127.0.0.1:${early.port}`)
      await engine.open(`${earlySite.origin}/robots.txt`)
      await engine.run((entries) => entries.forEach(([key, value]) => localStorage.setItem(key, value)), stored)
      await engine.open(`${earlySite.origin}/topics`)
      await earlySite.expectColors('dark')
    })

    test('tabs of a group change together and are named in the URL', async () => {
      await site.visit(tabbed)
      const value = await engine.run((css) => document.querySelector<HTMLElement>(css)?.innerText ?? '', secondTab)
      await site.click(secondTab)
      await site.expectValue([value], () => [
        ...new Set(
          [...document.querySelectorAll<HTMLElement>('main [data-group] [role=tab][aria-selected=true]')].map(
            ({ innerText }) => innerText,
          ),
        ),
      ])
      await site.expectValue(true, () => location.search !== '')
    })

    test('the chosen tab is shown when the reader returns', async () => {
      const isChosen = (css: string) => document.querySelector(css)?.ariaSelected === 'true'
      await site.visit('/quickstart')
      await site.expectValue(false, isChosen, secondTab)
      await site.click(secondTab)
      await site.expectValue(true, isChosen, secondTab)
      await site.open('/quickstart')
      await site.expectValue(true, isChosen, secondTab)
    })

    test('the arrow keys move between tabs', async () => {
      const focusedTab = () =>
        [...(document.querySelector('main [role=tablist]')?.children ?? [])].findIndex(
          (tab) => tab === document.activeElement,
        )
      await site.visit('/quickstart')
      await site.click('main [role=tab]')
      await site.expectValue(0, focusedTab)
      await engine.press('ArrowRight')
      await site.expectValue(1, focusedTab)
    })

    test('code is copied, which is said', async () => {
      await site.visit('/quickstart')
      await site.recordMessages()
      await site.click('main figure button', 'Copy the code')
      await site.expectMessage('Copied')
    })

    test('a group of the sidebar opens, and stays open on the next page', async () => {
      const button = 'nav[aria-label="Documentation"] button[aria-label="Tutorials, pages"]'
      const isOpen = (css: string) => document.querySelector(css)?.ariaExpanded === 'true'
      await site.visit('/quickstart')
      await site.expectValue(false, isOpen, button)
      await site.click(button)
      await site.expectValue(true, isOpen, button)
      await site.follow(...topics)
      await site.expectValue(true, isOpen, button)
    })

    test('the sidebar shows the current page', async () => {
      await site.visit('/reference/event-types')
      await site.expectSeen('nav[aria-label="Documentation"] [aria-current=page]')
    })

    test('a link changes the page without loading the site again', async () => {
      await site.visit('/quickstart')
      await engine.run(() => void Object.assign(window, { isSameDocument: true }))
      await site.follow(...topics)
      await site.expectValue(true, () => 'isSameDocument' in window)
    })

    test('Back restores the position', async () => {
      await site.visit('/reference/event-types')
      await site.follow(...topics)
      await site.follow(...quickstart)
      await site.scrollTo(900)
      await site.follow(...topics)
      await engine.back()
      await site.expectPage('/quickstart', 'Quickstart')
      await site.expectValue(900, () => Math.round(window.scrollY))
    })

    test('an API sample is shown in another language', async () => {
      await site.visit(operation)
      await engine.run(() => {
        const select = document.querySelector<HTMLSelectElement>('main select')
        if (!select) throw new Error('There is no list of languages.')
        select.value = 'go'
        select.dispatchEvent(new Event('change', { bubbles: true }))
      })
      await site.expectText('main pre', 'package main')
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
      await site.visit('/reference/api/unleash/get-frontend-features')
      await site.click('main button', 'Try it')
      await site.click('.console-way', 'Direct')
      await site.click('.console-fields input[type=url]')
      await engine.type(`http://127.0.0.1:${port}`)
      await site.click('.console-fields input[type=password]')
      await engine.type('*:development.secret')
      await site.click('.console-send')
      await site.expectText('.console-response', 'Matches the documented 200 response.')
    })

    test('details unfold', async () => {
      const countOpen = () => document.querySelectorAll('main details[open]').length
      await site.visit(operation)
      const before = await engine.run(countOpen)
      await site.click('main details:not([open]) > summary')
      await site.expectValue(before + 1, countOpen)
    })

    test('an unknown path leads to suggestions', async () => {
      await site.visit('/create-featur')
      await site.expectValue(
        true,
        () => document.querySelector('main a[href="/reference/api/unleash/create-feature"]') !== null,
      )
    })

    test('without a connection the page stays, says so, and Retry leads on', async () => {
      await site.visit('/quickstart')
      await site.expectValue(true, () =>
        (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).some(
          ({ name, responseEnd }) => name.includes('/offline-') && responseEnd > 0,
        ),
      )
      await setOnline(false)
      await engine.run((path) => void window.___navigate(path), operation)
      await site.expectText('[role=alert]', 'The page could not be loaded.')
      await site.expectPage('/quickstart', 'Quickstart')
      await setOnline(true)
      await site.click('[role=alert] button', 'Retry')
      await site.expectPage(operation, 'Issue an API token')
    })

    describe('on a phone', () => {
      beforeEach(() => site.useWindow('phone'))

      test('Back closes the menu, and the page stays', async () => {
        await site.visit('/quickstart')
        await site.openMenu()
        await engine.back()
        await site.expectMenu(false)
        await site.expectPage('/quickstart', 'Quickstart')
      })

      test('a link of the menu leads on and closes it', async () => {
        await site.visit('/quickstart')
        await site.openMenu()
        await site.click('dialog nav a[href="/topics"]')
        await site.expectPage(topics[1], topics[2])
        await site.expectMenu(false)
      })

      test('the menu shows the entry of the current page, scrolls by itself, and opens again at the same position', async () => {
        const current = 'dialog [data-region=sidebar] [aria-current=page]'
        const close = 'dialog button[aria-label="Close the menu"]'
        await site.visit('/using-unleash/troubleshooting/cors')
        await site.openMenu()
        await site.expectSeen(current)
        await site.expectSeen(close)
        await site.scrollMenuUp()
        await site.expectSeen('dialog nav[aria-label="Site menu"] a')
        await site.expectSeen(close)
        await site.expectValue(0, () => window.scrollY)
        const place = await site.scrollMenuToCurrent()
        expect(place).toBeGreaterThan(0)
        await site.click(close)
        await site.expectMenu(false)
        await site.openMenu()
        await site.expectMenuScroll(place)
        await site.expectSeen(current)
      })

      test('nothing scrolls sideways', async () => {
        await site.visit(operation)
        await site.expectValue(0, () => document.documentElement.scrollWidth - document.documentElement.clientWidth)
      })
    })

    test('the question about consent is asked once', async () => {
      const small = await startSiteServer(smallSite, 0)
      onTestFinished(small.close)
      const other = new EngineSite(engine, `http://127.0.0.1:${small.port}`)
      const question = 'section[aria-label="Privacy choices"]'
      await other.visit('/quickstart')
      await other.click(`${question} button`, 'Decline')
      await other.expectValue('denied', () => localStorage.getItem('thirdParties.consent'))
      await other.open('/quickstart')
      await other.expectText('footer', 'Privacy choices')
      await other.expectValue(0, (css) => document.querySelectorAll(css).length, question)
    })

    // The last one: in about every second run, Puppeteer waits for the next page in Firefox until its time limit, 30 seconds later.
    test('Back from another document restores the position, also where the browser kept the page', async () => {
      await site.visit('/quickstart')
      await site.scrollTo(900)
      await engine.open(`${site.origin}/llms.txt`)
      await engine.back()
      await site.expectPage('/quickstart', 'Quickstart')
      await site.expectValue(900, () => Math.round(window.scrollY))
    })
  })
}

/** Serves the site as it is before its scripts have loaded. */
function startWithoutScripts(): Promise<LocalServer> {
  const sendFile = sirv('public')
  const server = createServer((request, response) => {
    const isScript = request.url?.endsWith('.js')
    if (isScript) response.writeHead(404).end()
    else sendFile(request, response)
  })
  return listenLocally(server)
}
