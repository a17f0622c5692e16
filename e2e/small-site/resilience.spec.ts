import type { DocsSite } from '../DocsSite'
import { expect, test } from './test'

const operation = '/reference/api/unleash/transaction-utx-os'

test.describe('after a new version of the site was deployed', () => {
  test.use({
    expectedErrors: [
      'Failed to load resource',
      'MIME type',
      'ChunkLoadError',
      'Loading chunk',
      'page resources for',
      "couldn't load",
      'no default export',
    ],
  })

  test('a page whose code is gone is loaded as a whole, with query and hash, once', async ({ site }) => {
    await site.open('/quickstart')
    const documents: string[] = []
    site.page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(request.url())
    })
    let isGone = true
    await site.page.route(/component---src-templates-api-operation-template/, (route) =>
      isGone ? route.fulfill({ status: 404, body: '' }) : route.continue(),
    )
    site.page.on('framenavigated', () => {
      isGone = false
    })
    await site.navigateTo(`${operation}?a=1#responses`)
    await site.expectUrl(`${operation}?a=1#responses`)
    await expect(site.title).toHaveText('Transaction UTXOs')
    expect(documents).toHaveLength(1)
  })

  test('a page of the history whose data is gone is loaded as a whole, with its hash', async ({ site }) => {
    await site.open('/reference/segments#structure')
    await site.navigateTo(operation)
    // Chromium may not have noted the new entry of the history yet; a reload would replace the one before it.
    await expect(site.title).toHaveText('Transaction UTXOs')
    await site.reload()
    await site.waitForLateParts()
    let isGone = true
    await site.page.route('**/page-data/reference/segments/page-data.json', (route) =>
      isGone ? route.fulfill({ status: 500, body: '' }) : route.continue(),
    )
    site.page.on('request', (request) => {
      if (request.isNavigationRequest()) isGone = false
    })
    await site.page.evaluate(() => window.history.back())
    await expect(site.title).toHaveText('Segments')
    await site.waitUntilReady()
    expect(site.url()).toBe('/reference/segments#structure')
  })

  test('a page whose data does not arrive within ten seconds is loaded as a whole', async ({ site }) => {
    await site.open('/quickstart')
    await site.waitForLateParts()
    await site.page.clock.install()
    await site.page.route('**/page-data/reference/segments/page-data.json', () => new Promise(() => undefined))
    await site.page.evaluate(() => void window.___navigate('/reference/segments#structure'))
    await expect(site.title).toHaveText('Quickstart')
    await site.page.clock.runFor(10_000)
    await site.expectUrl('/reference/segments#structure')
    await expect(site.title).toHaveText('Segments')
  })

  test('a page whose code is permanently gone is loaded once, can be read, and Retry loads it again', async ({
    site,
  }) => {
    await site.open('/quickstart')
    const documents: string[] = []
    site.page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(request.url())
    })
    let isGone = true
    await site.page.route(/component---src-templates-api-operation-template/, (route) =>
      isGone ? route.fulfill({ status: 404, body: '' }) : route.continue(),
    )
    await site.navigateTo(`${operation}?a=1#responses`)
    await expect(site.loadAlert).toContainText('This site did not load properly.')
    expect(site.url()).toBe(`${operation}?a=1#responses`)
    await expect(site.title).toHaveText('Transaction UTXOs')
    expect(documents).toHaveLength(1)
    isGone = false
    await site.loadAlert.getByRole('button', { name: 'Retry' }).click()
    await site.waitUntilReady()
    await expect(site.loadAlert).toHaveCount(0)
    expect(documents).toHaveLength(2)
    expect(site.url()).toBe(`${operation}?a=1#responses`)
  })

  test('a first page whose code is gone can be read as without scripts, and its links work', async ({ site }) => {
    await site.page.route(/component---src-templates-doc-template/, (route) => route.fulfill({ status: 404, body: '' }))
    await site.openPlain('/quickstart')
    await expect(site.title).toHaveText('Quickstart')
    await expect(site.loadAlert).toContainText('This site did not load properly.')
    const panels = site.tabPanels
    expect(await panels.count()).toBeGreaterThan(1)
    for (const panel of await panels.all()) await expect(panel).toBeVisible()
    await site.sidebarLink('Best practices').click()
    await site.expectUrl('/topics')
    await expect(site.title).toBeVisible()
  })

  test('a first page says so when its script, its data or the data of the shell is unavailable', async ({ site }) => {
    for (const file of [/\/app-[^/]*\.js$/, '**/page-data/quickstart/page-data.json', '**/page-data/sq/d/*.json']) {
      await test.step(String(file), async () => {
        await site.page.goto('about:blank')
        await site.page.unrouteAll()
        await site.page.route(file, (route) => route.fulfill({ status: 404, body: '' }))
        await site.openPlain('/quickstart')
        await expect(site.loadAlert).toContainText('This site did not load properly.')
        await expect(site.title).toHaveText('Quickstart')
      })
    }
  })

  test('a page without default export says so', async ({ site }) => {
    await site.page.route(/component---src-templates-doc-template[^/]*\.js$/, async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ response: answer, body: (await answer.text()).replace(/default:/g, 'other:') })
    })
    await site.open(operation)
    await site.navigateTo('/quickstart')
    await expect(site.page.getByRole('alert')).toContainText('This page crashed.')
    await expect(site.page.getByRole('alert')).toContainText('The page component of /quickstart has no default export.')
    await expect(site.page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(site.navbar).toBeVisible()
  })
})

test('a first page whose data does not arrive within ten seconds says so, can be read, and Retry loads it again', async ({
  site,
}) => {
  let hangs = true
  await site.page.clock.install()
  await site.page.route('**/page-data/quickstart/page-data.json', (route) =>
    hangs ? new Promise(() => undefined) : route.continue(),
  )
  await site.openPlain('/quickstart')
  await site.page.waitForLoadState('load')
  // Intent starts React.
  await site.title.click()
  await site.page.clock.runFor(9_000)
  await expect(site.loadAlert).toHaveCount(0)
  await site.page.clock.runFor(1_500)
  await expect(site.loadAlert).toContainText('This site did not load properly.')
  await expect(site.title).toHaveText('Quickstart')
  hangs = false
  await site.loadAlert.getByRole('button', { name: 'Retry' }).click()
  await site.waitUntilReady()
  await expect(site.loadAlert).toHaveCount(0)
})

test('a first page whose data arrives even later works, without the message', async ({ site }) => {
  const data = await site.holdBack('**/page-data/quickstart/page-data.json')
  await site.page.clock.install()
  await site.openPlain('/quickstart')
  await site.page.waitForLoadState('load')
  // Intent starts React.
  await site.title.click()
  await site.page.clock.runFor(10_500)
  await expect(site.loadAlert).toBeVisible()
  data.send()
  await expect(site.loadAlert).toHaveCount(0)
  await site.openSearch()
  await expect(site.page.locator('html')).toHaveAttribute('data-js', '')
})

test.describe('when drawing a page fails', () => {
  test.use({ expectedErrors: ['The text is missing.'] })

  test('the message replaces it, and "Try again" draws it again', async ({ site }) => {
    await site.open('/quickstart')
    await site.page.evaluate(async () => {
      const page = await window.___loader.loadPage('/topics')
      const data = page?.json?.data as { doc: object }
      const { doc } = data
      Object.defineProperty(data, 'doc', {
        get() {
          if (document.documentElement.dataset.isFixed === undefined) throw new Error('The text is missing.')
          return doc
        },
      })
    })
    await site.navigateTo('/topics')
    const crash = site.page.getByRole('alert')
    await expect(crash).toContainText('This page crashed.')
    await expect(crash).toContainText('The text is missing.')
    await expect(site.navbar).toBeVisible()
    await crash.getByRole('button', { name: 'Try again' }).click()
    await expect(crash).toContainText('The text is missing.')
    await site.page.evaluate(() => (document.documentElement.dataset.isFixed = ''))
    await crash.getByRole('button', { name: 'Try again' }).click()
    await expect(crash).toHaveCount(0)
    await expect(site.title).toHaveText('Feature flag best practices')
  })
})

test.describe('at another base path than it was built for', () => {
  test.use({ expectedErrors: ['Failed to load resource'] })

  test('a banner says so', async ({ site }) => {
    await site.page.route(/\.(js|css)$/, (route) => route.fulfill({ status: 404, body: '' }))
    for (const url of ['/quickstart', '/']) {
      await test.step(url, async () => {
        await site.page.route(`**/sub/path${url}`, async (route) => {
          await route.fulfill({ response: await route.fetch({ url: new URL(url, route.request().url()).href }) })
        })
        await site.openPlain(`/sub/path${url}`)
        await expect(site.page.getByRole('alert')).toHaveText(
          'This site did not load properly: it was built for the base path /. Its operator has to serve it there, or build it again with BASE_PATH.',
        )
      })
    }
  })

  test('missing scripts alone are not taken for it', async ({ site }) => {
    await site.page.route(/\.js$/, (route) => route.fulfill({ status: 404, body: '' }))
    for (const url of ['/quickstart', '/', '/index.html']) {
      await test.step(url, async () => {
        await site.openPlain(url)
        await expect(site.page.getByRole('alert')).toHaveText(/^This site did not load properly\. Retry$/)
        await expect(site.title).toBeVisible()
      })
    }
  })
})

test.describe('loading ahead', () => {
  const connections = [
    { name: 'data is to be saved', connection: { saveData: true, effectiveType: '4g' }, isAllowed: false },
    { name: 'the connection is good', connection: { saveData: false, effectiveType: '4g' }, isAllowed: true },
  ]
  for (const { name, connection, isAllowed } of connections) {
    test(`${isAllowed ? 'happens' : 'does not happen'} when ${name}, hover included`, async ({ site }) => {
      await site.page.addInitScript((value) => {
        Object.defineProperty(navigator, 'connection', { value })
      }, connection)
      await site.page.clock.install()
      await site.openPlain('/quickstart')
      // Intent: where data is to be saved, React doesn't start by itself.
      await site.title.click()
      await site.waitUntilReady()
      const asked: string[] = []
      site.page.on('request', (request) => {
        if (request.url().includes('/page-data/')) asked.push(request.url())
      })
      await site.sidebarLink('Best practices').hover()
      if (isAllowed) {
        await expect.poll(() => asked.some((url) => url.includes('/page-data/topics/'))).toBe(true)
      }
      // Links in view follow three seconds after the page.
      const hovered = asked.length
      await site.page.clock.runFor(5000)
      await site.waitUntilIdle()
      if (isAllowed) expect(asked.length).toBeGreaterThan(hovered)
      else expect(asked).toEqual([])
    })
  }
})

test.describe('loading ahead, at most six pages at the same time', () => {
  /** Makes pages slow, and tells how many are loaded ahead at the same time at most. */
  async function countLoads({ page }: DocsSite) {
    const loads = { now: 0, most: 0, paths: new Set<string>() }
    await page.route('**/page-data/**/page-data.json', async (route) => {
      loads.paths.add(new URL(route.request().url()).pathname)
      loads.most = Math.max(loads.most, ++loads.now)
      await new Promise((resolve) => setTimeout(resolve, 200))
      loads.now--
      await route.continue().catch(() => undefined)
    })
    return loads
  }

  test('a pointer drawn over many links', async ({ site }) => {
    await site.page.clock.install()
    await site.open('/reference/api/unleash')
    const loads = await countLoads(site)
    const links = await site.sidebar.getByRole('link').all()
    expect(links.length).toBeGreaterThan(20)
    for (const link of links.slice(0, 30)) await link.dispatchEvent('mouseover')
    // The link at which the pointer stopped is among them.
    const last = await links.slice(0, 30).at(-1)?.getAttribute('href')
    await expect.poll(() => [...loads.paths], { timeout: 15_000 }).toContain(`/page-data${last ?? ''}/page-data.json`)
    await expect.poll(() => loads.now).toBe(0)
    expect(loads.most).toBeLessThanOrEqual(6)

    await test.step('links that come into view', async () => {
      const before = loads.paths.size
      await site.text.getByRole('link', { name: 'Transaction UTXOs', exact: true }).scrollIntoViewIfNeeded()
      // Gatsby loads a few every three seconds.
      const countLater = async () => {
        await site.page.clock.runFor(3000)
        return loads.paths.size
      }
      await expect.poll(countLater, { timeout: 20_000 }).toBeGreaterThan(before + 5)
      expect(loads.most).toBeLessThanOrEqual(6)
    })
  })
})

test.describe('without a connection', () => {
  test.use({ expectedErrors: ['Failed to load resource'] })

  test('a link leaves the page as it is, says so, and Retry goes there once the connection is back', async ({
    site,
  }) => {
    await site.open('/reference/feature-toggles')
    await site.waitForLateParts()
    await site.page.context().setOffline(true)
    await site.navigateTo(`${operation}?a=1#responses`)
    await expect(site.loadAlert).toContainText('The page could not be loaded.')
    await expect(site.title).toHaveText('Feature flags')
    expect(site.url()).toBe('/reference/feature-toggles')
    await site.loadAlert.getByRole('button', { name: 'Close' }).click()
    await expect(site.loadAlert).toHaveCount(0)

    await site.navigateTo(`${operation}?a=1#responses`)
    const retry = site.loadAlert.getByRole('button', { name: 'Retry' })
    await expect(retry).toBeFocused()
    await retry.click()
    await expect(site.loadAlert).toContainText('The page could not be loaded.')
    await expect(site.title).toHaveText('Feature flags')
    await site.page.context().setOffline(false)
    await site.loadAlert.getByRole('button', { name: 'Retry' }).click()
    await site.expectUrl(`${operation}?a=1#responses`)
    await expect(site.title).toHaveText('Transaction UTXOs')
    await expect(site.loadAlert).toHaveCount(0)
  })

  test('Back to a page that is not loaded leaves the page as it is and says so, Forward removes the message, and Retry goes there', async ({
    site,
  }) => {
    await site.open('/topics#top')
    await site.navigateTo('/reference/segments#structure')
    await expect(site.title).toHaveText('Segments')
    await site.navigateTo(operation)
    // Chromium may not have noted the new entry of the history yet; a reload would replace the one before it.
    await expect(site.title).toHaveText('Transaction UTXOs')
    await site.reload()
    await site.waitForLateParts()
    // Of a page that was prefetched in part, Gatsby reports what is missing.
    await site.waitUntilIdle()
    await site.page.context().setOffline(true)
    await site.page.evaluate(() => window.history.back())
    await expect(site.loadAlert).toContainText('The page could not be loaded.')
    await expect(site.title).toHaveText('Transaction UTXOs')
    await site.page.evaluate(() => window.history.forward())
    await site.expectUrl(operation)
    await expect(site.loadAlert).toHaveCount(0)
    await site.page.evaluate(() => window.history.back())
    await expect(site.loadAlert).toBeVisible()
    await site.page.context().setOffline(false)
    await site.loadAlert.getByRole('button', { name: 'Retry' }).click()
    await expect(site.title).toHaveText('Segments')
    expect(site.url()).toBe('/reference/segments#structure')
  })

  test('the message leaves with the page', async ({ site }) => {
    await site.open('/topics')
    await site.followSidebarLink('/quickstart')
    await site.expectUrl('/quickstart')
    await site.waitForLateParts()
    await site.page.context().setOffline(true)
    await site.navigateTo(operation)
    await expect(site.loadAlert).toBeVisible()
    await site.goBack()
    await site.expectUrl('/topics')
    await expect(site.title).toHaveText('Feature flag best practices')
    await expect(site.loadAlert).toHaveCount(0)
  })
})

test.describe('without a connection', () => {
  // The dark variant of an image can't be loaded.
  test.use({ expectedErrors: ['ERR_INTERNET_DISCONNECTED'] })

  test('the page stays readable, its controls work', async ({ site }) => {
    await site.open('/reference/feature-toggles')
    await site.waitForLateParts()
    await site.page.context().setOffline(true)
    await site.switchColors()
    expect(await site.colors()).toBe('dark')
    await site.openDropdown('Version')
    await expect(site.title).toBeVisible()
  })
})
