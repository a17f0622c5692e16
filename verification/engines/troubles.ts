import { describe, onTestFinished, test } from 'vitest'
import { titleOf } from '../../e2e/builtPaths'
import { openAltered, withoutScripts, type Change } from './alteredSite'
import type { Given } from './behaviors'
import type { EngineSite } from './EngineSite'

const start = '/quickstart'
const next = '/topics'
const failure = 'This site did not load properly'
const oldLink = { from: '/docs/reference/unleash-edge/migration-guide', page: '/reference/unleash-edge' }
const heading = 'migrate-from-the-unleash-proxy'

/** Runs before anything else in a page. */
const throwingStorage = `<script>for (const name of ['localStorage', 'sessionStorage'])
  Object.defineProperty(window, name, { get() { throw new DOMException('Access is denied.', 'SecurityError') } })</script>`

/** Follows a link of the bar above the page. */
const follow = (site: EngineSite, path: string) =>
  site.follow(`nav[aria-label="Site"] a[href="${path}"]`, path, titleOf(path))

/** What goes wrong around a page, before React has started and afterwards. */
export function testTroubles(given: Given): void {
  testMissingFiles(given)
  testCrashes(given)
  testOldLinks(given)
  testRefusals(given)
}

/** Files that a deployment has removed, or that a lost connection keeps away. */
function testMissingFiles(given: Given): void {
  describe('after a new version was deployed', () => {
    test('a page that stays open leads on to pages whose code is gone', async () => {
      let isGone = false
      const site = await openAltered(given.site.engine, (file) => {
        // The next document is of the new version.
        if (file.endsWith('/index.html')) isGone = false
        return isGone && /^\/(component---|page-data\/)/.test(file) ? null : undefined
      })
      await site.visit(start)
      isGone = true
      await site.engine.run((path) => void window.___navigate(path), '/lab')
      await site.expectPage('/lab', titleOf('/lab'))
    })

    test('a page whose scripts are gone says so, and its links lead on', async () => {
      const site = await openAltered(given.site.engine, withoutScripts)
      await site.engine.open(site.origin + start)
      await site.expectText('[role=alert]', failure)
      await follow(site, '/reference/sdks')
    })
  })

  test('a page whose scripts don’t arrive says so, and Retry starts it once the connection is back', async () => {
    let isOnline = false
    const site = await openAltered(given.site.engine, (file) =>
      isOnline || !/\.js(on)?$/.test(file) ? undefined : false,
    )
    await site.engine.open(site.origin + start)
    await site.expectText('[role=alert]', failure)
    isOnline = true
    await site.click('[role=alert] button', 'Retry')
    await site.expectStarted()
    await site.expectValue(0, () => document.querySelectorAll('[role=alert]').length)
  })
}

/** Data of a page that its components can’t draw. */
function testCrashes(given: Given): void {
  describe('a page that crashes', () => {
    const damaged = () => {
      let isDamaged = true
      const change: Change = (file, read) =>
        isDamaged && file === `/page-data${next}/page-data.json`
          ? read().replace(/"title":"[^"]+"/, '"title":{}')
          : undefined
      return { change, repair: () => (isDamaged = false) }
    }

    test('says so when a link leads to it, and can be loaded again', async () => {
      const { change, repair } = damaged()
      const site = await openAltered(given.site.engine, change)
      await site.visit(start)
      await site.engine.run((path) => void window.___navigate(path), next)
      await site.expectText('[role=alert]', 'This page crashed.')
      repair()
      await site.click('[role=alert] button', 'Clear stored data')
      await site.expectPage(next, titleOf(next))
    })

    test('says so as well when it is opened, and other pages work', async () => {
      const site = await openAltered(given.site.engine, damaged().change)
      await site.engine.open(site.origin + next)
      await site.expectText('[role=alert]', 'This page crashed.')
      await follow(site, start)
    })
  })
}

/** Addresses of before, whose headings stand elsewhere now. */
function testOldLinks(given: Given): void {
  describe('an old link to a heading', () => {
    test('shows the heading that has its text now', async () => {
      await given.site.open(oldLink.from)
      await given.site.expectPage(`${oldLink.page}#${heading}`, titleOf(oldLink.page))
      await given.site.expectBelowNavbar(heading)
    })

    test('does so before scripts have loaded', async () => {
      const site = await openAltered(given.site.engine, withoutScripts)
      await site.engine.open(`${site.origin}${oldLink.page}#${heading}`)
      await site.expectBelowNavbar(heading)
    })
  })
}

/** What a browser, or a blocker in it, refuses. */
function testRefusals(given: Given): void {
  test('without storage, controls work before React is there and afterwards', async () => {
    const site = await openAltered(given.site.engine, (file, read) =>
      file.endsWith('/index.html') ? read().replace('<head>', `<head>${throwingStorage}`) : undefined,
    )
    await site.engine.openEarly(site.origin + start)
    await site.click('header [data-color-mode]')
    await site.expectColors('dark')
    await site.expectStarted()
    await site.click('header [data-color-mode]')
    await site.expectValue('system', () => document.documentElement.dataset.mode)
    await follow(site, '/reference/sdks')
    await site.click('header [aria-keyshortcuts]')
    await site.expectSeen('[role=dialog] input')
  })

  test('without the third parties that were allowed, pages work before React is there and afterwards', async () => {
    const site = await openAltered(given.site.engine, () => undefined, '.small-site/public')
    await site.visit('/quickstart')
    await site.click('section[aria-label="Privacy choices"] button', 'Allow')
    await site.expectValue(true, () => localStorage.getItem('thirdParties.consent')?.startsWith('granted'))
    onTestFinished(async () => {
      await site.engine.run(() => localStorage.clear())
    })
    await site.follow('nav[aria-label="Documentation"] a[href="/reference"]', '/reference', 'Reference')
    await site.engine.openEarly(`${site.origin}/quickstart`)
    await site.click('header [data-color-mode]')
    await site.expectColors('dark')
    await site.expectStarted()
    await site.expectColors('dark')
    await site.expectValue(0, () => document.querySelectorAll('[role=alert]').length)
  })
}
