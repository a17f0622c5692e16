import { expect, test } from './test'

test('reading a guide and going to other pages', async ({ site }) => {
  await site.open('/reference/feature-toggles')

  await test.step('the skip link is the first stop of the keyboard, and leads past navbar and sidebar', async () => {
    await site.page.keyboard.press('Tab')
    const skip = site.page.getByRole('link', { name: 'Skip to main content' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await site.page.keyboard.press('Enter')
    await expect(site.text).toBeFocused()
    // Input of the reader: else, the page would be brought back to the target of the link a second later.
    await site.waitUntilIdle()
    await site.page.keyboard.press('Shift')
  })

  await test.step('the table of contents marks the section that is read, the last one at the end of the page, and none above the first', async () => {
    const headings = await site.text.locator('h2, h3').evaluateAll((found) => found.map(({ id }) => id))
    await expect(site.tableOfContents.getByRole('link')).toHaveCount(headings.length)
    await site.scrollTo(0)
    await expect(site.activeHeadingLink).toHaveCount(0)
    for (const id of headings.slice(0, 3)) {
      await site.page.evaluate((name) => document.getElementById(name)?.scrollIntoView({ behavior: 'instant' }), id)
      await expect(site.activeHeadingLink).toHaveCount(1)
      await expect(site.activeHeadingLink).toHaveAttribute('href', `#${id}`)
    }
    await site.scrollTo(1_000_000)
    await expect(site.activeHeadingLink).toHaveAttribute('href', `#${headings.at(-1) ?? ''}`)
    await site.scrollTo(0)
    await expect(site.activeHeadingLink).toHaveCount(0)
  })

  await test.step('the next page begins at its top, with the keyboard at its title', async () => {
    await site.scrollTo(900)
    await expect.poll(() => site.scrollPosition()).toBe(900)
    await site.followSidebarLink('/reference/segments')
    await site.expectUrl('/reference/segments')
    await expect(site.title).toBeFocused()
    await expect.poll(() => site.scrollPosition()).toBe(0)
  })

  await test.step('breadcrumbs name the section and the group of a page, and lead there', async () => {
    expect(await site.breadcrumbs()).toEqual(['Docs', 'Concepts'])
    await site.page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Concepts' }).click()
    await site.expectUrl('/understanding-unleash/concepts')
  })

  await test.step('a link to a section goes to it, below the navbar, and the keyboard with it', async () => {
    await site.navigateTo('/reference/api-tokens-and-client-keys#client-tokens')
    const section = site.page.locator('#client-tokens')
    await expect(section).toBeFocused()
    await expect.poll(async () => (await section.boundingBox())?.y).toBeLessThan(200)
    expect((await section.boundingBox())?.y).toBeGreaterThanOrEqual(60)
  })
})

test('next and previous go through the sidebar in order, and back', async ({ site }) => {
  await site.open('/quickstart')
  expect((await site.paginationPaths()).previous).toBe('/')
  const { next } = await site.paginationPaths()
  await site.goNext()
  await site.expectUrl(next ?? 'a page')
  // The URL changes before the page is drawn.
  await expect.poll(async () => (await site.paginationPaths()).previous).toBe('/quickstart')
  await site.goPrevious()
  await site.expectUrl('/quickstart')
  await expect.poll(async () => (await site.paginationPaths()).previous).toBe('/')
  await site.goPrevious()
  await site.expectUrl('/')
  await expect.poll(() => site.paginationPaths()).toEqual({ previous: null, next: '/quickstart' })
})

// Each step waits for its scroll position: the router replaces the entry of a navigation that hasn't ended.
test('a link to the URL that is shown changes nothing that Back would undo; one to the top of the page does', async ({
  site,
}) => {
  const entries = () => site.page.evaluate(() => window.history.length)
  const link = '/reference/segments#structure'
  await site.open('/reference/segments')
  const first = await entries()
  await site.navigateTo(link)
  await expect.poll(() => site.scrollPosition()).toBeGreaterThan(0)
  await site.scrollTo(0)
  await expect.poll(() => site.scrollPosition()).toBe(0)
  await site.navigateTo(link)
  await expect.poll(() => site.scrollPosition()).toBeGreaterThan(0)
  expect(await entries()).toBe(first + 1)
  for (const start of [100, 900]) {
    await site.scrollTo(start)
    await expect.poll(() => site.scrollPosition()).toBe(start)
    await site.followSidebarLink('/reference/segments')
    await expect.poll(() => site.scrollPosition()).toBe(0)
    expect(await entries()).toBe(first + 2)
  }
  await site.goBack()
  await expect.poll(() => site.url()).toBe(link)
})

test('going back returns to the place, within two pixels', async ({ site }) => {
  await site.open('/reference/segments')
  for (const { kind, path, place } of [
    { kind: 'a guide with a picture and a diagram', path: '/reference/feature-toggles', place: 900 },
    { kind: 'a page of the API', path: '/reference/api/unleash/transaction-utx-os', place: 1200 },
  ]) {
    await test.step(`on ${kind}`, async () => {
      await site.navigateTo(path)
      await site.expectUrl(path)
      await expect.poll(() => site.scrollPosition()).toBe(0)
      await site.scrollTo(place)
      await expect.poll(() => site.scrollPosition()).toBe(place)
      // The router stores the scroll position in the next animation frame.
      await site.nextAnimationFrames()
      await site.navigateTo('/reference/segments')
      await site.expectUrl('/reference/segments')
      await expect.poll(() => site.scrollPosition()).toBe(0)
      await site.goBack()
      await site.expectUrl(path)
      const distance = async () => Math.abs((await site.scrollPosition()) - place)
      await expect.poll(distance).toBeLessThanOrEqual(2)
      // Nor does it move in the half second after that.
      await site.nextAnimationFrames(30)
      expect(await distance()).toBeLessThanOrEqual(2)
    })
  }
})

test('going back and forward returns to the places, also after the search was open', async ({ site }) => {
  await site.serveIndex()
  await site.open('/reference/feature-toggles')
  await site.scrollTo(900)
  await expect.poll(() => site.scrollPosition()).toBe(900)
  await site.page.keyboard.press('Control+k')
  await expect(site.searchField).toBeFocused()
  await site.page.keyboard.press('Escape')
  await expect(site.searchDialog).toBeHidden()
  await site.waitUntilIdle()
  await site.navigateTo('/quickstart')
  await site.expectUrl('/quickstart')
  for (const [path, place, go] of [
    ['/reference/feature-toggles', 900, () => site.goBack()],
    ['/quickstart', 0, () => site.page.goForward()],
    ['/reference/feature-toggles', 900, () => site.goBack()],
  ] as const) {
    await go()
    await site.expectUrl(path)
    await expect.poll(() => site.scrollPosition()).toBe(place)
    await site.nextAnimationFrames(10)
    expect(await site.scrollPosition()).toBe(place)
  }
})

test('Back and reload restore the place also of a URL with a hash', async ({ site }) => {
  const guide = '/reference/feature-toggles'
  await site.open(guide)
  await site.tableOfContents.getByRole('link').nth(1).click()
  await site.waitUntilIdle()
  const heading = await site.scrollPosition()
  await site.scrollTo(heading + 900)
  await site.nextAnimationFrames()
  await site.navigateTo('/quickstart')
  await site.expectUrl('/quickstart')
  await site.goBack()
  await expect.poll(() => site.scrollPosition()).toBe(heading + 900)
  await test.step('nothing moves it a second later', async () => {
    await site.page.waitForTimeout(1500)
    expect(await site.scrollPosition()).toBe(heading + 900)
  })
  await site.page.reload()
  await site.waitUntilIdle()
  expect(await site.scrollPosition()).toBe(heading + 900)
  await test.step('a new visit of the section leads to its heading', async () => {
    await site.navigateTo('/quickstart')
    await site.navigateTo(`${guide}#names`)
    await site.waitUntilIdle()
    expect(await site.scrollPosition()).not.toBe(heading + 900)
  })
})

test('a change of page is announced once, also to a section and back; another section of the page is not', async ({
  site,
}) => {
  await site.open('/quickstart')
  await site.recordAnnouncements()
  await site.tableOfContents.getByRole('link').last().click()
  await site.waitUntilIdle()
  await site.navigateTo('/reference/segments')
  await expect.poll(() => site.announcements()).toEqual(['Navigated to Segments'])
  await site.navigateTo('/reference/api-tokens-and-client-keys#client-tokens')
  await expect.poll(() => site.announcements()).toHaveLength(2)
  await site.goBack()
  await expect.poll(() => site.announcements()).toHaveLength(3)
  await site.waitUntilIdle()
  expect(await site.announcements()).toEqual([
    'Navigated to Segments',
    'Navigated to API tokens and client keys',
    'Navigated to Segments',
  ])
})

test.describe('the progress bar', () => {
  test('shows when a page takes more than 200 ms, and leaves when it is there', async ({ site }) => {
    await site.page.route('**/page-data/topics/page-data.json', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 700))
      await route.continue()
    })
    await site.open('/reference/segments')
    await expect(site.loadingPage).toHaveCount(0)
    const after = await site.page.evaluate(
      (to) =>
        new Promise<number>((resolve) => {
          const start = performance.now()
          const observer = new MutationObserver(() => resolve(performance.now() - start))
          observer.observe(document.documentElement, { attributeFilter: ['data-loading'] })
          void window.___navigate(to)
        }),
      '/topics',
    )
    expect(after).toBeGreaterThanOrEqual(199)
    await expect(site.loadingPage).toHaveCount(1)
    const bar = await site.page.evaluate(() => {
      const { position, height, backgroundColor } = getComputedStyle(document.documentElement, '::before')
      return { position, height, isSeen: !/rgba\(.*, 0\)/.test(backgroundColor) }
    })
    expect(bar).toEqual({ position: 'fixed', height: '3px', isSeen: true })
    await site.expectUrl('/topics')
    await expect(site.loadingPage).toHaveCount(0)
  })

  test('does not show for a page that is there immediately, nor for another part of the page', async ({ site }) => {
    await site.open('/reference/segments')
    await site.page.evaluate(async () => {
      await window.___loader.loadPage('/topics')
      const { dataset } = document.documentElement
      new MutationObserver(() => (dataset.wasSlow = '')).observe(document.documentElement, {
        attributeFilter: ['data-loading'],
      })
    })
    await site.navigateTo('/topics')
    await site.expectUrl('/topics')
    await site.goBack()
    await site.expectUrl('/reference/segments')
    const id = (await site.text.locator('h2').first().getAttribute('id')) ?? ''
    await site.navigateTo(`/reference/segments#${id}`)
    await site.goBack()
    await site.expectUrl('/reference/segments')
    // The bar would show after 200 ms.
    await site.nextAnimationFrames(20)
    await expect(site.page.locator('html[data-was-slow]')).toHaveCount(0)
  })

  test('shows on going back to a page that is not in memory any more', async ({ site }) => {
    await site.open('/topics')
    await site.navigateTo('/quickstart')
    await site.expectUrl('/quickstart')
    await site.reload()
    await site.page.route('**/page-data/topics/page-data.json', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1000))
      await route.continue()
    })
    await site.goBack()
    await expect(site.loadingPage).toHaveCount(1)
    await expect(site.title).toHaveText('Feature flag best practices', { timeout: 10_000 })
    await expect(site.loadingPage).toHaveCount(0)
  })
})

test('a malformed or unknown hash leaves the page readable', async ({ site }) => {
  for (const url of ['/#%', '/reference/feature-toggles?a=1#%E0%A4%A', '/reference/feature-toggles#constructor']) {
    await test.step(url, async () => {
      await site.open(url)
      await expect(site.title).toBeVisible()
      await site.navbar.getByRole('link', { name: 'Quickstart' }).click()
      await site.expectUrl('/quickstart')
      await site.goBack()
      await expect(site.title).toBeVisible()
    })
  }
})
