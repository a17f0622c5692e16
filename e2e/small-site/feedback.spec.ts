import type { Page } from '@playwright/test'
import { expect, test } from './test'

const page = '/reference/segments'

/** Responds to what the form sends, and returns it. */
async function receive(browserPage: Page, statusOf: () => number): Promise<Record<string, string>[]> {
  const sent: Record<string, string>[] = []
  await browserPage.route('**/feedback', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    sent.push(Object.fromEntries(new URLSearchParams(route.request().postData() ?? '')))
    return route.fulfill({ status: statusOf(), contentType: 'text/html', body: '<title>Sent</title>' })
  })
  return sent
}

test('the question under a page is answered with the keyboard, and sent with page, section, version, reason and text', async ({
  site,
}) => {
  const sent = await receive(site.page, () => 200)
  await site.open(page)
  await site.openFeedback()
  await expect(site.page.getByRole('radio', { name: 'No', exact: true })).toBeFocused()
  await expect(site.page.getByRole('radio', { name: 'No', exact: true })).toBeChecked()
  expect(site.url()).toBe(page)
  expect(sent).toEqual([])
  await expect(site.page.getByRole('group', { name: 'Why?' }).getByRole('radio')).toHaveCount(5)
  await site.page.getByRole('radio', { name: 'Something is missing' }).check()
  await site.page.getByLabel('Section').selectOption({ index: 1 })
  const section = await site.page.getByLabel('Section').inputValue()
  await site.page.getByLabel('What could be better?').fill('An example.')
  await site.page.getByRole('button', { name: 'Send feedback' }).click()
  await expect(site.page.getByRole('status').filter({ hasText: 'Thank you! Your feedback was sent.' })).toBeFocused()
  expect(site.url()).toBe(page)
  expect(sent).toEqual([
    {
      'form-name': 'feedback',
      version: '5',
      website: '',
      page,
      helpful: 'no',
      reason: 'Something is missing',
      section,
      comment: 'An example.',
    },
  ])
  expect(await site.page.context().cookies()).toEqual([])
})

test('the page of the form has its margins', async ({ site }) => {
  await site.open(`/feedback?page=${page}`)
  for (const width of [320, 1280]) {
    await site.page.setViewportSize({ width, height: 800 })
    expect((await site.title.boundingBox())?.x).toBeGreaterThanOrEqual(12)
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the question leads to a plain form, which the host can detect', async ({ site }) => {
    const sent = await receive(site.page, () => 200)
    await site.openPlain(page)
    await site.feedbackLink.click()
    await expect(site.title).toHaveText('Feedback')
    const form = site.text.locator('form')
    await expect(form).toHaveAttribute('data-netlify', 'true')
    await expect(form.locator(`[name=${await form.getAttribute('data-netlify-honeypot')}]`)).toHaveValue('')
    await expect(site.text.getByText('Thank you!')).toBeHidden()
    await site.page.getByLabel('Page', { exact: true }).fill('Segments')
    await site.page.getByRole('radio', { name: 'No', exact: true }).check()
    await site.page.getByLabel('What could be better?').fill('An example.')
    await site.page.getByRole('button', { name: 'Send feedback' }).click()
    await expect(site.page).toHaveTitle('Sent')
    expect(sent).toEqual([
      { 'form-name': 'feedback', version: '5', website: '', page: 'Segments', helpful: 'no', comment: 'An example.' },
    ])
    expect(site.url()).toBe('/feedback#sent')
  })

  test('the page that follows says thank you', async ({ site }) => {
    await site.openPlain('/feedback#sent')
    await expect(site.text.getByText('Thank you!')).toBeVisible()
  })
})
