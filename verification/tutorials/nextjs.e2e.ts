import type { Page } from '@playwright/test'
import { expect, test } from './test'

test.use({ file: 'feature-flag-tutorials/nextjs/implementing-feature-flags.mdx' })

test('Next.js: the shop changes as the page says, on the server and in the browser', async ({
  page,
  request,
  tutorial,
}) => {
  await tutorial.readTo('server')
  await page.goto(tutorial.origin())
  await expectCustomersToSee(page, {
    'user-1': threeSteps,
    'user-2': threeSteps,
    'user-3': threeSteps,
    'user-4': threeSteps,
  })

  await tutorial.readTo('switch-on')
  await expectCustomersToSee(page, {
    'user-1': 'Buy now',
    'user-2': 'Buy now',
    'user-3': 'Buy now',
    'user-4': 'Buy now',
  })
  const html = await (await request.get(tutorial.origin())).text()
  expect(html).toContain('Address and payment on one page.')
  expect(html).not.toContain('checkout-redesign')

  await tutorial.readTo('rollout')
  await expectCustomersToSee(page, {
    'user-2': threeSteps,
    'user-1': 'Buy now',
    'user-3': 'Buy now',
    'user-4': threeSteps,
  })

  await tutorial.readTo('variants')
  await expectCustomersToSee(page, {
    'user-1': 'Place order',
    'user-2': threeSteps,
    'user-3': 'Pay now',
    'user-4': threeSteps,
  })

  // A page that is open while its files change may show an error of the development server.
  await page.goto('about:blank')
  await tutorial.readTo('live')
  await page.goto(tutorial.origin())
  await expectCustomersToSee(page, { 'user-1': 'Place order', 'user-3': 'Pay now', 'user-2': threeSteps })
  await page.evaluate(() => document.body.setAttribute('data-loaded', 'once'))
  await tutorial.readTo('without-reload')
  await expect(page.locator('[data-loaded] section button')).toHaveText('Place order')

  await page.goto('about:blank')
  await tutorial.readTo('build')
  await page.goto(tutorial.origin())
  await expectCustomersToSee(page, { 'user-1': 'Place order', 'user-2': 'Place order', 'user-3': 'Pay now' })
})

/** The button of the first step. */
const threeSteps = 'Continue'

/** Reloads until the server has noticed, which takes it some seconds. */
async function expectCustomersToSee(page: Page, buttons: Readonly<Record<string, string>>): Promise<void> {
  for (const [customer, button] of Object.entries(buttons)) {
    await become(page, customer)
    await expect(async () => {
      await page.reload()
      await expect(page.locator('section button'), customer).toHaveText(button, { timeout: 500 })
    }).toPass({ timeout: 90_000 })
  }
}

async function become(page: Page, customer: string): Promise<void> {
  await page.getByRole('button', { name: customer }).click()
  await expect(page.getByText(`You are ${customer}.`)).toBeVisible()
}
