import { expect, test } from './test'

test('a page is the same from a link and from its URL', async ({ site, otherTab }) => {
  await site.open('/')
  await site.navigateTo('/reference/feature-toggles')
  await site.expectUrl('/reference/feature-toggles')
  await otherTab.open('/reference/feature-toggles')
  await expect(site.title).toHaveText(await otherTab.readHeading())
  expect(await site.text.innerText()).toBe(await otherTab.text.innerText())
  expect(await site.page.title()).toBe(await otherTab.page.title())
  expect(await site.description()).toBe(await otherTab.description())
})

test('a page says where it can be edited, where it is as Markdown, and when it was changed', async ({ site }) => {
  await site.open('/reference/segments')
  await expect(site.text.getByRole('link', { name: 'Edit this page' })).toHaveAttribute(
    'href',
    /^https:\/\/github\.com\/.+\/content\/docs\/reference\/segments\.mdx$/,
  )
  await expect(site.text.getByRole('link', { name: 'This page as Markdown' })).toHaveAttribute(
    'href',
    '/reference/segments.md',
  )
  await expect(site.text.getByText('Last updated').locator('time')).toHaveAttribute('datetime', /^\d{4}-\d{2}-\d{2}/)
  await expect(site.text.getByText(/^Last updated on \d{1,2} \w+ \d{4} · All changes$/)).toBeVisible()
})

test('every kind of page has the same left edge, with a sidebar or without', async ({ site }) => {
  const edges: Record<string, number | undefined> = {}
  for (const path of [
    '/reference/segments',
    '/how-to/how-to-manage-public-invite-tokens',
    '/reference/api/legacy/unleash',
    '/reference/api/unleash/create-feature',
    '/lab',
    '/search',
    '/changes',
    '/feedback',
  ]) {
    await site.open(path)
    edges[path] = (await site.title.boundingBox())?.x
  }
  expect(new Set(Object.values(edges)), JSON.stringify(edges)).toHaveProperty('size', 1)
})
