import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import { createServer } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import sirv from 'sirv'
import { offlineFiles } from '../../tools/offline/offlineEdition'
import { writeFiles } from '../../tools/offline/writeFiles'
import { listenLocally, type LocalServer } from '../../tools/server/listenLocally'
import { startSiteServer } from '../../tools/server/startSiteServer'
import { DocsSite } from '../DocsSite'
import { expect, folder as builtFolder, test as base } from './test'

/** The offline edition of the small site: without a server's rules, in a folder of its own. */
const test = base.extend<object, { edition: string }>({
  edition: [
    // Playwright reads from the braces which fixtures are used.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'offline-'))
      writeFiles(folder, await offlineFiles(builtFolder, ''))
      await use(folder)
      fs.rmSync(folder, { recursive: true })
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

test('from a disk, pages have their looks and pictures, and links lead from page to page', async ({
  site,
  edition,
}) => {
  const { page } = site
  await page.goto(pathToFileURL(path.join(edition, 'index.html')).href)
  await expect(page.getByText('need a server of files')).toBeVisible()
  const links = page.getByRole('navigation', { name: 'Site' })
  const visited = new Set<string>()
  for (const name of ['Docs of version 4', 'Quickstart']) {
    await links.getByRole('link', { name, exact: true }).click()
    await expect(links.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', /./)
    visited.add(page.url())
    expect(page.url()).toMatch(/^file:.*\/index\.html$/)
    expect(await page.evaluate(() => document.styleSheets[0]?.ownerNode instanceof HTMLLinkElement)).toBe(true)
    expect(await page.getByRole('banner').evaluate((bar) => getComputedStyle(bar).position)).toBe('sticky')
  }
  await site.goNext()
  await page.waitForURL((url) => !visited.has(url.href))
  visited.add(page.url())
  expect(visited.size).toBe(3)
  expect(
    await page
      .locator('img')
      .first()
      .evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBeGreaterThan(0)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

/** Serves a folder below a path as simple servers do: a folder's URL gets a slash at its end, and nothing else is known of the site. */
function serveFolder(folder: string, base: string): Promise<LocalServer> {
  const send = sirv(folder, { extensions: [] })
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost')
    const end = (status: number, headers = {}): void => {
      response.writeHead(status, headers).end()
    }
    if (base !== '' && pathname !== base && !pathname.startsWith(`${base}/`)) return end(404)
    const name = decodeURIComponent(pathname.slice(base.length)) || '/'
    const file = path.join(folder, name)
    const isFolder = fs.existsSync(file) && fs.statSync(file).isDirectory()
    if (isFolder && !pathname.endsWith('/')) return end(301, { location: `${pathname}/${search}` })
    request.url = encodeURI(isFolder ? `${name}index.html` : name)
    send(request, response, () => end(404))
  })
  return listenLocally(server)
}

const servers = [
  { name: 'a server that adds slashes', serve: (folder: string) => serveFolder(folder, '') },
  { name: 'a server that shows pages without a slash', serve: (folder: string) => startSiteServer(folder, 0) },
]
for (const { name, serve } of servers) {
  test(`on ${name}, pages have their URLs, and the search finds them`, async ({ site, edition }) => {
    const server = await serve(edition)
    const origin = `http://127.0.0.1:${server.port}`
    await site.open(`${origin}/quickstart`)
    await site.expectUrl('/quickstart')
    await expect(site.page.getByText('need a server of files')).toBeHidden()
    await expect(site.page.getByRole('banner').getByRole('link', { name: 'Docs', exact: true })).toHaveAttribute(
      'href',
      /^\/[^.]*$/,
    )
    const next = await site.followAnySidebarLink()
    await site.goBack()
    await site.expectUrl('/quickstart')
    expect(next).not.toContain('.html')
    await site.openSearch()
    await site.searchFor('stickiness')
    await site.page.keyboard.press('Enter')
    await expect.poll(() => site.url()).not.toMatch(/^\/quickstart/)
    await site.open(`${origin}/lab`)
    await expect(site.page.getByRole('region', { name: 'Result' }).getByRole('status')).toContainText(/ is (on|off)/)
    await server.close()
  })
}

test('the command builds an edition for a path, which works there', async ({ page, browser }) => {
  // It builds the whole site, in two minutes: OFFLINE_BUILD=1 npx playwright test offline, and every night.
  test.skip(!process.env.OFFLINE_BUILD, 'set OFFLINE_BUILD to build the offline edition')
  test.setTimeout(900_000)
  await page.close()
  const folder = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'offline-')), 'docs')
  execFileSync('npm', ['run', 'offline', '--', '--base', '/docs', '--folder', '--output', folder], { stdio: 'inherit' })
  const server = await serveFolder(folder, '/docs')
  const origin = `http://127.0.0.1:${server.port}`
  const reader = await browser.newPage()
  const problems: string[] = []
  reader.on('request', (request) => {
    if (!/^(?:data|blob):/.test(request.url()) && !request.url().startsWith(`${origin}/docs/`))
      problems.push(request.url())
  })
  reader.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()} ${response.url()}`)
  })
  const site = new DocsSite(reader)
  await site.open(`${origin}/docs/`)
  await site.open(`${origin}/docs/reference/segments`)
  // Nobody would receive it.
  await expect(reader.getByText('Was this page helpful?')).toHaveCount(0)
  await site.openSearch()
  await site.searchFor('gradual rollout')
  await reader.keyboard.press('Enter')
  await expect.poll(() => site.url()).toMatch(/^\/docs\/reference\/(?!segments)/)
  await site.open(`${origin}/docs/lab`)
  await expect(reader.getByRole('region', { name: 'Result' }).getByRole('status')).toContainText(/ is (on|off)/)
  await site.open(`${origin}/docs/reference/activation-strategies`)
  await reader.getByRole('button', { name: 'Try it with 10,000 users' }).click()
  await expect(reader.getByRole('group', { name: 'Rollout simulator' }).getByRole('status').first()).toContainText(
    'Users',
  )
  await site.open(`${origin}/docs/reference/api/unleash/create-feature`)
  await reader.getByLabel('Language', { exact: true }).selectOption('go')
  await expect(site.text.getByText('http.NewRequest').first()).toBeVisible()
  await reader.getByRole('button', { name: 'Try it' }).first().click()
  await expect(reader.getByRole('dialog')).toContainText('/api/admin/projects')
  expect(problems).toEqual([])
  await reader.close()
  await server.close()
  fs.rmSync(path.dirname(folder), { recursive: true })
})
