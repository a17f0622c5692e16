import { expect, test } from './test'

const operation = '/reference/api/unleash/create-api-token'

test.describe('after a new version of the site was deployed', () => {
  test.use({ expectedErrors: ['Failed to load resource', 'MIME type', 'ChunkLoadError', 'Loading chunk', 'page resources for', 'no default export'] })

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
    await site.followInternalLink(`${operation}?a=1#responses`)
    await site.expectAddress(`${operation}?a=1#responses`)
    await expect(site.title).toHaveText('Issue an API token')
    expect(documents).toHaveLength(1)
  })

  test('a first page whose code is gone can be read, and its links work', async ({ site }) => {
    await site.page.route(/component---src-templates-doc-template/, (route) => route.fulfill({ status: 404, body: '' }))
    await site.openPlain('/quickstart')
    await expect(site.title).toHaveText('Quickstart')
    await expect(site.page.getByRole('alert')).toHaveCount(0)
  })

  test('a page without default export says so', async ({ site }) => {
    await site.page.route(/component---src-templates-doc-template[^/]*\.js$/, async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ response: answer, body: (await answer.text()).replace(/default:/g, 'other:') })
    })
    await site.open(operation)
    await site.followInternalLink('/quickstart')
    await expect(site.page.getByRole('alert')).toContainText('This page crashed.')
    await expect(site.page.getByRole('alert')).toContainText('The page component of /quickstart has no default export.')
    await expect(site.page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(site.navbar).toBeVisible()
  })
})

test.describe('at another base path than it was built for', () => {
  test.use({ expectedErrors: ['Failed to load resource'] })

  test('a banner says so', async ({ site }) => {
    await site.page.route('**/sub/path/quickstart', async (route) => {
      const answer = await route.fetch({ url: new URL('/quickstart', route.request().url()).href })
      await route.fulfill({ response: answer })
    })
    await site.page.route(/\.(js|css)$/, (route) => route.fulfill({ status: 404, body: '' }))
    await site.openPlain('/sub/path/quickstart')
    await expect(site.page.getByRole('alert')).toHaveText(
      'This site did not load properly: it was built for the base path /, but lies at /sub/path/.',
    )
  })

  test('a missing file alone shows no banner', async ({ site }) => {
    await site.page.route(/\.js$/, (route) => route.fulfill({ status: 404, body: '' }))
    await site.openPlain('/quickstart')
    await site.page.waitForLoadState('load')
    await expect(site.title).toBeVisible()
    await expect(site.page.getByRole('alert')).toHaveCount(0)
  })
})

test.describe('loading ahead', () => {
  const connections = [
    { name: 'data is to be saved', connection: { saveData: true, effectiveType: '4g' }, expected: 0 },
    { name: 'the connection is slow', connection: { saveData: false, effectiveType: '2g' }, expected: 0 },
    { name: 'the connection is good', connection: { saveData: false, effectiveType: '4g' }, expected: 1 },
  ]
  for (const { name, connection, expected } of connections) {
    test(`${expected ? 'happens' : 'does not happen'} when ${name}, hover included`, async ({ site }) => {
      await site.page.addInitScript((value) => {
        Object.defineProperty(navigator, 'connection', { value })
      }, connection)
      const asked: string[] = []
      site.page.on('request', (request) => {
        if (request.url().includes('/page-data/topics/')) asked.push(request.url())
      })
      await site.open('/quickstart')
      await site.sidebarLink('Best practices').hover()
      await site.page.waitForTimeout(800)
      expect(asked.length > 0 ? 1 : 0).toBe(expected)
    })
  }
})

test('without a connection the page stays readable, its controls work', async ({ site }) => {
  await site.open('/reference/feature-toggles')
  await site.page.context().setOffline(true)
  await site.switchColours()
  expect(await site.colours()).toBe('dark')
  await site.openSidebarGroup('Tutorials')
  await expect(site.title).toBeVisible()
})
