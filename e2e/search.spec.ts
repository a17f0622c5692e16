import { expect, test } from './test'

test.describe('the dialog', () => {
  test('opens by its button, finds a page and goes there by the router', async ({ site }) => {
    await site.open('/quickstart')
    await site.page.evaluate(() => Object.assign(window, { isSamePage: true }))
    await site.openSearch()
    await site.searchFor('stickiness')
    await site.searchHits.first().click()
    await site.expectAddress('/reference/stickiness')
    await expect(site.searchDialog).toBeHidden()
    expect(await site.page.evaluate(() => 'isSamePage' in window)).toBe(true)
    await expect(site.title).toBeFocused()
  })

  for (const keys of ['Control+k', 'Meta+k', '/']) {
    test(`opens by ${keys} and is used by keyboard alone`, async ({ site }) => {
      await site.open('/quickstart')
      await site.page.keyboard.press(keys)
      await expect(site.searchField).toBeFocused()
      await site.page.keyboard.type('segments')
      await expect(site.searchHits.first()).toHaveAttribute('aria-selected', 'true')
      await expect(site.searchMessage).toContainText('"segments"')
      await site.page.keyboard.press('ArrowDown')
      await expect(site.searchHits.nth(1)).toHaveAttribute('aria-selected', 'true')
      await site.page.keyboard.press('ArrowUp')
      await site.page.keyboard.press('Enter')
      await site.expectAddress('/reference/segments')
    })
  }

  test('Ctrl K closes it again; Escape closes it and returns the focus', async ({ site }) => {
    await site.open('/quickstart')
    await site.searchButton.focus()
    await site.page.keyboard.press('Control+k')
    await expect(site.searchDialog).toBeVisible()
    await site.page.keyboard.press('Control+k')
    await expect(site.searchDialog).toBeHidden()
    await site.page.keyboard.press('Enter')
    await expect(site.searchField).toBeFocused()
    await site.page.keyboard.press('Escape')
    await expect(site.searchDialog).toBeHidden()
    await expect(site.searchButton).toBeFocused()
  })

  test('closes on going back', async ({ site }) => {
    await site.open('/topics')
    await site.followInternalLink('/quickstart')
    await site.expectAddress('/quickstart')
    await site.openSearch()
    await site.goBack()
    await site.expectAddress('/topics')
    await expect(site.searchDialog).toBeHidden()
  })

  test('keeps Tab inside', async ({ site }) => {
    await site.open('/quickstart')
    await site.openSearch()
    await site.searchFor('segments')
    for (const key of [...Array<string>(12).fill('Tab'), ...Array<string>(12).fill('Shift+Tab')]) {
      await site.page.keyboard.press(key)
      expect(
        await site.page.evaluate(
          () => document.activeElement === document.body || document.activeElement?.closest('[role=dialog]') !== null,
        ),
      ).toBe(true)
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
    await site.page.keyboard.press('/')
    await expect(site.searchDialog).toBeVisible()
  })

  test('says how many results there are, and what to do when there is none', async ({ site }) => {
    await site.open('/quickstart')
    await site.openSearch()
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

  test('an answer of titles alone is replaced when the texts are there, without another letter', async ({ site }) => {
    const texts = await site.holdBack('**/search-index/texts-*')
    await site.open('/quickstart')
    await site.openSearch()
    await site.searchFor('gradual rollout')
    const early = Number.parseInt(await site.searchMessage.innerText())
    texts.send()
    await expect
      .poll(async () => Number.parseInt(await site.searchMessage.innerText()), { timeout: 15_000 })
      .toBeGreaterThan(early)
    await expect(site.searchHits.first()).toContainText(/strategies|rollout/i)
    await expect(site.searchField).toHaveValue('gradual rollout')
  })

  test('remembers what was chosen, and what the reader keeps', async ({ site }) => {
    await site.open('/quickstart')
    await site.openSearch()
    await site.searchFor('stickiness')
    await site.page.keyboard.press('Enter')
    await site.expectAddress('/reference/stickiness')
    await site.openSearch()
    await expect(site.searchHits).toHaveCount(1)
    await expect(site.searchDialog.getByText('Recent')).toBeVisible()
    await site.searchHits.getByRole('button', { name: /save/i }).click()
    await expect(site.searchDialog.getByText('Favorite')).toBeVisible()
    await site.searchHits.first().click()
    await site.expectAddress('/reference/stickiness')
  })

  test('stores what was chosen, and nothing while the reader types', async ({ site, otherTab }) => {
    await site.open('/quickstart')
    await site.openSearch()
    await otherTab.open('/quickstart')
    const stored = () => otherTab.page.evaluate(() => (window as unknown as { stored: string[] }).stored)
    await otherTab.page.evaluate(() => {
      const keys: (string | null)[] = []
      window.addEventListener('storage', ({ key }) => keys.push(key))
      Object.assign(window, { stored: keys })
    })
    await site.page.keyboard.type('gradual rollout')
    await expect(site.searchMessage).toContainText('"gradual rollout"')
    const whileTyping = await stored()
    await site.page.keyboard.press('Enter')
    await expect.poll(stored).toContainEqual(expect.stringContaining('RECENT_SEARCHES'))
    expect(whileTyping).toEqual([])
  })

  test('without a connection says so, and recovers', async ({ site }) => {
    await site.open('/quickstart')
    await site.openSearch()
    await site.page.keyboard.press('Escape')
    await site.page.route('**/search-index/**', (route) => route.abort())
    await site.reload()
    await site.openSearch()
    await site.searchField.fill('segments')
    await expect(site.searchDialog.getByText('Unable to fetch results', { exact: true })).toBeVisible()
    await expect(site.searchDialog.getByText('You might want to check your network connection.', { exact: true })).toBeVisible()
    await expect(site.searchDialog.getByText('No results for')).toBeHidden()
    await site.page.unroute('**/search-index/**')
    await site.searchFor('segment')
    await expect(site.searchHits.first()).toBeVisible()
  })
})

test.describe('when the code of the dialog cannot be had', () => {
  test.use({ expectedErrors: ['ERR_FAILED', 'Failed to load resource', 'Loading chunk'] })

  test('a small dialog waits, says so, and tries again', async ({ site }) => {
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

test.describe('offline', () => {
  // What the page would have loaded ahead.
  test.use({ expectedErrors: ['ERR_INTERNET_DISCONNECTED'] })

  test('the dialog answers once its index is there', async ({ site }) => {
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
  test('answers the query of its address, by kinds and pages, and Back returns to the place', async ({ site }) => {
    await site.open('/search?q=token')
    await expect(site.foundPages.first()).toBeVisible()
    await site.text.getByRole('link', { name: /^How-to guides/ }).click()
    await site.expectAddress('/search?q=token&kind=how-to')
    await expect(site.foundPages.first()).toHaveAttribute('href', /^\/how-to\//)
    await site.text.getByRole('link', { name: /^All/ }).click()
    await site.expectAddress('/search?q=token')
    await site.text.getByRole('link', { name: 'More results' }).click()
    await site.expectAddress('/search?q=token&page=2')
    await expect(site.text.getByText('Page 2 of')).toBeVisible()
    const last = site.foundPages.last()
    await last.scrollIntoViewIfNeeded()
    const before = await site.scrollPosition()
    expect(before).toBeGreaterThan(300)
    await last.click()
    await expect(site.foundPages).toHaveCount(0)
    await site.goBack()
    await site.expectAddress('/search?q=token&page=2')
    await expect(last).toBeVisible()
    await expect.poll(async () => Math.abs((await site.scrollPosition()) - before)).toBeLessThan(50)
  })

  test('the number of results, those of the kinds, and those that a kind leaves are one count', async ({ site }) => {
    await site.open('/search?q=flag')
    await expect(site.foundPages).toHaveCount(10)
    const sumOf = (counts: Record<string, number>) => Object.values(counts).reduce((sum, count) => sum + count, 0)
    // Polled: an answer of titles alone may be replaced between two looks.
    await expect
      .poll(async () => {
        const { All, ...kinds } = await site.countsByKind()
        return { ofAll: All === (await site.countResults('flag')), ofKinds: All === sumOf(kinds) }
      })
      .toEqual({ ofAll: true, ofKinds: true })
    await site.kindFilter.getByRole('link', { name: /^API/ }).click()
    await site.expectAddress('/search?q=flag&kind=api')
    await expect.poll(async () => (await site.countsByKind()).API === (await site.countResults('flag'))).toBe(true)
    const { All = 0, API = 0 } = await site.countsByKind()
    expect(API).toBeGreaterThan(20)
    expect(All).toBeGreaterThan(API)
  })

  test('shows what titles answer while the texts are on their way, and then what all texts answer', async ({ site }) => {
    const texts = await site.holdBack('**/search-index/texts-*')
    await site.open('/search?q=gradual+rollout')
    await expect(site.foundPages.first()).toHaveAttribute('href', '/reference/activation-strategies#gradual-rollout')
    const early = await site.countResults('gradual rollout')
    const places = await site.placesWhile(site.text.getByRole('list').last(), async () => {
      texts.send()
      await expect.poll(() => site.countResults('gradual rollout'), { timeout: 15_000 }).toBeGreaterThan(early)
    })
    expect(places).toHaveLength(1)
    const pages = site.text.getByRole('listitem').filter({ has: site.page.getByRole('heading', { level: 2 }) })
    await expect(pages).toHaveCount(10)
    for (const page of await pages.all()) await expect(page.getByRole('paragraph').last()).not.toBeEmpty()
  })

  test('an address with a page that is not there leads to the last one', async ({ site }) => {
    await site.open('/search?q=segments&page=99')
    await expect(site.foundPages.first()).toBeVisible()
    await expect(site.text.getByText(/^Page (\d+) of \1$/)).toBeVisible()
    expect(site.address()).toMatch(/^\/search\?q=segments&page=[1-8]?\d$/)
  })

  test('the address follows back when what was typed is taken back', async ({ site }) => {
    await site.open('/search')
    const field = site.text.getByRole('searchbox')
    await field.fill('stickiness')
    await site.expectAddress('/search?q=stickiness')
    await field.fill('')
    await site.expectAddress('/search')
    await site.open('/search?q=segment')
    await expect(field).toHaveValue('segment')
    await field.press('End')
    await field.press('s')
    await site.expectAddress('/search?q=segments')
    await field.press('Backspace')
    await site.expectAddress('/search?q=segment')
  })

  test('follows the typing, and the address follows it', async ({ site }) => {
    await site.open('/search')
    await site.text.getByRole('searchbox').pressSequentially('stickiness')
    await expect(site.foundPages.first()).toHaveText('Stickiness')
    await site.expectAddress('/search?q=stickiness')
    await expect(site.text.getByRole('searchbox')).toBeFocused()
    await expect(site.resultsMessage).toHaveText(/^\d+ results for "stickiness"$/)
    await site.foundPages.first().click()
    await site.expectAddress('/reference/stickiness')
    await site.goBack()
    await site.expectAddress('/search?q=stickiness')
    await expect(site.text.getByRole('searchbox')).toHaveValue('stickiness')
  })

  test('is reached from the dialog', async ({ site }) => {
    await site.open('/quickstart')
    await site.openSearch()
    await site.searchFor('segments')
    await site.searchDialog.getByRole('link', { name: /^See all/ }).click()
    await site.expectAddress('/search?q=segments')
    await expect(site.foundPages.first()).toHaveAttribute('href', '/reference/segments')
  })

  test('a reloaded page, and Back from another document, are where the reader left them', async ({ site }) => {
    await site.open('/search?q=flag&page=2')
    await expect(site.foundPages).toHaveCount(10)
    await expect(site.text.getByText(/^Page 2 of/)).toBeVisible()
    await site.stay()
    await site.scrollTo(1500)
    await site.stay()
    await site.reload()
    await expect.poll(() => site.scrollPosition()).toBe(1500)
    await site.openPlain('about:blank')
    await site.goBack()
    await expect.poll(() => site.scrollPosition()).toBe(1500)
    await expect(site.foundPages).toHaveCount(10)
    // Nor does it move once all of it is there.
    await site.stay()
    expect(await site.scrollPosition()).toBe(1500)
  })

  test('Back to results that another document has forgotten leads to their place as well', async ({ site }) => {
    await site.open('/search?q=token')
    await expect(site.foundPages).toHaveCount(10)
    await site.stay()
    const last = site.foundPages.last()
    await last.scrollIntoViewIfNeeded()
    await site.stay()
    const before = await site.scrollPosition()
    expect(before).toBeGreaterThan(300)
    await last.click()
    await expect(site.foundPages).toHaveCount(0)
    await site.reload()
    await site.goBack()
    await site.expectAddress('/search?q=token')
    await expect(last).toBeVisible()
    await expect.poll(() => site.scrollPosition()).toBe(before)
  })

  test('a search by its address begins at the top, wherever the one before was left', async ({ site }) => {
    await site.open('/search?q=flag')
    await expect(site.foundPages).toHaveCount(10)
    await site.scrollTo(1500)
    await site.stay()
    await site.open('/search?q=token')
    await expect(site.foundPages).toHaveCount(10)
    await site.stay()
    expect(await site.scrollPosition()).toBe(0)
  })

  test('the list stays where it is while the reader types', async ({ site }) => {
    await site.open('/search?q=flag')
    await expect(site.foundPages).toHaveCount(10)
    await site.text.getByRole('searchbox').focus()
    const places = await site.placesWhile(site.text.getByRole('list').last(), async () => {
      await site.page.keyboard.type(' variants', { delay: 200 })
      await expect(site.resultsMessage).toContainText('"flag variants"')
    })
    expect(places).toHaveLength(1)
  })

  test('a very long query is repeated in part only', async ({ site }) => {
    await site.open(`/search?q=${'qwxzjv+'.repeat(300)}`)
    await expect(site.resultsMessage).toHaveText(/^No results for "[qwxzjv ]{60,80}…"$/)
    const issue = await site.text.getByRole('link', { name: 'Let us know.' }).getAttribute('href')
    expect(issue?.length).toBeLessThan(500)
  })

  test('the title of the page says what is searched for', async ({ site }) => {
    await site.open('/search')
    await expect(site.page).toHaveTitle('Search | Unleash documentation')
    await site.text.getByRole('searchbox').fill('segments')
    await expect(site.page).toHaveTitle('"segments" – Search | Unleash documentation')
    await site.open('/search?q=api+token')
    await expect(site.page).toHaveTitle('"api token" – Search | Unleash documentation')
  })

  test('kinds are chosen one after the other by keyboard; pages of results begin with their title', async ({ site }) => {
    await site.open('/search?q=flag')
    const first = site.kindFilter.getByRole('link', { name: /^How-to guides/ })
    const next = site.kindFilter.getByRole('link', { name: /^Reference/ })
    await first.focus()
    await site.page.keyboard.press('Enter')
    await site.expectAddress('/search?q=flag&kind=how-to')
    await expect(site.resultsMessage).toBeVisible()
    await expect(first).toHaveAttribute('aria-current', 'true')
    await expect(first).toBeFocused()
    await site.page.keyboard.press('Tab')
    await expect(next).toBeFocused()
    await site.page.keyboard.press('Enter')
    await site.expectAddress('/search?q=flag&kind=how-to,reference')
    await site.stay()
    await expect(next).toBeFocused()
    await site.text.getByRole('link', { name: 'More results' }).focus()
    await site.page.keyboard.press('Enter')
    await site.expectAddress('/search?q=flag&kind=how-to,reference&page=2')
    await expect(site.title).toBeFocused()
  })

  test('says when nothing was found, and when nothing could be fetched', async ({ site }) => {
    await site.open('/search?q=xqzvw')
    await expect(site.resultsMessage).toHaveText('No results for "xqzvw"')
    await expect(site.text.getByRole('link', { name: 'Let us know.' })).toBeVisible()
    await site.page.route('**/search-index/**', (route) => route.abort())
    await site.open('/search?q=segments')
    await expect(site.resultsMessage).toContainText('Unable to fetch results')
    await site.page.unroute('**/search-index/**')
    const index = await site.holdBack('**/search-index/**')
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
    await expect(site.text.getByText('Searching needs JavaScript')).toBeVisible()
    await expect(site.text.getByRole('link', { name: 'How-to guides' })).toBeVisible()
    await expect(site.text.getByRole('searchbox')).toBeHidden()
    await expect(site.searchButton).toBeHidden()
  })
})
