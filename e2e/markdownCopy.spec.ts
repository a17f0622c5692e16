import fs from 'node:fs'
import { samplePages } from './samplePages'
import { expect, test } from './test'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('every page has its text as Markdown beside it, under its own title', async ({ request }) => {
  for (const { path } of samplePages) {
    const address = path === '/' ? '/index.md' : `${path}.md`
    const answer = await request.get(address)
    expect({ address, status: answer.status(), type: answer.headers()['content-type'] }).toEqual({
      address,
      status: 200,
      type: 'text/markdown; charset=utf-8',
    })
    const html = await (await request.get(path)).text()
    const title = /<h1\b[^>]*>([^<]*)</.exec(html)?.[1]
    expect(await answer.text()).toContain(`# ${title}\n`)
  }
})

test('no page is without its Markdown', () => {
  const files = fs.readdirSync('public', { recursive: true, encoding: 'utf8' })
  const texts = new Set(files.filter((file) => file.endsWith('.md')).map((file) => file.replace(/\.md$/, '')))
  const pages = files.filter((file) => file.endsWith('/index.html')).map((file) => file.replace(/\/index\.html$/, ''))
  expect(pages.filter((page) => page !== '404' && page !== 'search' && !texts.has(page))).toEqual([])
})

test('the button copies the page as Markdown, and says so', async ({ site }) => {
  await site.open('/reference/segments')
  const button = site.page.getByRole('button', { name: 'Copy page as Markdown' })
  await button.click()
  await expect(site.text.getByRole('status').filter({ hasText: 'Copied' })).toHaveCount(1)
  const copied = await site.page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain('# Segments\n')
  expect(copied).toContain('## How a segment behaves\n')
  expect(copied).not.toContain('Copy page as Markdown')
})

test.describe('offline', () => {
  test.use({ expectedErrors: ['ERR_INTERNET_DISCONNECTED', 'net::ERR'] })

  test('the button says that it could not', async ({ site }) => {
    await site.open('/reference/segments')
    await site.page.context().setOffline(true)
    await site.page.getByRole('button', { name: 'Copy page as Markdown' }).click()
    await expect(site.text.getByRole('status').filter({ hasText: 'Could not be copied' })).toHaveCount(1)
  })
})
