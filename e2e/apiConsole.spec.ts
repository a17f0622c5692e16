import fs from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'
import type { ElementHandle, Page } from '@playwright/test'
import { ApiConsoleDialog, startRelay } from './ApiConsoleDialog'
import { axeViolations, noViolations, structureViolations } from './axeViolations'
import type { DocsSite } from './DocsSite'
import { expect, test as base } from './test'

const frontendPage = '/reference/api/unleash/get-frontend-features'
const createPage = '/reference/api/unleash/create-feature'
const token = '*:development.secret-of-the-reader'
const toggles =
  '{"toggles":[{"name":"demo","enabled":true,"impressionData":false,"variant":{"name":"disabled","enabled":false}}]}'

type Handler = (request: http.IncomingMessage, response: http.ServerResponse) => void

interface LocalServer {
  url: string
  requests: http.IncomingMessage[]
}

/** Servers of a test, and the console on its page. */
const test = base.extend<{ console: ApiConsoleDialog; serve: (handle: Handler) => Promise<LocalServer> }>({
  console: async ({ site }, use) => {
    await use(new ApiConsoleDialog(site.page))
  },
  // oxlint-disable-next-line no-empty-pattern
  serve: async ({}, use) => {
    const servers: http.Server[] = []
    await use(async (handle) => {
      const requests: http.IncomingMessage[] = []
      const server = http.createServer((request, response) => {
        requests.push(request)
        handle(request, response)
      })
      servers.push(server)
      await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
      return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests }
    })
    for (const server of servers) {
      server.close()
      server.closeAllConnections()
    }
  },
})

/** As the front-end API of Unleash does: any website may read the response. */
function allowing(status: number, type: string, body: string | Buffer): Handler {
  return (request, response) => {
    const isPreflight = request.method === 'OPTIONS'
    const headers = {
      'access-control-allow-origin': '*',
      'access-control-allow-headers': 'authorization',
      'access-control-expose-headers': 'ETag',
      etag: '"1"',
    }
    response.writeHead(isPreflight ? 204 : status, { ...headers, ...(!isPreflight && { 'content-type': type }) })
    response.end(isPreflight ? undefined : body)
  }
}

async function openConsole(site: DocsSite, console: ApiConsoleDialog, page = frontendPage): Promise<void> {
  await site.open(page)
  await console.open()
}

async function sendDirect(site: DocsSite, console: ApiConsoleDialog, server: string): Promise<void> {
  await openConsole(site, console)
  await console.choose('Direct')
  await console.connect(server, token)
  await console.send()
}

/** Scripts with the code of the console, recognized by the name of the relay. */
const consoleScripts = fs
  .readdirSync('public')
  .filter((file) => file.endsWith('.js') && fs.readFileSync(`public/${file}`, 'utf8').includes('api-relay.mjs'))

test('nothing of the console loads before the button is pressed, and then at most 80 KB', async ({ site, console }) => {
  expect(consoleScripts.length).toBeGreaterThan(0)
  const requests: string[] = []
  site.page.on('request', (request) => requests.push(request.url()))
  await site.open(createPage)
  await site.waitUntilIdle()
  expect(
    requests.filter((url) => consoleScripts.some((file) => url.endsWith(file)) || url.endsWith('features.json')),
  ).toEqual([])
  const before = requests.length
  await console.open()
  const scripts = requests.slice(before).filter((url) => url.endsWith('.js'))
  expect(scripts.some((url) => consoleScripts.some((file) => url.endsWith(file)))).toBe(true)
  const sizes = scripts.map((url) => brotliCompressSync(fs.readFileSync(`public${new URL(url).pathname}`)).length)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(80 * 1024)
})

test('@smoke a dry run shows each documented response without any request', async ({ site, console }) => {
  await openConsole(site, console)
  const requests: string[] = []
  site.page.on('request', (request) => {
    // Gatsby prefetches the pages of links in the background.
    if (!new URL(request.url()).pathname.startsWith('/page-data/')) requests.push(request.url())
  })
  await site.waitUntilIdle()
  requests.length = 0
  await console.send()
  await expect(console.summary).toContainText('200')
  await expect(console.summary).toContainText('Matches the documented 200 response.')
  await expect(console.body).toContainText('"toggles": [')
  await console.field('Response to show').selectOption('401')
  await console.send()
  await expect(console.summary).toContainText('Matches the documented 401 response.')
  expect(requests).toEqual([])
})

test('the form of a request', async ({ site, console }) => {
  await openConsole(site, console, createPage)
  const json = console.field('JSON')

  await test.step('errors are shown at their fields, of which the first gets the focus', async () => {
    await console.field('projectId').fill('')
    await json.fill('{"type": 1}')
    await console.send()
    await expect(console.failure).toContainText('Not sent')
    await expect(console.field('projectId')).toBeFocused()
    await expect(console.field('projectId')).toHaveAccessibleDescription(/This is required\./)
    await expect(console.field('name')).toHaveAccessibleDescription(/This is required\./)
    await expect(console.field('type')).toHaveAccessibleDescription(/This must be a string, but it is a number\./)
    await console.field('projectId').fill('shop')
    await json.fill('{"name": "demo"}')
    await console.send()
    await expect(console.summary).toContainText('Matches the documented')
  })

  await test.step('Back closes the console and keeps what was entered', async () => {
    await site.page.goBack()
    await expect(console.dialog).toHaveCount(0)
    await site.expectUrl(createPage)
    await console.open()
    await expect(console.field('projectId')).toHaveValue('shop')
  })
})

test('direct requests', async ({ site, console, serve }) => {
  const sendTo = async (handle: Handler) => {
    const server = await serve(handle)
    await console.connect(server.url, token)
    await console.send()
    return server
  }
  /** Responds to the question of the browser only. */
  const silent: Handler = (request, response) => {
    if (request.method === 'OPTIONS') allowing(204, '', '')(request, response)
  }

  await test.step('status, time, headers and body are shown, compared with the documentation', async () => {
    const server = await serve(allowing(200, 'application/json', toggles))
    await sendDirect(site, console, `${server.url}/base/`)
    await expect(console.summary).toContainText(/200 OK \d+ ms, 1\d\d B, from http:/)
    await expect(console.summary).toContainText('Matches the documented 200 response.')
    await expect(console.body).toContainText('"name": "demo"')
    await console.dialog.getByText('Headers (').click()
    await expect(console.dialog).toContainText('etag')
    const sent = server.requests.find(({ method }) => method === 'GET')
    expect(sent?.url).toBe('/base/api/frontend')
    expect(sent?.headers.authorization).toBe(token)
    expect([sent?.headers.cookie, sent?.headers.referer]).toEqual([undefined, undefined])
  })

  await test.step('what a response violates is listed', async () => {
    await sendTo(allowing(200, 'application/json', '{"toggles": [{"name": 1}]}'))
    await expect(console.summary).toContainText('Violates the documented 200 response')
    await expect(console.dialog).toContainText('toggles.0.name This must be a string, but it is a number.')
  })

  await test.step('an HTML page is shown as text with an explanation', async () => {
    await sendTo(
      allowing(
        200,
        'text/html; charset=utf-8',
        '<!doctype html><script>document.title = "run"</script><h1>Log in</h1>',
      ),
    )
    await expect(console.summary).toContainText('This is an HTML page, not a response from the API.')
    await expect(console.body).toContainText('<h1>Log in</h1>')
    expect(await site.page.title()).not.toBe('run')
  })

  await test.step('10 MB are shown in part, 25 MB are refused', async () => {
    await sendTo(allowing(200, 'application/json', `{"toggles": [], "filler": "${'x'.repeat(10_000_000)}"}`))
    await expect(console.summary).toContainText('10.0 MB')
    await expect(console.summary).toContainText('too large to be checked')
    await expect(console.dialog).toContainText('Only the first 100,000 characters are shown.')
    const download = site.page.waitForEvent('download')
    await console.dialog.getByRole('button', { name: 'Save response' }).click()
    expect((await download).suggestedFilename()).toBe('response.json')
    await sendTo(allowing(200, 'application/json', Buffer.alloc(25_000_000, ' ')))
    await expect(console.failure).toContainText('The response is larger than 20 MB.')
  })

  await test.step('a redirect isn’t followed with the token', async () => {
    const other = await serve(allowing(200, 'application/json', toggles))
    await sendTo((request, response) => {
      if (request.method === 'OPTIONS') allowing(204, '', '')(request, response)
      else response.writeHead(302, { location: `${other.url}/login`, 'access-control-allow-origin': '*' }).end()
    })
    await expect(console.failure).toContainText('The server redirects to another URL.')
    expect(other.requests).toEqual([])
  })

  await test.step('a request can be cancelled', async () => {
    await sendTo(silent)
    // The button replaces the one that had the focus, and the other way round.
    await expect(console.dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
    await site.page.keyboard.press('Enter')
    await expect(console.failure).toContainText('You cancelled the request.')
    await expect(console.dialog.getByRole('button', { name: /^Send / })).toBeFocused()
  })

  await test.step('no response within 30 seconds is reported', async () => {
    await site.page.clock.install()
    const server = await sendTo(silent)
    await expect(console.summary).toContainText('Waiting for the response')
    await expect.poll(() => server.requests.filter(({ method }) => method === 'GET').length).toBe(1)
    await site.page.clock.runFor(31_000)
    await expect(console.failure).toContainText('No response within 30 seconds.')
  })
})

test('the token is kept nowhere, or in the session where the reader wants it', async ({ site, console, serve }) => {
  const server = await serve(allowing(200, 'application/json', toggles))
  await sendDirect(site, console, server.url)
  await expect(console.summary).toContainText('200')
  expect(await storedIn(site.page)).not.toContain('secret-of-the-reader')
  await console.dialog.getByLabel('Keep the token until I close this tab').check()
  expect(await storedIn(site.page)).toContain('secret-of-the-reader')
  await site.reload()
  await console.open()
  await console.choose('Direct')
  await expect(console.field('API token')).toHaveValue(token)
  await console.dialog.getByLabel('Keep the token until I close this tab').uncheck()
  expect(await storedIn(site.page)).not.toContain('secret-of-the-reader')
  expect(site.page.url()).not.toContain('secret')
})

/** Everything a page of this site can store, and its history. */
function storedIn(page: Page): Promise<string> {
  return page.evaluate(() =>
    JSON.stringify([
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      document.cookie,
      history.state,
      location.href,
      document.title,
    ]),
  )
}

test.describe('what the browser blocks', () => {
  test.use({
    expectedErrors: ['CORS policy', 'Failed to load resource', 'Content Security Policy', 'request to another host'],
  })

  test('a server that other websites may not use, that doesn’t exist, or that is another machine with plain http; a relay that doesn’t run, and requests of the page', async ({
    site,
    console,
    serve,
  }) => {
    const server = await serve((_request, response) =>
      response.writeHead(401, { 'content-type': 'application/json' }).end('{}'),
    )
    await sendDirect(site, console, server.url)
    await expect(console.failure).toContainText('responds, but doesn’t allow this website to read the response (CORS)')
    await expect(console.failure).toContainText('The token may be wrong')
    // The question whether anything responds contains no token.
    const question = server.requests.find(({ url }) => url === '/health')
    expect([question?.method, question?.headers.authorization]).toEqual(['GET', undefined])

    await console.connect('http://127.0.0.1:1', token)
    await console.send()
    await expect(console.failure).toContainText('Your browser received no response from http://127.0.0.1:1')
    await expect(console.failure).toContainText('Use the relay instead')

    await console.connect('http://192.0.2.1:4242', token)
    await console.send()
    await expect(console.failure).toContainText(
      'The security policy of this site doesn’t allow requests to http://192.0.2.1:4242.',
    )

    await test.step('a relay that doesn’t run', async () => {
      await console.choose('Relay')
      await console.connect('https://unleash.example.com', token)
      await console.field('URL of the relay').fill('http://127.0.0.1:1')
      await console.send()
      await expect(console.failure).toContainText('No relay responds at http://127.0.0.1:1.')
    })

    await test.step('a script of the page', async () => {
      const other = await serve(allowing(200, 'application/json', toggles))
      const error = await site.page.evaluate((url) => fetch(url).then(String, String), other.url)
      expect(error).toContain('TypeError')
      expect(other.requests).toEqual([])
    })
  })

  test('the local network, where the reader has denied it', async ({ site, console }) => {
    // A page from the same machine needs no permission, so the browser's response is replaced.
    await site.page.addInitScript(() => {
      navigator.permissions.query = () => Promise.resolve({ state: 'denied' } as PermissionStatus)
    })
    await sendDirect(site, console, 'http://127.0.0.1:1')
    await expect(console.failure).toContainText('Your browser doesn’t allow this site to use your local network.')
  })
})

test('the relay sends requests to a server that other websites may not use, but to no other one', async ({
  site,
  console,
  serve,
}) => {
  const server = await serve((_request, response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(toggles),
  )
  await openConsole(site, console)
  const relay = await startRelay(server.url, new URL(site.page.url()).origin)
  await console.choose('Relay')
  await console.connect(server.url, token)
  await expect(console.dialog).toContainText(`node api-relay.mjs ${server.url} --site http://127.0.0.1`)
  await console.field('URL of the relay').fill('https://relay.example.com')
  await expect(console.field('URL of the relay')).toHaveAccessibleDescription(
    /The URL must start with http:\/\/127\.0\.0\.1/,
  )
  await console.field('URL of the relay').fill(relay.url)
  await console.send()
  await expect(console.summary).toContainText(`from ${server.url}/api/frontend`)
  await expect(console.summary).toContainText('Matches the documented 200 response.')
  expect(server.requests.map(({ headers }) => headers.authorization)).toEqual([token])
  await console.connect('https://unleash.example.com', token)
  await console.send()
  await expect(console.failure).toContainText(
    `The relay forwards to ${server.url}, not to the server that you entered. Nothing was sent.`,
  )
  expect(server.requests).toHaveLength(1)
  relay.stop()

  await test.step('it can be downloaded as it is in the repository', async () => {
    const link = console.dialog.getByRole('link', { name: 'Download the relay' })
    const response = await site.page.request.get((await link.getAttribute('href')) ?? '')
    expect(await response.text()).toBe(fs.readFileSync('static/api-relay.mjs', 'utf8'))
  })

  await test.step('Swagger UI is a link to the reader’s own server', async () => {
    await console.choose('Swagger UI')
    await console.field('URL of your Unleash server').fill('https://eu.example.com/acme/')
    await expect(console.dialog.getByRole('link', { name: /Swagger UI of/ })).toHaveAttribute(
      'href',
      'https://eu.example.com/acme/docs/openapi/',
    )
    await expect(console.field('API token')).toHaveCount(0)
  })
})

test('a link contains the input, not the server or the token', async ({ site, console, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openConsole(site, console, createPage)
  await console.choose('Direct')
  await console.connect('https://secret-server.example.com', token)
  await console.field('projectId').fill('shop')
  await console.field('JSON').fill('{"name": "<img src=x onerror=alert(1)>"}')
  await console.dialog.getByRole('button', { name: 'Copy link to this input' }).click()
  await expect(console.dialog.getByRole('button', { name: 'Link copied' })).toBeVisible()
  const link = await site.page.evaluate(() => navigator.clipboard.readText())
  expect(Buffer.from(link.split('=')[1] ?? '', 'base64url').toString()).not.toMatch(/secret/)
  await site.page.goto('about:blank')
  await site.page.goto(link)
  await expect(console.field('projectId')).toHaveValue('shop')
  await expect(console.field('JSON')).toHaveValue('{"name": "<img src=x onerror=alert(1)>"}')
  await expect(console.dialog).toContainText('The response appears here.')

  await test.step('a damaged link opens the console with the examples', async () => {
    await site.page.goto('about:blank')
    await site.page.goto(`${createPage}#try-it=%00hostile`)
    await expect(console.field('projectId')).toHaveValue(/./)
  })
})

test('a token isn’t part of a link, however it was typed', async ({ site, console }) => {
  await openConsole(site, console, '/reference/api/unleash/delete-api-token')
  await console.choose('Direct')
  await console.connect('https://unleash.example.com', `Bearer ${token} `)
  await console.field('token').fill(token)
  await console.dialog.getByRole('button', { name: 'Copy link to this input' }).click()
  await expect(console.dialog.getByRole('button', { name: 'contains a token' })).toBeVisible()
})

test('a link to the console works on the page of its operation, and changes of what it contains are kept', async ({
  site,
  console,
}) => {
  const fragment = `#try-it=${Buffer.from('{"parameters":{"path.projectId":"linked"},"body":""}').toString('base64url')}`
  await openConsole(site, console, createPage)
  await console.field('projectId').fill('typed')
  await site.page.keyboard.press('Escape')
  await site.expectNoOverlay()
  await site.page.evaluate((hash) => location.assign(hash), fragment)
  await expect(console.field('projectId')).toHaveValue('linked')
  await console.field('projectId').fill('changed')
  await site.page.keyboard.press('Escape')
  await site.expectNoOverlay()
  await console.open()
  await expect(console.field('projectId')).toHaveValue('changed')
  await site.navigateTo(frontendPage)
  await console.open()
  await site.page.keyboard.press('Escape')
  await site.expectNoOverlay()
  await expect(console.dialog).toHaveCount(0)
  await site.goBack()
  await expect(console.field('projectId')).toHaveValue('changed')
})

test('a part that isn’t there any more is explained, and the next attempt loads it, also after a page of another kind', async ({
  site,
  console,
  serve,
}) => {
  const server = await serve(allowing(200, 'application/json', toggles))
  await site.page.route(
    '**/api-requests-*.js',
    (route) => route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>Not found</h1>' }),
    { times: 1 },
  )
  await site.open('/reference/front-end-api')
  await site.navigateTo(frontendPage)
  await console.open()
  await console.choose('Direct')
  await console.field('appName').fill('shop')
  await console.connect(server.url, token)
  await console.send()
  await expect(console.failure).toContainText('The part of the console that sends requests could not be loaded.')
  await console.send()
  await expect(console.summary).toContainText(`from ${server.url}/api/frontend?appName=shop`)
  await expect(console.summary).toContainText('Matches the documented 200 response.')
})

test('by keyboard: opens, closes, and has the input again', async ({ site, console }) => {
  await site.open(createPage)
  // Changes the URL without the router.
  await site.sampleLanguage.selectOption('go')
  await console.button.focus()
  await site.page.keyboard.press('Enter')
  await console.field('projectId').fill('shop')
  await site.page.keyboard.press('Escape')
  await expect(console.dialog).toHaveCount(0)
  await expect(console.button).toBeFocused()
  await site.page.keyboard.press('Enter')
  await expect(console.field('projectId')).toHaveValue('shop')
  await console.dialog.getByRole('radio', { name: 'Dry run' }).focus()
  await site.page.keyboard.press('ArrowDown')
  await expect(console.dialog.getByRole('radio', { name: 'Direct' })).toBeChecked()

  await test.step('Enter opens it again at once after Escape', async () => {
    // As two keys that arrive together: the browser sends `close` after both.
    await console.dialog.evaluate(
      async (dialog: HTMLDialogElement, button) => {
        dialog.requestClose()
        await Promise.resolve()
        button.click()
      },
      (await console.button.elementHandle()) as ElementHandle<HTMLElement>,
    )
    await site.waitUntilIdle()
    await expect(console.dialog).toBeVisible()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('there is no button', async ({ site, console }) => {
    await site.openPlain(createPage)
    await expect(site.sample).toContainText('curl ')
    await expect(console.button).toHaveCount(0)
    await expect(site.text.getByText('Fill in your server')).toBeHidden()
  })
})

test('axe finds nothing, and nothing overflows', async ({ site, console }) => {
  test.slow()
  const wide = { width: 1280, height: 800 }
  const narrow = { width: 360, height: 800 }
  const expectNoOverflow = async () =>
    expect(await console.dialog.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBeLessThanOrEqual(0)
  await openConsole(site, console, createPage)
  await console.send()
  await expect(console.body).toBeVisible()
  expect(await structureViolations(site, 'dialog[open]')).toEqual([])
  await expectNoOverflow()
  await site.page.setViewportSize(narrow)
  await expectNoOverflow()
  await console.choose('Relay')
  await console.field('projectId').fill('')
  await console.send()
  await expect(console.failure).toBeVisible()
  expect(await structureViolations(site, 'dialog[open]')).toEqual([])
  await expectNoOverflow()
  await site.page.setViewportSize(wide)
  expect(await axeViolations(site, 'dialog[open]')).toEqual(noViolations)
  await expectNoOverflow()
})
