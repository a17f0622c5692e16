import { type Browser, chromium, type Page } from '@playwright/test'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { ApiConsoleDialog, type RunningRelay, startRelay } from '../../../e2e/ApiConsoleDialog'
import { requireSite, startSiteServer, type SiteServer } from '../../../tools/server/startSiteServer'
import { chromiumArguments, chromiumPath } from '../../../tools/setup/install.mjs'
import { describeProduct, useProduct } from '../testing/useProduct'

const pages = '/reference/api/unleash'
const frontendPage = `${pages}/get-frontend-features`

/** The console on the built site, in a browser, with the real server, which has another origin. */
describeProduct('the API console', () => {
  const product = useProduct({ seed: false })
  let site: SiteServer
  let browser: Browser
  let page: Page
  let relay: RunningRelay | undefined
  let frontendToken = ''

  beforeAll(async () => {
    requireSite('public')
    site = await startSiteServer('public', 0)
    browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments })
    const admin = { authorization: product().adminToken, 'content-type': 'application/json' }
    const flags = `${product().url}/api/admin/projects/default/features`
    await fetch(flags, { method: 'POST', headers: admin, body: JSON.stringify({ name: 'gift-cards' }) })
    await fetch(`${flags}/gift-cards/environments/development/strategies`, {
      method: 'POST',
      headers: admin,
      body: JSON.stringify({ name: 'default' }),
    })
    await fetch(`${flags}/gift-cards/environments/development/on`, { method: 'POST', headers: admin })
    const wanted = { tokenName: 'console', type: 'frontend', environment: 'development', projects: ['default'] }
    const created = await fetch(`${product().url}/api/admin/api-tokens`, {
      method: 'POST',
      headers: admin,
      body: JSON.stringify(wanted),
    })
    frontendToken = ((await created.json()) as { secret: string }).secret
  })

  afterEach(async () => {
    relay?.stop()
    relay = undefined
    await page.close()
  })

  afterAll(async () => {
    await browser.close()
    await site.close()
  })

  async function openConsole(path: string): Promise<ApiConsoleDialog> {
    page = await browser.newPage()
    page.setDefaultTimeout(20_000)
    await page.goto(`http://127.0.0.1:${site.port}${path}`)
    const dialog = new ApiConsoleDialog(page)
    await dialog.open()
    return dialog
  }

  async function openWithRelay(path: string, token: string): Promise<ApiConsoleDialog> {
    const dialog = await openConsole(path)
    relay = await startRelay(product().url, new URL(page.url()).origin)
    await dialog.choose('Relay')
    await dialog.connect(product().url, token)
    await dialog.field('URL of the relay').fill(relay.url)
    return dialog
  }

  it('evaluates flags directly, with a token of the front-end API', async () => {
    const dialog = await openConsole(frontendPage)
    await dialog.choose('Direct')
    await dialog.connect(product().url, frontendToken)
    // The server reads new flags and tokens within seconds.
    await expect
      .poll(
        async () => {
          await dialog.send()
          await dialog.body.waitFor()
          return dialog.body.innerText()
        },
        { timeout: 30_000, interval: 1000 },
      )
      .toContain('"name": "gift-cards"')
    expect(await dialog.summary.innerText()).toContain('Matches the documented 200 response.')
  })

  it('explains why a wrong token has no readable response', async () => {
    const dialog = await openConsole(frontendPage)
    await dialog.choose('Direct')
    await dialog.connect(product().url, 'default:development.wrong')
    await dialog.send()
    await dialog.failure.waitFor()
    expect(await dialog.failure.innerText()).toContain('The token may be wrong')
  })

  it('explains that the admin API can’t be used directly', async () => {
    const dialog = await openConsole(`${pages}/get-projects`)
    await dialog.choose('Direct')
    await dialog.connect(product().url, product().adminToken)
    await dialog.send()
    await dialog.failure.waitFor()
    expect(await dialog.failure.innerText()).toContain(
      'Unleash allows other websites to use paths below /api/frontend only.',
    )
  })

  it('reads and creates with the admin API through the relay', async () => {
    const projects = await openWithRelay(`${pages}/get-projects`, product().adminToken)
    await projects.send()
    await projects.body.waitFor()
    expect(await projects.summary.innerText()).toMatch(/200 OK[^]*Matches the documented 200 response\./)
    expect(await projects.body.innerText()).toContain('"id": "default"')
    await page.close()
    relay?.stop()

    const create = await openWithRelay(`${pages}/create-feature`, product().adminToken)
    await create.field('projectId').fill('default')
    await create.field('JSON').fill('{"name": "from-the-console"}')
    await create.send()
    await create.body.waitFor()
    expect(await create.summary.innerText()).toMatch(/201 Created[^]*Matches the documented 201 response\./)
    await create.send()
    await expect.poll(() => create.summary.innerText()).toMatch(/409 Conflict[^]*Matches the documented 409 response\./)
    expect(relay?.output()).not.toContain(product().adminToken)
  })

  it('shows the response to a wrong token through the relay', async () => {
    const dialog = await openWithRelay(`${pages}/get-projects`, 'user:wrong')
    await dialog.send()
    await dialog.body.waitFor()
    expect(await dialog.summary.innerText()).toMatch(/401 Unauthorized[^]*Matches the documented 401 response\./)
  })

  it('shows that the Admin UI isn’t the API when a path is wrong', async () => {
    const dialog = await openWithRelay(`${pages}/get-projects`, product().adminToken)
    relay?.stop()
    const server = `${product().url}/wrong-path`
    relay = await startRelay(server, new URL(page.url()).origin)
    await dialog.connect(server, product().adminToken)
    await dialog.field('URL of the relay').fill(relay.url)
    await dialog.send()
    await dialog.body.waitFor()
    expect(await dialog.summary.innerText()).toContain('This is an HTML page, not a response from the API.')
  })

  it('explains a server that the relay can’t reach', async () => {
    const dialog = await openWithRelay(`${pages}/get-projects`, product().adminToken)
    relay?.stop()
    const server = 'http://127.0.0.1:1'
    relay = await startRelay(server, new URL(page.url()).origin)
    await dialog.connect(server, product().adminToken)
    await dialog.field('URL of the relay').fill(relay.url)
    await dialog.send()
    await dialog.failure.waitFor()
    expect(await dialog.failure.innerText()).toContain("The relay can't reach http://127.0.0.1:1/")
  })

  it('links to a Swagger UI that exists', async () => {
    const dialog = await openConsole(`${pages}/get-projects`)
    await dialog.choose('Swagger UI')
    await dialog.field('URL of your Unleash server').fill(product().url)
    const href = await dialog.dialog.getByRole('link', { name: /Swagger UI of/ }).getAttribute('href')
    const response = await fetch(href ?? '')
    expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('swagger-ui')])
  })
})
