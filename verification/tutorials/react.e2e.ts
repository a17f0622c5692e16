import type { Page } from '@playwright/test'
import { expect, test } from './test'

test.use({ file: 'feature-flag-tutorials/react/index.mdx' })

test('React: the shop changes as the page says', async ({ page, tutorial }) => {
  await tutorial.readTo('shop')
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

  await tutorial.readTo('rollout')
  await expectCustomersToSee(page, {
    'user-1': 'Buy now',
    'user-2': threeSteps,
    'user-3': threeSteps,
    'user-4': threeSteps,
  })

  await tutorial.readTo('more-customers')
  await expectCustomersToSee(page, {
    'user-1': 'Buy now',
    'user-2': threeSteps,
    'user-3': 'Buy now',
    'user-4': threeSteps,
  })

  await tutorial.readTo('read-variant')
  await expectCustomersToSee(page, {
    'user-1': 'Buy now',
    'user-2': threeSteps,
    'user-3': 'Buy now',
    'user-4': threeSteps,
  })

  const labels = { 'user-1': 'Place order', 'user-2': threeSteps, 'user-3': 'Pay now', 'user-4': threeSteps }
  await tutorial.readTo('add-variants')
  await expectCustomersToSee(page, labels)

  await page.goto('about:blank')
  await tutorial.readTo('build')
  await page.goto(tutorial.origin())
  await expectCustomersToSee(page, labels)
})

/** The button of the first step. */
const threeSteps = 'Continue'

async function expectCustomersToSee(page: Page, buttons: Readonly<Record<string, string>>): Promise<void> {
  for (const [customer, button] of Object.entries(buttons)) {
    // What is on the page may still be the last customer's, and look right.
    const answer = page.waitForResponse(
      (response) => response.request().method() === 'GET' && response.url().includes(`userId=${customer}`),
    )
    await page.getByLabel('You are').selectOption(customer)
    await answer
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    await expect(page.getByRole('button'), customer).toHaveText(button)
  }
}
