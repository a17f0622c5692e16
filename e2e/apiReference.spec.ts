import fs from 'node:fs'
import { htmlOf, titleOf } from './builtPaths'
import type { DocsSite } from './DocsSite'
import { expect, test } from './test'

const base = '/reference/api/unleash'
const withBody = `${base}/create-feature`
const withDeepResponse = `${base}/get-feature`

interface Operation {
  operationId: string
  summary: string
  tags: string[]
}

/** Of the document that readers download. IDs, paths and fields are those of the API; what else it says is written for this site. */
const operations = Object.values(
  (
    JSON.parse(fs.readFileSync('public/openapi/unleash.json', 'utf8')) as {
      paths: Record<string, Record<string, Operation>>
    }
  ).paths,
).flatMap((item) => Object.values(item))
const summaryOf = (id: string) => operations.find(({ operationId }) => operationId === id)?.summary ?? ''
const { length: count } = operations

const edges = async (site: DocsSite) => ({
  sample: (await site.sample.boundingBox()) ?? { x: NaN, y: NaN, width: NaN },
  endpoint: (await site.text.locator('[data-prose] > div').first().boundingBox()) ?? { x: NaN, y: NaN, width: NaN },
  title: (await site.title.boundingBox()) ?? { x: NaN, y: NaN },
})

test('an operation is used with the keyboard alone', async ({ site }) => {
  await site.open(withBody)
  await site.sampleLanguage.focus()
  await site.page.keyboard.type('Go')
  await expect(site.sample).toContainText('package main')
  await site.tabTo(site.text.getByText('Fill in your server and token'))
  await site.page.keyboard.press('Enter')
  await site.tabTo(site.text.getByLabel('URL of your Unleash server'))
  await site.page.keyboard.type('http://localhost:4242')
  await expect(site.sample).toContainText('http://localhost:4242/api/')
  await site.tabTo(site.text.getByRole('radio', { checked: true }).first())
  await site.page.keyboard.press('ArrowRight')
  expect(await site.chosenTab()).not.toBe('201')
  await site.page.keyboard.press('ArrowLeft')
  expect(await site.chosenTab()).toBe('201')
  expect(await site.chosenTab(1)).toBe('201')
  await site.tabTo(site.field('response-201-name').getByRole('link', { name: 'name', exact: true }))
  await site.page.keyboard.press('Enter')
  await site.expectUrl(`${withBody}?sdk=go#response-201-name`)
  await expect(site.field('response-201-name')).toBeFocused()
})

test.describe('the URL', () => {
  test('names the chosen response and the opened example, without history entries, and leads back to them', async ({
    site,
  }) => {
    await site.open(base)
    await site.waitForLateParts()
    await site.navigateTo(withBody)
    await site.chooseTab('403')
    await site.expectUrl(`${withBody}#response-403`)
    expect(await site.chosenTab(1)).toBe('403')
    await expect(site.field('example-403')).toBeVisible()
    await expect(site.field('example-201')).toBeHidden()
    await site.reload()
    await site.waitForLateParts()
    expect(await site.chosenTab()).toBe('403')
    await site.chooseTab('404', 1)
    await site.expectUrl(`${withBody}#response-404`)
    await expect(site.field('example-404')).toBeVisible()
    await site.goBack()
    await site.expectUrl(base)
  })

  test('names the row that was opened last, and not one that was closed', async ({ site }) => {
    const id = 'response-200-environments'
    await site.open(`${withDeepResponse}?sdk=go`)
    await site.waitForLateParts()
    await expect(site.field(`${id}-0-name`)).toBeHidden()
    await site.expandField(id)
    await expect(site.field(`${id}-0-name`)).toBeVisible()
    await site.expectUrl(`${withDeepResponse}?sdk=go#${id}`)
    await site.reload()
    await site.waitForLateParts()
    await expect(site.field(`${id}-0-name`)).toBeVisible()
    await site.expandField(id)
    await site.expectUrl(`${withDeepResponse}?sdk=go#response-200`)
    await expect(site.field(`${id}-0-name`)).toBeHidden()
  })

  test('of a response or one of its fields chooses its tab and opens its example; one of nothing changes nothing', async ({
    site,
  }) => {
    for (const id of ['response-400-name', 'response-403', 'example-409']) {
      await site.page.goto('about:blank')
      await site.open(`${withBody}#${id}`)
      await expect(site.field(id)).toBeInViewport()
      const status = /\d+/.exec(id)?.[0] ?? ''
      await expect.poll(() => site.chosenTab()).toBe(status)
      await expect(site.field(`example-${status}`)).toBeVisible()
      await site.expectUrl(`${withBody}#${id}`)
    }
    await site.page.goto('about:blank')
    await site.open(`${withBody}#response-200-nothing-here`)
    await expect(site.title).toBeInViewport()

    await test.step('of a nested field opens the parts around it', async () => {
      const constraint = 'response-200-environments-0-strategies-0-constraints-0'
      await site.open(`${withDeepResponse}#${constraint}-operator`)
      await expect(site.field(`${constraint}-operator`)).toBeInViewport()
      await expect(site.field(`${constraint}-values`)).toBeVisible()
    })
  })
})

test('parts of an operation', async ({ site }) => {
  await site.open(withBody)

  await test.step('the link to a field is followed from its name, and from a page that is open already', async () => {
    await site.field('request-name').getByRole('link', { name: 'name', exact: true }).click()
    await site.expectUrl(`${withBody}#request-name`)
    await expect(site.field('request-name')).toBeFocused()
    await site.navigateTo(`${withBody}#response-400-message`)
    await expect(site.field('response-400-message')).toBeInViewport()
    await expect(site.field('response-400-message')).toBeFocused()
  })

  await test.step('a body that another response has too is shown there', async () => {
    await site.chooseTab('404')
    await site.text
      .getByRole('group', { name: '404', exact: true })
      .getByText('Shown above:')
      .locator('a')
      .filter({ visible: true })
      .click()
    await site.expectUrl(`${withBody}#response-400`)
    await expect.poll(() => site.chosenTab()).toBe('400')
    await expect(site.field('response-400-message')).toBeVisible()
  })

  await test.step('code samples grow to a height, and then show all of the code on demand', async () => {
    await site.sampleLanguage.selectOption('Go')
    await expect(site.sample).toContainText('package main')
    expect(await site.heightOfSample()).toBe(384)
    await site.text.getByRole('button', { name: 'Show all', exact: true }).click()
    expect(await site.heightOfSample()).toBeGreaterThan(700)
    await site.text.getByRole('button', { name: 'Show less', exact: true }).click()
    expect(await site.heightOfSample()).toBe(384)
    await site.sampleLanguage.selectOption('curl')
    await expect(site.text.getByRole('button', { name: 'Show all', exact: true })).toHaveCount(0)
  })

  await test.step('on narrower screens, the sample is between description and fields', async () => {
    for (const width of [360, 1024, 1279]) {
      await test.step(`at ${width} px`, async () => {
        await site.page.setViewportSize({ width, height: 900 })
        const { sample, endpoint } = await edges(site)
        const field = await site.field('request-name').boundingBox()
        expect(sample.y).toBeGreaterThan(endpoint.y)
        expect(field?.y).toBeGreaterThan(sample.y)
        expect(Math.abs((field?.x ?? NaN) - endpoint.x)).toBeLessThan(2)
      })
    }
    await expect(site.text.getByText('/**')).toHaveCount(0)
  })
})

test('fields of fields are indented, also inside of lists', async ({ site }) => {
  await site.open('/reference/api/unleash/get-advanced-playground')
  const list = '#response-200-features'
  const rows = [
    list,
    `${list}-0`,
    `${list}-0-environments`,
    `${list}-0-environments-any`,
    `${list}-0-environments-any-0`,
  ]
  const lefts = await site.text.evaluate((text, selectors) => {
    text.querySelectorAll('details').forEach((details) => (details.open = true))
    return selectors.map((selector) => Math.round(text.querySelector(selector)?.getBoundingClientRect().left ?? 0))
  }, rows)
  const [first = 0, , , , last = 0] = lefts
  expect(lefts).toEqual(lefts.toSorted((a, b) => a - b))
  expect(last - first).toBeGreaterThan(40)
})

test('links of an operation', async ({ site }) => {
  await site.open(withBody)

  await test.step('an error leads to its causes and fixes, a success does not', async () => {
    const links = site.text.getByRole('link', { name: 'Causes and fixes' })
    await expect(links.first()).toBeHidden()
    await site.chooseTab('403')
    await links.filter({ visible: true }).click()
    await site.expectUrl('/using-unleash/troubleshooting/error-messages#access')
  })

  await test.step('a permission leads to what it allows', async () => {
    await site.navigateTo(withBody)
    await site.followLink('CREATE_FEATURE')
    await site.expectUrl('/reference/rbac#create-feature')
    await expect(site.field('create-feature')).toBeInViewport()
  })

  await test.step('related operations are links', async () => {
    await site.navigateTo(withBody)
    await expect(site.title).toHaveText(titleOf(withBody))
    const related = site.text
      .locator('h2:has-text("Related operations")')
      .locator('xpath=../following-sibling::ul[1]')
      .getByRole('link')
    await related.first().click()
    await expect(site.title).not.toHaveText(titleOf(withBody))
  })

  await test.step('a removed operation leads to what replaces it', async () => {
    await site.navigateTo(`${base}/get-archived-features`)
    await site.followLink('GET /api/admin/search/features')
    await site.expectUrl(`${base}/search-features`)
  })
})

test('the largest operation', async ({ site }) => {
  await site.open(`${base}/change-request#request`)

  await test.step('a component that was shown already is a link to that place', async () => {
    const link = site.text.getByText('Shown above:').first().locator('a')
    const row = (await link.locator('xpath=ancestor::*[@id][1]').getAttribute('id')) ?? ''
    await site.navigateTo(`${base}/change-request#${row}`)
    await expect(link).toBeVisible()
    await link.click()
    const target = decodeURIComponent(new URL(site.page.url()).hash.slice(1))
    await expect(site.field(target)).toBeInViewport()
    await expect(site.field(target)).toBeFocused()
  })

  await test.step('the link to a field that the page leaves out leads to the nearest one', async () => {
    const shared = site.text.getByText('Shown above:').first().locator('xpath=ancestor::*[@id][1]')
    const row = (await shared.getAttribute('id')) ?? ''
    await site.navigateTo(`${base}/change-request#${row}-0-contextName`)
    await expect(shared).toBeInViewport()
    await expect(shared).toBeFocused()
  })
})

test('on a phone', async ({ site }) => {
  await site.page.setViewportSize({ width: 320, height: 640 })

  await test.step('all statuses of responses are seen', async () => {
    await site.open(`${base}/update-addon`)
    await site.tabs().scrollIntoViewIfNeeded()
    const statuses = await site.tabs().locator('label').all()
    expect(statuses.length).toBeGreaterThan(6)
    for (const status of statuses) await expect(status).toBeInViewport({ ratio: 1 })
  })

  await site.page.setViewportSize({ width: 360, height: 780 })

  await test.step('the path of an operation is below its title', async () => {
    await site.navigateTo(`${base}/features`)
    await site.expectUrl(`${base}/features`)
    const row = site.text.locator('[data-prose] tbody tr').first()
    const [title, path] = [await row.locator('a').boundingBox(), await row.locator('code').first().boundingBox()]
    expect(path?.y ?? 0).toBeGreaterThanOrEqual((title?.y ?? Infinity) + (title?.height ?? 0) - 1)
    expect(await site.sidewaysScroll()).toBe(0)
  })

  await test.step('code samples are not covered by the buttons, wrap, and are short', async () => {
    await site.navigateTo(`${base}/change-request`)
    await site.expectUrl(`${base}/change-request`)
    const copy = site.text.getByRole('button', { name: 'Copy the code' }).first()
    const [button, code] = [await copy.boundingBox(), await site.sample.boundingBox()]
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(code?.y ?? 0)
    expect(await site.isWiderThanItsBox(site.sample)).toBe(false)
    expect(await site.heightOfSample()).toBeLessThanOrEqual(256)
    const fields = await site.text.getByRole('heading', { name: 'Request body' }).boundingBox()
    expect(code?.y).toBeLessThan(fields?.y ?? 0)
  })
})

test.describe('the layout', () => {
  test('has sample and examples beside the fields on wide screens, where they stay in view', async ({ site }) => {
    await site.watchShifts()
    await site.page.setViewportSize({ width: 1280, height: 900 })
    await site.open(withBody)
    for (const width of [1280, 1440, 1920]) {
      await test.step(`at ${width} px`, async () => {
        await site.page.setViewportSize({ width, height: 900 })
        await site.scrollTo(0)
        const { sample, endpoint } = await edges(site)
        expect(sample.x).toBeGreaterThan(endpoint.x + endpoint.width)
        expect(endpoint.width).toBeGreaterThanOrEqual(width === 1920 ? 650 : 480)
        await expect(site.field('example-201')).toBeInViewport()
        await expect(site.text.getByRole('button', { name: 'Try it' })).toBeInViewport()
        await site.field('response-201').scrollIntoViewIfNeeded()
        await site.scrollTo((await site.scrollPosition()) + 300)
        await expect(site.sample).toBeInViewport()
        await expect(site.text.getByRole('button', { name: 'Try it' })).toBeInViewport()
        expect(await site.sidewaysScroll()).toBe(0)
        if (width === 1280) expect(await site.shifts()).toBeLessThan(0.01)
      })
    }

    await test.step('nothing shifts when another language was chosen before', async () => {
      await site.page.setViewportSize({ width: 1440, height: 900 })
      await site.sampleLanguage.selectOption('Go')
      await expect(site.sample).toContainText('package main')
      await site.open(withBody)
      await expect(site.sample).toContainText('package main')
      await site.waitUntilIdle()
      expect(await site.shifts()).toBeLessThan(0.001)
    })
  })
})

test.describe('code samples', () => {
  test('come in every language, and the choice is kept', async ({ site }) => {
    await site.open(withBody)
    await expect(site.sample).toContainText('curl --request POST')
    const languages = await site.sampleLanguage.locator('option').allInnerTexts()
    expect(languages).toEqual([
      'curl',
      'JavaScript',
      'Node.js',
      'Python',
      'Go',
      'Java',
      'Kotlin',
      'C#',
      'Ruby',
      'PHP',
      'Rust',
    ])
    await site.sampleLanguage.selectOption('Python')
    await expect(site.sample).toContainText('import requests')
    await site.reload()
    await expect(site.sample).toContainText('import requests')
    await site.navigateTo(`${base}/get-projects`)
    await expect(site.title).toHaveText(titleOf(`${base}/get-projects`))
    await expect(site.sample).toContainText('"GET"')

    await test.step('they are in Kotlin for readers who have chosen the Android SDK', async () => {
      await site.open(`${withBody}?stack=android@0.5`)
      await expect(site.sampleLanguage).toHaveValue('kotlin')
      await expect(site.sample).toContainText('import java.net.http.HttpClient')
      await expect(site.sample).toContainText('""".trimIndent()')
    })
  })

  test('follow the reader\u2019s server and token on every page; only the server can be kept', async ({ site }) => {
    await site.open(withBody)
    await site.fillIn({ server: 'http://localhost:4242/', token: 'default:development.secret' })
    await expect(site.sample).toContainText("'http://localhost:4242/api/admin/")
    await expect(site.sample).toContainText('Authorization: default:development.secret')
    await site.sampleLanguage.selectOption('Go')
    await expect(site.sample).toContainText('"default:development.secret"')
    await expect(site.sample).toHaveAttribute('data-language', 'go')
    await site.navigateTo(`${base}/get-projects`)
    await expect(site.sample).toContainText('"http://localhost:4242/api/admin/projects')
    await site.reload()
    await expect(site.sample).toContainText('https://unleash.example.com/api/admin/projects')

    await site.fillIn({ server: 'http://localhost:4242', token: 'secret' })
    await site.text.getByLabel('Keep the URL in this browser').check()
    await site.reload()
    await expect(site.sample).toContainText('http://localhost:4242/api/admin/projects')
    await expect(site.sample).toContainText('YOUR_API_TOKEN')
    expect(await site.page.evaluate(() => JSON.stringify(window.localStorage))).not.toContain('secret')
  })

  test('have a box of their own height, also before the page is hydrated', async ({ site }) => {
    await site.open(`${base}/delete-project`)
    expect(await site.heightOfSample()).toBeLessThan(120)

    await test.step('what is below moves with the choice of a language but not with its code', async () => {
      const samples = await site.holdBack('**/openapi/unleash/samples/**')
      await site.sampleLanguage.selectOption('Go')
      const reserved = await site.heightOfSample()
      expect(reserved).toBeGreaterThan(200)
      samples.send()
      await expect(site.sample).toContainText('package main')
      expect(await site.heightOfSample()).toBe(reserved)
    })

    await test.step('nor with hydration', async () => {
      const height = await site.heightOfSample()
      const scripts = await site.holdBack(/\/app-[^/]*\.js$/)
      await site.page.goto(`${base}/delete-project`, { waitUntil: 'commit' })
      await expect.poll(() => site.heightOfSample()).toBe(height)
      scripts.send()
      await expect(site.sample).toContainText('package main')
      expect(await site.heightOfSample()).toBe(height)
    })
  })

  test.describe('when the file cannot be loaded', () => {
    test.use({ expectedErrors: ['Failed to load resource'] })

    test('say so and can be tried again', async ({ site }) => {
      await site.page.route('**/openapi/unleash/samples/**', (route) => route.abort())
      await site.open(withBody)
      await site.sampleLanguage.selectOption('Ruby')
      await expect(site.text.getByRole('alert')).toContainText('could not be loaded')
      await site.page.unroute('**/openapi/unleash/samples/**')
      await site.text.getByRole('button', { name: 'Retry' }).click()
      await expect(site.sample).toContainText("require 'net/http'")
    })
  })
})

test.describe('the index', () => {
  test('shows all operations, filters them, and leads to one', async ({ site }) => {
    await site.open(base)

    await test.step('every operation has method and path, a badge only for plans that cost something, and is found by ID and marks', async () => {
      expect(await site.shownOperations()).toHaveLength(count)
      await expect(site.operationRow(summaryOf('getSegments'), 'GET', '/api/admin/segments')).toHaveCount(1)
      expect(await site.text.getByText('Enterprise', { exact: true }).count()).toBeGreaterThan(0)
      await expect(site.text.getByText('Open source', { exact: true })).toHaveCount(0)
      const html = htmlOf(base)
      expect(html.match(/<code>\/([^<]|<wbr\/>)*<\/code>/g)).toHaveLength(count)
      expect(html.match(/<[a-z]/g)?.length).toBeLessThan(2000)
      for (const id of ['createFeature', 'create-feature']) {
        await site.operationFilter.fill(id)
        await expect.poll(async () => (await site.shownOperations()).length).toBeLessThan(count)
        expect(await site.shownOperations()).toContain(titleOf(withBody))
      }
      await site.operationFilter.fill('deprecated')
      await expect(site.operationCount).toHaveText(/^\d+ operations$/)
      expect(await site.text.getByText('Deprecated', { exact: true }).count()).toBeGreaterThan(0)
      await expect(site.text.getByRole('link', { name: /^All about / })).toHaveCount(0)
    })

    await test.step('it has the order of the page of the subject and of the sidebar: list, create, show, update, delete', async () => {
      const expected = ['getSegments', 'createSegment', 'getSegment', 'updateSegment', 'removeSegment'].map(summaryOf)
      await site.navigateTo(base)
      await site.expectUrl(base)
      await expect(site.operationFilter).toHaveValue('')
      await expect.poll(async () => (await site.shownOperations()).length).toBe(count)
      const ofIndex = await site.operationsOf('Segments').allTextContents()
      expect(ofIndex.slice(0, expected.length)).toEqual(expected)
      await site.text
        .getByRole('heading', { name: /^Segments/ })
        .getByRole('link')
        .click()
      await site.expectUrl(`${base}/segments`)
      await expect(site.text.locator('[data-prose] th a')).toHaveText(ofIndex)
      for (const [index, title] of ofIndex.slice(1).entries()) {
        const [above, below] = [
          await site.sidebarLink(ofIndex[index] ?? '').boundingBox(),
          await site.sidebarLink(title).boundingBox(),
        ]
        expect(below?.y ?? 0).toBeGreaterThan(above?.y ?? Infinity)
      }
    })
  })

  test('keeps its filter in the URL, also when the reader goes back or reloads the page', async ({ site }) => {
    await site.open(`${base}?filter=segments`)
    await expect(site.operationCount).toHaveText(/^\d+ operations$/)
    const found = await site.shownOperations()
    await site.followLink(found[1] ?? '')
    await expect(site.title).toHaveText(found[1] ?? '')
    await site.goBack()
    await expect(site.operationFilter).toHaveValue('segments')
    await expect.poll(() => site.shownOperations()).toEqual(found)
    await site.reload()
    await expect(site.operationFilter).toHaveValue('segments')
    await expect.poll(() => site.shownOperations()).toEqual(found)
    await site.operationFilter.press('Escape')
    await site.expectUrl(base)
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('schemas, samples and all responses are there', async ({ site }) => {
    await site.openPlain(withDeepResponse)
    await expect(site.sample).toContainText('curl ')
    await expect(site.sampleLanguage).toBeHidden()
    const others = site.text.getByRole('link', { name: 'This request in ten other languages' })
    await others.click()
    await expect(site.page.locator('body')).toContainText('import requests')
    await site.openPlain(withDeepResponse)
    await expect(site.field('response-200-name')).toBeVisible()
    await expect(site.field('response-401-name')).toBeVisible()
    await site.expandField('response-200-environments')
    await expect(site.field('response-200-environments-0-name')).toBeVisible()
  })
})

test.describe('in its HTML', () => {
  test('each of the largest pages has the fields of a constraint', () => {
    for (const page of ['change-request', 'import-toggles'])
      expect(htmlOf(`${base}/${page}`)).toMatch(/ id="[^"]*-contextName"/)
  })

  test('items of a list are below the list, without opening it', () => {
    const isAlwaysShown = (page: string, list: string, item: string) =>
      new RegExp(` id="${list}"(?:(?!<details).)* id="${item}"`, 's').test(htmlOf(`${base}/${page}`))
    expect(isAlwaysShown('add-tag-to-features', 'request-features', 'request-features-0')).toBe(true)
    expect(isAlwaysShown('get-feature', 'response-200-environments', 'response-200-environments-0-name')).toBe(false)
  })

  test('samples send what an operation is for', () => {
    expect(textOf('search-features')).toMatch(/\/api\/admin\/search\/features\?query=\w+&/)
    expect(textOf('get-frontend-features')).toMatch(/properties%5B\w+%5D=\w+/)
    expect(textOf('get-access-overview')).toContain('Accept: text/csv')
  })

  test('an operation says which versions document it, and what replaces it, also in its copy', () => {
    expect(textOf('get-archived-features')).toContain(
      'Documented since 4.12 or earlier. Deprecated since 4.12 or earlier. Removed in 7.0: use ',
    )
    expect(textOf('search-features')).toContain('Documented since 5.6')
    const copy = fs.readFileSync(`public${base}/get-archived-features.md`, 'utf8')
    expect(copy).toMatch(
      /\*\*Versions\*\*: Documented since 4\.12 or earlier\. .* Removed in 7\.0: use \[GET \/api\/admin\/search\/features\]/,
    )
  })

  test('links lead to the document and to parts of it', () => {
    for (const [page, included] of [
      [base, operations],
      [`${base}/unleash-api`, operations],
      [`${base}/segments`, operations.filter(({ tags }) => tags.includes('Segments'))],
    ] as const) {
      const fileOf = (format: string) =>
        fs.readFileSync(
          `public${new RegExp(`<a [^>]*href="([^"]+)"[^>]*>${format}<`).exec(htmlOf(page))?.[1] ?? ''}`,
          'utf8',
        )
      const document = JSON.parse(fileOf('JSON')) as {
        openapi: string
        servers: object[]
        paths: Record<string, object>
      }
      expect(document.openapi).toMatch(/^3\./)
      expect(document.servers).toHaveLength(1)
      expect(Object.values(document.paths).flatMap((item) => Object.keys(item))).toHaveLength(included.length)
      expect(fileOf('YAML')).toMatch(/^openapi: /)
    }
  })

  test('the Markdown of an operation has the sample and not its controls', () => {
    const text = fs.readFileSync(`public${withBody}.md`, 'utf8')
    expect(text).toContain("## Code sample {#code-sample}\n\n```bash\ncurl --request POST '")
    expect(text).not.toContain('Fill in your server')
  })

  test('a CSV response is shown', () => {
    expect(htmlOf(`${base}/get-access-overview`)).toContain(' id="response-200-text-csv"')
  })
})

/** The text of a page, without its elements. */
function textOf(page: string): string {
  const main = /<main\b.*<\/main>/s.exec(htmlOf(`${base}/${page}`))?.[0] ?? ''
  return main
    .replace(/<!--.*?-->|<[^>]*>/gs, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
}

test('an operation is whole on paper: every response with its fields and its example', async ({ site }) => {
  await site.open('/reference/api/unleash/create-feature')
  const examples = site.text.locator('[id^="example-"]')
  const statuses = await examples.evaluateAll((elements) => elements.map(({ id }) => id.replace('example-', '')))
  expect(statuses.length).toBeGreaterThan(4)
  await expect(examples.last()).toBeHidden()
  await site.page.emulateMedia({ media: 'print' })
  for (const status of statuses) {
    await expect(site.page.locator(`#example-${status}`)).toBeVisible()
    await expect(site.page.locator(`#response-${status}`)).toBeVisible()
  }
})

test('JSON has colors, but is not filled with them where the reader forces others', async ({ site }) => {
  const registered = () => site.page.evaluate(() => CSS.highlights.size)
  await site.page.emulateMedia({ forcedColors: 'active' })
  await site.open(withBody)
  await site.waitUntilIdle()
  expect(await registered()).toBe(0)
  await site.page.emulateMedia({ forcedColors: 'none' })
  await site.reload()
  await expect.poll(registered).toBe(3)
})
