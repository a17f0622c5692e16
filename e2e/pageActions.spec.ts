import { expect, test } from './test'

const commits = 'https://github.com/Unleash/unleash/commits/main/website/content'

test('other ways to read the page, and who wrote it, load once the reader opens the list', async ({ site }) => {
  await site.open('/reference/segments')
  const scripts: string[] = []
  site.page.on('request', (request) => scripts.push(request.url()))
  await expect(site.page.getByRole('link', { name: 'View as Markdown' })).toHaveCount(0)
  await site.page.getByRole('button', { name: 'More', exact: true }).click()
  const link = site.page.getByRole('link', { name: 'View as Markdown' })
  await expect(link).toHaveAttribute('href', '/reference/segments.md')
  expect(scripts.filter((url) => url.endsWith('.js')).length).toBeGreaterThan(0)
  await expect(site.page.getByRole('link', { name: 'Authors and history' })).toHaveAttribute(
    'href',
    `${commits}/docs/reference/segments.mdx`,
  )
  for (const [name, host] of [
    ['ChatGPT', 'chatgpt.com'],
    ['Claude', 'claude.ai'],
  ] as const) {
    const url = new URL((await site.page.getByRole('link', { name: `Open in ${name}` }).getAttribute('href')) ?? '')
    expect(url.host).toBe(host)
    expect(url.searchParams.get('q')).toContain('https://docs.getunleash.io/reference/segments.md')
  }

  await test.step('Escape, a click elsewhere and the button close the list', async () => {
    const button = site.page.getByRole('button', { name: 'More', exact: true })
    await button.click()
    await expect(link).toHaveCount(0)
    await button.press('Enter')
    await expect(link).toBeVisible()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await site.page.keyboard.press('Tab')
    await expect(link).toBeFocused()
    await site.page.keyboard.press('Escape')
    await expect(link).toHaveCount(0)
    await expect(button).toBeFocused()
    await button.click()
    await site.title.click()
    await expect(link).toHaveCount(0)
  })

  await test.step('who wrote an operation of the API is on GitHub, too', async () => {
    await site.navigateTo('/reference/api/unleash/create-feature')
    await site.expectUrl('/reference/api/unleash/create-feature')
    await site.page.getByRole('button', { name: 'More', exact: true }).click()
    await expect(site.page.getByRole('link', { name: 'Authors and history' })).toHaveAttribute(
      'href',
      `${commits}/openapi/unleash.json`,
    )
  })

  await link.click()
  await expect(site.page).toHaveURL(/\/create-feature\.md$/)
})

test.describe('offline', () => {
  test.use({ expectedErrors: ['ERR_INTERNET_DISCONNECTED', 'net::ERR', 'ChunkLoadError'] })

  test('a list that can’t be loaded says so', async ({ site }) => {
    await site.open('/reference/segments')
    await site.page.context().setOffline(true)
    await site.page.getByRole('button', { name: 'More', exact: true }).click()
    await expect(site.text.getByRole('alert')).toHaveText('could not be loaded')
  })
})
