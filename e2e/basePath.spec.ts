import { expect, test } from './test'

const missingScripts = /\.js$/

test.use({ expectedErrors: ['Failed to load resource'] })

test('the home page under its file name is at home, also when a file is missing', async ({ site }) => {
  await site.page.route(missingScripts, (route) => route.fulfill({ status: 404, body: '' }))
  await site.openPlain('/index.html')
  await site.page.waitForLoadState('load')
  await expect(site.title).toBeVisible()
  await expect(site.page.getByRole('alert')).toHaveText(/^This site did not load properly\. ?Retry$/)
})

test('the home page below another path says so', async ({ site }) => {
  await site.page.route('**/sub/path/', async (route) => {
    await route.fulfill({ response: await route.fetch({ url: new URL('/', route.request().url()).href }) })
  })
  await site.page.route(/\.(js|css)$/, (route) => route.fulfill({ status: 404, body: '' }))
  await site.openPlain('/sub/path/')
  await expect(site.page.getByRole('alert')).toHaveText(
    'This site did not load properly: it was built for the base path /.',
  )
})
