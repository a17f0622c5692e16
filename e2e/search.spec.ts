import fs from 'node:fs'
import type { Locator } from '@playwright/test'
import { indexFile, type SearchablePage } from '../src/shared/search/searchIndex'
import { expect, test } from './test'

test(
  'the dialog opens by its button, finds a page of the built index by its title, and goes there by the router',
  { tag: '@smoke' },
  async ({ site }) => {
    const index = JSON.parse(fs.readFileSync(`public${indexFile}`, 'utf8')) as SearchablePage[]
    const { title } = index.find(({ path }) => path === '/reference/stickiness') as SearchablePage
    await site.open('/quickstart')
    await site.page.evaluate(() => Object.assign(window, { isSamePage: true }))
    await site.openSearch()
    await site.searchFor(title)
    const ids = await site.searchDialog.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id))
    expect(ids.length).toBeGreaterThan(3)
    // DocSearch's own, and none that a heading of a page has.
    expect(ids.filter((id) => !/:|^docsearch-|^Layer_1$/.test(id))).toEqual([])
    await site.searchDialog.locator('[href="/reference/stickiness"]').first().click()
    await site.expectUrl('/reference/stickiness')
    await expect(site.searchDialog).toBeHidden()
    expect(await site.page.evaluate(() => 'isSamePage' in window)).toBe(true)
    await expect(site.title).toBeFocused()
  },
)

test.describe('the dialog', () => {
  test.beforeEach(({ site }) => site.serveIndex())

  test('is used by the keyboard alone', async ({ site }) => {
    await site.open('/quickstart')

    await test.step('a double click on the button opens it', async () => {
      await site.searchButton.dblclick()
      await expect(site.searchField).toBeFocused()
      await site.nextAnimationFrames(10)
      await expect(site.searchDialog).toBeVisible()
      await site.page.keyboard.press('Escape')
      await expect(site.searchDialog).toBeHidden()
      await site.expectNoOverlay()
    })

    await test.step('it opens by Space, Enter and keys that are held down, once; Ctrl K closes it again; Escape closes it and returns the focus', async () => {
      await site.searchButton.focus()
      await site.page.keyboard.press('Control+k')
      await expect(site.searchDialog).toBeVisible()
      await site.page.keyboard.press('Control+k')
      await expect(site.searchDialog).toBeHidden()
      for (const key of ['Space', 'Enter']) {
        await site.page.keyboard.press(key)
        await expect(site.searchField).toBeFocused()
        await site.page.keyboard.press('Escape')
        await expect(site.searchDialog).toBeHidden()
        await expect(site.searchButton).toBeFocused()
      }
      expect(site.url()).toBe('/quickstart')

      await site.page.keyboard.down('Control')
      await site.page.keyboard.down('k')
      await expect(site.searchField).toBeFocused()
      // The browser says of these that they are repeated.
      await site.page.keyboard.down('k')
      await expect(site.searchField).toBeFocused()
      await site.page.keyboard.up('k')
      await site.page.keyboard.down('k')
      await expect(site.searchDialog).toBeHidden()
      await site.page.keyboard.up('k')
      await site.page.keyboard.up('Control')
    })

    for (const keys of ['Control+k', 'Meta+k', '/']) {
      await test.step(`it opens by ${keys}, and leads to a page`, async () => {
        await site.expectNoOverlay()
        await site.page.keyboard.press(keys)
        await expect(site.searchField).toBeFocused()
        await site.page.keyboard.type('segments')
        await expect(site.searchMessage).toContainText('"segments"')
        await expect(site.searchHits.first()).toHaveAttribute('aria-selected', 'true')
        await site.page.keyboard.press('ArrowDown')
        await expect(site.searchHits.nth(1)).toHaveAttribute('aria-selected', 'true')
        await site.page.keyboard.press('ArrowUp')
        await site.page.keyboard.press('Enter')
        await site.expectUrl('/reference/segments')
        await site.navigateTo('/quickstart')
        await site.expectUrl('/quickstart')
      })
    }

    await test.step('it keeps Tab inside', async () => {
      await site.openSearch()
      await site.searchFor('segments')
      for (const key of [...Array<string>(12).fill('Tab'), ...Array<string>(12).fill('Shift+Tab')]) {
        await site.page.keyboard.press(key)
        expect(await site.page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null)).toBe(true)
      }
    })

    await test.step('it takes a whole error message', async () => {
      const message =
        'You need the permission UPDATE_FEATURE_STRATEGY in the environment of the project to do this. Ask an administrator.'
      await site.searchField.fill('')
      await site.page.keyboard.insertText(message)
      await expect(site.searchField).toHaveValue(message)
      await expect(site.searchMessage).toContainText(`for "${message.slice(0, 80)}…"`)
    })
  })

  test('closed in any way, leaves nothing of its own to go back to', async ({ site }) => {
    await site.open('/topics')
    for (const [way, page] of [
      ['Back', '/quickstart'],
      ['Escape', '/quickstart'],
      ['a result', '/quickstart'],
      ['a result that is shown already', '/reference/stickiness'],
    ] as const) {
      await test.step(way, async () => {
        await site.navigateTo(page)
        await site.expectUrl(page)
        await site.openSearch()
        if (way === 'Back') {
          await site.goBack()
        } else if (way === 'Escape') {
          await site.page.keyboard.press('Escape')
        } else {
          await site.searchFor('stickiness')
          await site.page.keyboard.press('Enter')
          await site.expectUrl('/reference/stickiness')
          await expect(site.title).toBeFocused()
        }
        await expect(site.searchDialog).toBeHidden()
        await site.expectNoOverlay()
        if (way === 'Back' || way === 'Escape') await expect(site.searchButton).toBeFocused()
        if (way === 'a result') await site.goBack()
        await site.expectUrl(page)
        await site.goBack()
        await site.expectUrl('/topics')
      })
    }
  })

  test('results', async ({ site }) => {
    await site.open('/quickstart?sdk=go')

    await test.step('the guide to the chosen SDK comes first, also when another is chosen later', async () => {
      await site.openSearch()
      await site.searchFor('install sdk')
      await expect(site.searchHits.first()).toContainText('Go SDK')
      await site.page.keyboard.press('Escape')
      await site.setStack({ sdk: 'Python' })
      await site.openSearch()
      await site.searchFor('install sdk')
      await expect(site.searchHits.first()).toContainText('Python SDK')
    })

    await test.step('their number is said, and what to do when there is none', async () => {
      await site.searchFor('xqzvw')
      await expect(site.searchDialog.getByText('No results for "xqzvw"').first()).toBeVisible()
      await expect(site.searchDialog.getByText('Try searching for')).toBeVisible()
      await expect(site.searchDialog.getByText('Believe this query should return results?')).toBeVisible()
      const issue = site.searchDialog.getByRole('link', { name: 'Let us know.' })
      await expect(issue).toHaveAttribute('href', /^https:\/\/github\.com\/Unleash\/unleash\/issues\/new\?.*xqzvw/)
      await site.searchDialog.getByRole('button', { name: 'activation strategies' }).click()
      await expect(site.searchMessage).toHaveText(/^\d+ results for "activation strategies"$/)
      await expect(site.searchField).toBeFocused()
      await expect(site.searchField).toHaveValue('activation strategies')
      await expect(site.searchDialog.getByText('Try searching for')).toBeHidden()
    })

    await test.step('kinds narrow them, and the page of all results keeps them', async () => {
      await site.searchFor('segments')
      await site.chooseFacet('Kind', 'API')
      await expect(site.searchMessage).toHaveText(/^\d+ results for "segments" in API$/)
      const urls = await site.searchHitUrls()
      expect(urls.length).toBeGreaterThan(0)
      expect(urls.filter((url) => !url.startsWith('/reference/api/'))).toEqual([])
      await expect(site.searchDialog.getByRole('link', { name: /^See all/ })).toHaveAttribute(
        'href',
        '/search?q=segments&kind=api',
      )
      await site.searchField.fill('webhook')
      await expect(site.searchMessage).toHaveText('No results for "webhook" in API')
      await site.searchDialog.getByRole('button', { name: 'Clear all' }).click()
      await expect(site.searchHits.first()).toBeVisible()
    })

    await test.step('Escape closes the menu of a facet first', async () => {
      await site.searchDialog.getByRole('button', { name: 'Plan' }).click()
      await expect(site.page.getByRole('menu')).toBeVisible()
      // For a screen reader, it belongs to the dialog.
      await expect(site.searchDialog).toHaveAttribute('aria-owns', 'search:menu')
      await expect(site.page.locator('[id="search:menu"] [role=menu]')).toBeVisible()
      await site.page.keyboard.press('Escape')
      await expect(site.page.getByRole('menu')).toHaveCount(0)
      await expect(site.searchDialog).toBeVisible()
      await site.searchField.focus()
    })

    await test.step('those of another query are shown from the top, also where scrolling returns a promise', async () => {
      await site.page.evaluate(() => {
        const scrollTo = Reflect.get(Element.prototype, 'scrollTo') as (options: ScrollToOptions) => void
        const returningPromise = function (this: Element, options: ScrollToOptions) {
          scrollTo.call(this, options)
          return Promise.resolve()
        }
        Object.assign(Element.prototype, { scrollTo: returningPromise })
      })
      await site.searchFor('rollout')
      const panel = site.searchDialog.locator('.DocSearch-Dropdown')
      const place = () => panel.evaluate(({ scrollTop }) => scrollTop)
      for (const letters of ['s', ' u', 'se']) {
        await panel.evaluate((list) => (list.scrollTop = 200))
        await expect.poll(place).toBe(200)
        await site.nextAnimationFrames()
        await site.searchField.press('End')
        await site.page.keyboard.type(letters)
        await expect.poll(place).toBe(0)
      }
      await expect(site.searchHits.first()).toBeVisible()
    })

    await test.step('no button is cut off on a phone', async () => {
      await site.page.setViewportSize({ width: 360, height: 740 })
      await site.searchFor('segments')
      const buttons = site.searchDialog.getByRole('button')
      expect(await buttons.count()).toBeGreaterThan(3)
      expect(
        await buttons.evaluateAll((all) =>
          all.filter((button) => button.scrollWidth > button.clientWidth).map((button) => button.textContent),
        ),
      ).toEqual([])
    })

    await test.step('Enter right after the last letter opens the first one of the whole query', async () => {
      await site.searchFor('segments')
      await expect(site.searchHits.first()).toContainText('Segment')
      await site.searchInHaste('stickiness')
      await site.expectUrl('/reference/stickiness')
    })
  })

  test('fits small windows: at 400 % zoom, and beside the keyboard of a phone', async ({ site }) => {
    await site.open('/quickstart')
    await site.openSearch()
    await site.searchFor('segments')
    const isInside = (part: Locator) =>
      part.evaluate((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect()
        return left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight
      })
    // Where the keyboard makes only the visual viewport smaller, the browser scrolls to the field, which is at the top.
    for (const [state, width, height, query] of [
      ['1280 × 1024 at 400 %', 320, 256, 'segment'],
      ['a phone', 390, 844, 'segments'],
      ['a phone whose keyboard is shown', 390, 420, 'strategies'],
    ] as const) {
      await test.step(state, async () => {
        await site.page.setViewportSize({ width, height })
        await site.searchFor(query)
        await expect.poll(() => isInside(site.searchField)).toBe(true)
        await expect.poll(() => isInside(site.searchDialog.getByRole('button', { name: 'Close' }))).toBe(true)
        await expect.poll(() => isInside(site.searchHits.first())).toBe(true)
        const modal = site.searchDialog.locator('.DocSearch-Modal')
        expect(await modal.evaluate((element) => element.getBoundingClientRect().toJSON() as object)).toMatchObject({
          x: 0,
          y: 0,
          width,
          height,
        })
        expect(await modal.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
        // Each of them comes into view when it is the active one.
        for (let press = 0; press < 4; press += 1) await site.searchField.press('ArrowDown')
        await expect
          .poll(() => isInside(site.searchDialog.locator('[aria-selected=true] .DocSearch-Hit-title')))
          .toBe(true)
      })
    }
  })

  test('"/" is a letter inside of fields, and nothing when the reader has turned it off', async ({ site }) => {
    await site.open('/search')
    await site.text.getByRole('searchbox').focus()
    await site.page.keyboard.press('/')
    await expect(site.searchDialog).toBeHidden()
    await expect(site.text.getByRole('searchbox')).toHaveValue('/')
    await site.text.getByRole('checkbox', { name: 'Open the search with /' }).uncheck()
    await site.open('/quickstart')
    await site.page.keyboard.press('/')
    await expect(site.searchDialog).toBeHidden()
    await site.page.keyboard.press('Control+k')
    await expect(site.searchDialog).toBeVisible()
    await site.searchDialog.getByRole('checkbox', { name: 'Open the search with /' }).check()
    await site.page.keyboard.press('Escape')
    await expect(site.searchDialog).toBeHidden()
    await site.page.keyboard.press('/')
    await expect(site.searchDialog).toBeVisible()
  })

  test('Enter waits for the results of the typed query, opens no recent search meanwhile, and is cancelled when the query changes', async ({
    site,
  }) => {
    await site.startWithRecentSearches('Webhook', '/reference/integrations/webhook')
    let index = await site.holdBack('**/search-index.json')
    await site.open('/quickstart')
    await site.openSearch()
    await expect(site.searchHits).toHaveCount(1)
    await site.page.keyboard.type('segments')
    await site.page.keyboard.press('Enter')
    await site.nextAnimationFrames(10)
    expect(site.url()).toBe('/quickstart')
    await expect(site.searchDialog).toBeVisible()
    index.send()
    await site.expectUrl('/reference/segments')
    await expect(site.searchDialog).toBeHidden()

    index = await site.holdBack('**/search-index.json')
    await site.open('/quickstart')
    await site.openSearch()
    await site.page.keyboard.type('segments')
    await site.page.keyboard.press('Enter')
    await site.searchField.fill('stickiness')
    index.send()
    await expect(site.searchHits.first()).toContainText('Stickiness')
    expect(site.url()).toBe('/quickstart')
    await site.page.keyboard.press('Enter')
    await site.expectUrl('/reference/stickiness')
  })

  test('while it is empty, it offers sections and the SDK of the reader, and Enter follows nothing', async ({
    site,
  }) => {
    await site.open('/reference/segments?sdk=go')
    await site.openSearch()
    expect(await site.searchOffers.count()).toBeGreaterThan(3)
    await expect(site.searchOffers.first()).toHaveText(/^Go/)
    await expect(site.searchField).not.toHaveAttribute('aria-activedescendant')
    await site.page.keyboard.press('Enter')
    await site.nextAnimationFrames(10)
    await expect(site.searchDialog).toBeVisible()
    expect(site.url()).toBe('/reference/segments?sdk=go')
    await site.searchOffers.first().click()
    await site.expectUrl('/reference/sdks/go')
    await expect(site.searchDialog).toBeHidden()
    await site.openSearch()
    await expect(site.searchHits).toHaveCount(0)
  })

  test('stores what was chosen, and nothing while the reader types', async ({ site, otherTab }) => {
    await site.open('/quickstart')
    await site.openSearch()
    await otherTab.open('/quickstart')
    const stored = () => otherTab.page.evaluate(() => (window as unknown as { stored: string[] }).stored)
    await otherTab.page.evaluate(() => {
      const keys: (string | null)[] = []
      // DocSearch tries whether it can store anything.
      window.addEventListener('storage', ({ key }) => key !== '__TEST_KEY__' && keys.push(key))
      Object.assign(window, { stored: keys })
    })
    await site.page.keyboard.type('stickiness')
    await expect(site.searchMessage).toContainText('"stickiness"')
    const whileTyping = await stored()
    await site.page.keyboard.press('Enter')
    await expect.poll(stored).toContainEqual(expect.stringContaining('RECENT_SEARCHES'))
    expect(whileTyping).toEqual([])
    await site.openSearch()
    await expect(site.searchDialog.getByText('Recent')).toBeVisible()
    await expect(site.searchHits).toHaveCount(1)
  })
})

test.describe('when the code of the dialog is unavailable', () => {
  test.use({ expectedErrors: ['ERR_FAILED', 'Failed to load resource', 'Loading chunk'] })

  test('a small dialog waits, says so, and tries again', async ({ site }) => {
    await site.serveIndex()
    await site.open('/quickstart')
    const scripts = await site.holdBack('**/*.js')
    await site.page.keyboard.press('Control+k')
    await expect(site.searchDialog.getByRole('status')).toHaveText('Loading the search')
    scripts.lose()
    await expect(site.searchDialog.getByRole('alert')).toContainText('Unable to fetch results')
    await expect(site.searchDialog.getByRole('alert')).toContainText('You might want to check your network connection.')
    await site.page.unroute('**/*.js')
    await site.searchDialog.getByRole('button', { name: 'Retry' }).click()
    await expect(site.searchField).toBeFocused()
    await site.searchFor('segments')
    await expect(site.searchHits.first()).toBeVisible()
  })
})

test('the dialog begins with what was typed while its code was loading', async ({ site }) => {
  await site.serveIndex()
  await site.open('/quickstart')
  const scripts = await site.holdBack('**/*.js')
  await site.page.keyboard.press('Control+k')
  await site.page.keyboard.type('segmnts/k')
  for (const key of ['Backspace', 'Backspace', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft'])
    await site.page.keyboard.press(key)
  await expect(site.searchDialog.getByRole('status')).toHaveText('Loading the search')
  scripts.send()
  await expect(site.searchField).toHaveValue('segmnts')
  await expect(site.searchField).toBeFocused()
  await site.page.keyboard.type('e')
  await expect(site.searchField).toHaveValue('segments')
  await expect(site.searchHits.first()).toContainText('Segment')
})

test.describe('a shortcut that is pressed before the scripts run', () => {
  test('does nothing when the reader has turned it off', async ({ site }) => {
    await site.page.addInitScript(() =>
      ['search.ctrlK', 'search.slash'].forEach((key) => localStorage.setItem(key, 'off')),
    )
    const scripts = await site.openWithoutScripts('/quickstart')
    for (const key of ['Control+k', '/', 'a']) await site.page.keyboard.press(key)
    scripts.send()
    await site.waitUntilReady()
    await expect(site.searchDialog).toBeHidden()
  })

  test('"/" is a letter inside of fields', async ({ site }) => {
    const scripts = await site.openWithoutScripts('/search')
    await site.text.getByRole('searchbox').focus()
    await site.page.keyboard.type('a/b')
    await expect(site.text.getByRole('searchbox')).toHaveValue('a/b')
    scripts.send()
    await site.waitUntilReady()
    await expect(site.searchDialog).toBeHidden()
  })

  test.describe('when they are missing', () => {
    test.use({ expectedErrors: ['ERR_FAILED', 'Failed to load resource'] })

    test('leads to the search page', async ({ site }) => {
      const scripts = await site.openWithoutScripts('/quickstart')
      await site.page.keyboard.press('Control+k')
      scripts.lose()
      await site.page.waitForURL('**/search')
      await expect(site.loadAlert).toBeVisible()
    })

    test('is left to the browser after the message', async ({ site }) => {
      const scripts = await site.openWithoutScripts('/quickstart')
      scripts.lose()
      await expect(site.loadAlert).toBeVisible()
      await site.page.evaluate(() =>
        addEventListener('keydown', ({ defaultPrevented }) => (document.title = String(defaultPrevented))),
      )
      await site.page.keyboard.press('Control+k')
      await expect(site.page).toHaveTitle('false')
    })
  })
})

test.describe('offline', () => {
  // What the page would have loaded ahead.
  test.use({ expectedErrors: ['ERR_INTERNET_DISCONNECTED'] })

  test('the dialog shows results once its index has loaded', async ({ site }) => {
    await site.serveIndex()
    await site.open('/quickstart')
    await site.openSearch()
    await site.searchFor('segments')
    await site.page.context().setOffline(true)
    await site.searchFor('stickiness')
    await expect(site.searchHits.first()).toContainText('Stickiness')
    await site.page.context().setOffline(false)
  })
})

test.describe('the page of results', () => {
  test.beforeEach(({ site }) => site.serveIndex())

  test('has the first result in view on a phone, and the chosen kind', async ({ site }) => {
    await site.page.setViewportSize({ width: 320, height: 640 })
    await site.open('/search?q=token&kind=legacy')
    await expect(site.foundPages.first()).toBeInViewport()
    await expect(site.text.getByRole('link', { name: /^Legacy/ }).first()).toBeInViewport({ ratio: 1 })
  })

  test('shows the results of the query in its URL, by kind and page, and Back returns to the same position', async ({
    site,
  }) => {
    await site.open('/search?q=token')
    await expect(site.page).toHaveTitle('"token" – Search | Unleash')
    await expect(site.foundPages.first()).toBeVisible()
    await site.text.getByRole('link', { name: /^How-to guides/ }).click()
    await site.expectUrl('/search?q=token&kind=how-to')
    await expect(site.foundPages.first()).toHaveAttribute('href', /^\/how-to\//)
    await site.text.getByRole('link', { name: 'Search without filters' }).click()
    await site.expectUrl('/search?q=token')
    await site.text.getByRole('link', { name: 'More results' }).click()
    await site.expectUrl('/search?q=token&page=2')
    await expect(site.text.getByText('Page 2 of')).toBeVisible()
    const last = site.foundPages.last()
    // Until the texts have loaded, results are shorter and in another order.
    const before = await site.scrollPositionAt(() => last.click())
    expect(before).toBeGreaterThan(300)
    await expect(site.foundPages).toHaveCount(0)
    await site.goBack()
    await site.expectUrl('/search?q=token&page=2')
    await expect(last).toBeVisible()
    await expect.poll(async () => Math.abs((await site.scrollPosition()) - before)).toBeLessThan(50)
  })

  test('facets are in the URL, are kept by each other, Back and Forward', async ({ site }) => {
    const all = site.text.getByRole('link', { name: 'Search without filters' })
    const plan = site.planFilter.getByRole('link', { name: 'Open source' })
    await site.open('/search?q=roles')
    await expect(site.foundPages.first()).toBeVisible()
    await expect(site.resultsMessage).toHaveText(/^\d+ results for "roles"$/)
    await expect(plan).toBeHidden()
    await site.moreFilters.click()
    await plan.focus()
    await site.page.keyboard.press('Enter')
    await site.expectUrl('/search?q=roles&plan=oss')
    await expect(site.resultsMessage).toHaveText(/^\d+ results for "roles" in Open source$/)
    await expect(plan).toBeFocused()
    await expect(plan).toHaveAttribute('aria-current', 'true')
    await site.kindFilter.getByRole('link', { name: /^API/ }).click()
    await site.expectUrl('/search?q=roles&kind=api&plan=oss')
    await site.goBack()
    await site.expectUrl('/search?q=roles&plan=oss')
    await site.goBack()
    await site.expectUrl('/search?q=roles')
    await expect(all).toHaveCount(0)
    await site.page.goForward()
    await site.expectUrl('/search?q=roles&plan=oss')
    await all.click()
    await site.expectUrl('/search?q=roles')
    await site.navigateTo('/search?q=xqzvw&plan=pro')
    await expect(site.resultsMessage).toContainText('No results for')
    await all.click()
    await site.expectUrl('/search?q=xqzvw')

    await test.step('the guides to an SDK', async () => {
      await site.navigateTo('/search?q=initialize')
      await site.moreFilters.click()
      await site.text.getByRole('navigation', { name: 'SDK' }).getByRole('link', { name: /^Go / }).click()
      await site.expectUrl('/search?q=initialize&sdks=go')
      await expect(site.foundPages).toHaveCount(1)
      await expect(site.foundPages.first()).toHaveAttribute('href', /^\/reference\/sdks\/go/)
    })
  })

  test('results, URL and title follow the field', async ({ site }) => {
    await site.open('/search')
    const field = site.text.getByRole('searchbox')

    await test.step('while the reader types', async () => {
      await expect(site.page).toHaveTitle('Search | Unleash')
      await site.text.getByRole('searchbox').pressSequentially('stickiness')
      await expect(site.foundPages.first()).toHaveText('Stickiness')
      await site.expectUrl('/search?q=stickiness')
      await expect(site.text.getByRole('searchbox')).toBeFocused()
      await expect(site.resultsMessage).toHaveText(/^\d+ results for "stickiness"$/)
      await expect(site.page).toHaveTitle('"stickiness" – Search | Unleash')
      await site.foundPages.first().click()
      await site.expectUrl('/reference/stickiness')
      await site.goBack()
      await site.expectUrl('/search?q=stickiness')
      await expect(site.text.getByRole('searchbox')).toHaveValue('stickiness')
    })

    await test.step('when the reader undoes an edit', async () => {
      await field.fill('')
      await site.expectUrl('/search')
      await site.navigateTo('/search?q=segment')
      await expect(field).toHaveValue('segment')
      await field.press('End')
      await field.press('s')
      await site.expectUrl('/search?q=segments')
      await field.press('Backspace')
      await site.expectUrl('/search?q=segment')
    })

    await test.step('until the next results are there, those of the query before are shown, also of one that was searched for earlier', async () => {
      const message = site.resultsMessage
      await site.navigateTo('/search?q=segments')
      await expect(message).toContainText('results for "segments"')
      await field.fill('flag')
      await expect(message).toContainText('results for "flag"')
      await field.fill('segments')
      await expect(message).toContainText('results for "segments"')
      await site.recordAnnouncements()
      await field.fill('webhook')
      await expect(message).toContainText('results for "webhook"')
      expect((await site.announcements()).filter((text) => !text.includes('"webhook"'))).toEqual([])
    })

    await test.step('no placeholder is cut at 360 px', async () => {
      await site.navigateTo('/search')
      await site.expectUrl('/search')
      await site.page.setViewportSize({ width: 360, height: 800 })
      const spaceBeside = (field: Locator) =>
        field.evaluate((input: HTMLInputElement) => {
          const { font, paddingLeft, paddingRight } = getComputedStyle(input)
          const context = Object.assign(document.createElement('canvas').getContext('2d') ?? {}, {
            font,
          }) as CanvasRenderingContext2D
          return (
            input.clientWidth -
            parseFloat(paddingLeft) -
            parseFloat(paddingRight) -
            context.measureText(input.placeholder).width
          )
        })
      expect(await spaceBeside(site.text.getByRole('searchbox'))).toBeGreaterThanOrEqual(0)
      await site.page.keyboard.press('Control+k')
      await expect(site.searchField).toBeVisible()
      expect(await spaceBeside(site.searchField)).toBeGreaterThanOrEqual(0)
    })
  })

  test('kinds of results', async ({ site }) => {
    await site.open('/search?q=flag')

    await test.step('the number of results, those of the kinds, and those that a kind leaves are one count', async () => {
      await site.navigateTo('/search?q=flag')
      await expect(site.foundPages).toHaveCount(10)
      const sumOf = (counts: Record<string, number>) => Object.values(counts).reduce((sum, count) => sum + count, 0)
      const all = sumOf(await site.countsByKind())
      expect(all).toBe(await site.countResults('flag'))
      await site.kindFilter.getByRole('link', { name: /^API/ }).click()
      await site.expectUrl('/search?q=flag&kind=api')
      await expect.poll(async () => (await site.countsByKind()).API === (await site.countResults('flag'))).toBe(true)
      const { API = 0 } = await site.countsByKind()
      expect(API).toBeGreaterThan(5)
      expect(all).toBeGreaterThan(API)
    })

    await test.step('they are chosen one after the other by keyboard; pages of results begin with their title', async () => {
      await site.navigateTo('/search?q=flag')
      await site.expectUrl('/search?q=flag')
      // It is there before the links for it.
      await expect(site.kindFilter.getByRole('link', { name: /^API/ })).not.toHaveAttribute('aria-current')
      const first = site.kindFilter.getByRole('link', { name: /^How-to guides/ })
      const next = site.kindFilter.getByRole('link', { name: /^API/ })
      await first.focus()
      await site.page.keyboard.press('Enter')
      await site.expectUrl('/search?q=flag&kind=how-to')
      await expect(site.resultsMessage).toBeVisible()
      await expect(first).toHaveAttribute('aria-current', 'true')
      await expect(first).toBeFocused()
      await site.page.keyboard.press('Tab')
      await expect(next).toBeFocused()
      await site.page.keyboard.press('Enter')
      await site.expectUrl('/search?q=flag&kind=how-to,api')
      await site.nextAnimationFrames(20)
      await expect(next).toBeFocused()
      await site.text.getByRole('link', { name: 'More results' }).focus()
      await site.page.keyboard.press('Enter')
      await site.expectUrl('/search?q=flag&kind=how-to,api&page=2')
      await expect(site.title).toBeFocused()
    })

    await test.step('the list stays where it is while the reader types', async () => {
      await site.navigateTo('/search?q=flag')
      await site.expectUrl('/search?q=flag')
      await expect(site.foundPages).toHaveCount(10)
      await site.text.getByRole('searchbox').focus()
      const places = await site.placesWhile(site.text.getByRole('list').last(), async () => {
        await site.page.keyboard.type(' variants', { delay: 100 })
        await expect(site.resultsMessage).toContainText('"flag variants"')
      })
      expect(places).toHaveLength(1)
    })

    await test.step('a link to the query that the reader began with shows its results again', async () => {
      await site.expectUrl('/search?q=flag+variants')
      await site.navigateTo('/search?q=flag')
      await expect(site.resultsMessage).toContainText('"flag"')
      await expect(site.text.getByRole('searchbox')).toHaveValue('flag')
    })
  })

  test('is reached from the dialog', async ({ site }) => {
    await site.open('/quickstart')
    await site.openSearch()
    await site.searchFor('segments')
    await site.searchDialog.getByRole('link', { name: /^See all/ }).click()
    await site.expectUrl('/search?q=segments')
    await expect(site.foundPages.first()).toHaveAttribute('href', '/reference/segments')

    await test.step('with the query as it is typed, before its results are there', async () => {
      await site.page.keyboard.press('Control+k')
      await expect(site.searchField).toBeFocused()
      await site.searchFor('segments')
      await site.followAllResultsInHaste('stickiness')
      await site.expectUrl('/search?q=stickiness')
    })
  })

  test('where a page of results is shown from', async ({ site }) => {
    await test.step('a reloaded page, and Back from another document: where the reader left it', async () => {
      await site.open('/search?q=flag&page=2')
      await expect(site.text.getByText(/^Page 2 of/)).toBeVisible()
      await site.scrollTo(1500)
      await site.stay()
      await site.reload()
      await expect.poll(() => site.scrollPosition()).toBe(1500)
      await site.openPlain('about:blank')
      await site.goBack()
      await expect.poll(() => site.scrollPosition()).toBe(1500)
      await site.nextAnimationFrames(10)
      expect(await site.scrollPosition()).toBe(1500)
    })

    await test.step('a search opened by URL: the top, whatever the scroll position of the previous one', async () => {
      await site.open('/search?q=token')
      await site.countResults('token')
      await site.nextAnimationFrames(10)
      expect(await site.scrollPosition()).toBe(0)
    })
  })

  test('says when nothing could be fetched, and tries again', async ({ site }) => {
    let index = await site.holdBack('**/search-index.json')
    await site.open('/search?q=segments')
    index.lose()
    await expect(site.resultsMessage).toContainText('Unable to fetch results')
    await site.page.unroute('**/search-index.json')
    await site.serveIndex()
    index = await site.holdBack('**/search-index.json')
    await site.text.getByRole('button', { name: 'Try again' }).click()
    await expect(site.resultsMessage).toHaveText('')
    index.send()
    await expect(site.foundPages.first()).toHaveAttribute('href', '/reference/segments')
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the page of results explains, and offers the sections', async ({ site }) => {
    await site.openPlain('/search?q=segments')
    await expect(site.text.getByText('Search requires JavaScript')).toBeVisible()
    await expect(site.text.getByRole('link', { name: 'How-to guides' })).toBeVisible()
    await expect(site.text.getByRole('searchbox')).toBeHidden()
    await expect(site.searchButton).toBeHidden()
  })
})
