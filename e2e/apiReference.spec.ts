import fs from 'node:fs'
import { expect, test } from './test'

const base = '/reference/api/unleash'
const withBody = `${base}/create-feature`
const withDeepAnswer = `${base}/get-feature`

test.describe('the address of a field', () => {
  test('unfolds what is around it and lands on it', async ({ site }) => {
    await site.open(`${withDeepAnswer}#response-200-environments-0-strategies-0-constraints-0-operator`)
    const field = site.field('response-200-environments-0-strategies-0-constraints-0-operator')
    await expect(field).toBeInViewport()
    await expect(site.field('response-200-environments-0-strategies-0-constraints-0-values')).toBeVisible()
  })

  test('chooses the tab of its response', async ({ site }) => {
    await site.open(`${withBody}#response-400-name`)
    await expect(site.field('response-400-name')).toBeInViewport()
    expect(await site.chosenTab()).toBe('400')
  })

  test('is followed from its name, and from a page that is open already', async ({ site }) => {
    await site.open(withBody)
    await site.field('request-name').getByRole('link', { name: 'name', exact: true }).click()
    await site.expectAddress(`${withBody}#request-name`)
    await expect(site.field('request-name')).toBeFocused()
    await site.followInternalLink(`${withBody}#response-400-message`)
    await expect(site.field('response-400-message')).toBeInViewport()
    await expect(site.field('response-400-message')).toBeFocused()
  })

  test('that the page leaves out leads to what is nearest', async ({ site }) => {
    await site.open(`${base}/change-request#request`)
    const shared = site.text.getByText('Shown above:').first().locator('xpath=ancestor::*[@id][1]')
    const row = (await shared.getAttribute('id')) ?? ''
    await site.open(`${base}/change-request#${row}-0-contextName`)
    await expect(shared).toBeInViewport()
    await expect(shared).toBeFocused()
  })

  test('of a constraint exists also on the largest pages', async ({ site }) => {
    for (const page of ['change-request', 'import-toggles']) {
      await site.open(`${base}/${page}`)
      await expect(site.text.locator('[id$="-contextName"]')).not.toHaveCount(0)
    }
  })

  test('that nothing has is an ordinary page', async ({ site }) => {
    await site.open(`${withBody}#response-200-nothing-here`)
    await expect(site.title).toBeInViewport()
  })
})

test('a field is unfolded with the keyboard', async ({ site }) => {
  await site.open(withDeepAnswer)
  await expect(site.field('response-200-environments-0-name')).toBeHidden()
  await site.unfold('response-200-environments')
  await expect(site.field('response-200-environments-0-name')).toBeVisible()
})

test('an operation is used with the keyboard alone', async ({ site }) => {
  await site.open(withBody)
  await site.sampleLanguage.focus()
  await site.page.keyboard.type('Go')
  await expect(site.sample).toContainText('package main')
  await site.tabTo(site.text.getByText('Fill in your server and token'))
  await site.page.keyboard.press('Enter')
  await site.tabTo(site.text.getByLabel('Address of your Unleash server'))
  await site.page.keyboard.type('http://localhost:4242')
  await expect(site.sample).toContainText('http://localhost:4242/api/')
  await site.tabTo(site.text.getByRole('tab', { selected: true }))
  await site.page.keyboard.press('End')
  expect(await site.chosenTab()).not.toBe('201')
  await site.page.keyboard.press('Home')
  expect(await site.chosenTab()).toBe('201')
  await site.tabTo(site.field('response-201-name').getByRole('link', { name: 'name', exact: true }))
  await site.page.keyboard.press('Enter')
  await site.expectAddress(`${withBody}?sdk=go#response-201-name`)
  await expect(site.field('response-201-name')).toBeFocused()
})

test('what each item of a list is stands below the list, without being unfolded', async ({ site }) => {
  await site.open(`${base}/add-tag-to-features`)
  await expect(site.field('request-features-0')).toBeVisible()
  await expect(site.field('request-features').locator('summary')).toHaveCount(0)
})

test('a permission leads to what it allows', async ({ site }) => {
  await site.open(withBody)
  await site.followLink('CREATE_FEATURE')
  await site.expectAddress('/reference/rbac#create-feature')
  await expect(site.field('create-feature')).toBeInViewport()
})

test('on the narrowest phone all statuses of responses are seen', async ({ site }) => {
  await site.page.setViewportSize({ width: 320, height: 640 })
  await site.open(`${base}/update-addon`)
  await site.tabs().scrollIntoViewIfNeeded()
  const statuses = await site.tabs().getByRole('tab').all()
  expect(statuses.length).toBeGreaterThan(6)
  for (const status of statuses) await expect(status).toBeInViewport({ ratio: 1 })
})

test('a component that a large page has shown already is a link to that place', async ({ site }) => {
  await site.open(`${base}/change-request#request`)
  const link = site.text.getByText('Shown above:').first().locator('a')
  const row = (await link.locator('xpath=ancestor::*[@id][1]').getAttribute('id')) ?? ''
  await site.followInternalLink(`${base}/change-request#${row}`)
  await expect(link).toBeVisible()
  await link.click()
  const target = decodeURIComponent(new URL(site.page.url()).hash.slice(1))
  await expect(site.field(target)).toBeInViewport()
  await expect(site.field(target)).toBeFocused()
})

test('a body that another response has too is shown there', async ({ site }) => {
  await site.open(withBody)
  await site.text.getByRole('tab', { name: '404', exact: true }).click()
  await site.text.getByRole('tabpanel', { name: '404' }).getByText('Shown above:').locator('a').click()
  await site.expectAddress(`${withBody}#response-400`)
  expect(await site.chosenTab()).toBe('400')
  await expect(site.field('response-400-message')).toBeVisible()
})

test.describe('code samples', () => {
  test('come in every language, and the choice is that of guides', async ({ site }) => {
    await site.open(withBody)
    await expect(site.sample).toContainText('curl --request POST')
    const languages = await site.sampleLanguage.locator('option').allInnerTexts()
    expect(languages).toEqual(['curl', 'JavaScript', 'Node.js', 'Python', 'Go', 'Java', 'C#', 'Ruby', 'PHP', 'Rust'])
    await site.sampleLanguage.selectOption('Python')
    await expect(site.sample).toContainText('import requests')
    await site.reload()
    await expect(site.sample).toContainText('import requests')
    await site.followInternalLink(`${base}/get-projects`)
    await expect(site.title).toHaveText(/project/)
    await expect(site.sample).toContainText('"GET"')
    await site.followInternalLink('/reference/feature-toggles')
    await expect(site.text.getByRole('tab', { name: 'Python', selected: true }).first()).toBeVisible()
  })

  test('follow the reader\u2019s server and token on every page; only the server can be kept', async ({ site }) => {
    await site.open(withBody)
    await site.fillIn({ server: 'http://localhost:4242/', token: 'default:development.secret' })
    await expect(site.sample).toContainText("'http://localhost:4242/api/admin/")
    await expect(site.sample).toContainText('Authorization: default:development.secret')
    await site.sampleLanguage.selectOption('Go')
    await expect(site.sample).toContainText('"default:development.secret"')
    await expect(site.sample).toHaveAttribute('data-language', 'go')
    await site.followInternalLink(`${base}/get-projects`)
    await expect(site.sample).toContainText('"http://localhost:4242/api/admin/projects')
    await site.reload()
    await expect(site.sample).toContainText('https://unleash.example.com/api/admin/projects')

    await site.fillIn({ server: 'http://localhost:4242', token: 'secret' })
    await site.text.getByLabel('Keep the address in this browser').check()
    await site.reload()
    await expect(site.sample).toContainText('http://localhost:4242/api/admin/projects')
    await expect(site.sample).toContainText('YOUR_API_TOKEN')
    expect(await site.page.evaluate(() => JSON.stringify(window.localStorage))).not.toContain('secret')
  })

  test('send what an operation is for', async ({ site }) => {
    await site.open(`${base}/search-features`)
    await expect(site.sample).toContainText('/api/admin/search/features?query=checkout&')
    await site.open(`${base}/get-frontend-features`)
    await expect(site.sample).toContainText('properties%5Bcountry%5D=NO')
    await site.open(`${base}/get-access-overview`)
    await expect(site.sample).toContainText('Accept: text/csv')
  })

  test('stand in a box as high as they are, and what is below moves with the choice of a language but not with its code', async ({ site }) => {
    await site.open(`${base}/delete-project`)
    expect(await site.heightOfSample()).toBeLessThan(100)
    const samples = await site.holdBack('**/openapi/unleash/samples/**')
    await site.sampleLanguage.selectOption('Go')
    const reserved = await site.heightOfSample()
    expect(reserved).toBeGreaterThan(200)
    samples.send()
    await expect(site.sample).toContainText('package main')
    expect(await site.heightOfSample()).toBe(reserved)
  })

  test('have their height before the page comes alive', async ({ site }) => {
    await site.open(`${base}/delete-project`)
    await site.sampleLanguage.selectOption('Python')
    await expect(site.sample).toContainText('import requests')
    const height = await site.heightOfSample()
    const scripts = await site.holdBack(/\/app-[^/]*\.js$/)
    await site.page.goto(`${base}/delete-project`, { waitUntil: 'commit' })
    await expect.poll(() => site.heightOfSample()).toBe(height)
    scripts.send()
    await expect(site.sample).toContainText('import requests')
    expect(await site.heightOfSample()).toBe(height)
  })

  test('are not covered by the buttons, and wrap', async ({ site }) => {
    await site.page.setViewportSize({ width: 360, height: 780 })
    await site.open(`${base}/change-request`)
    const copy = site.text.getByRole('button', { name: 'Copy the code' }).first()
    const [button, code] = [await copy.boundingBox(), await site.sample.boundingBox()]
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(code?.y ?? 0)
    expect(await site.isWiderThanItsBox(site.sample)).toBe(true)
    await site.text.getByRole('button', { name: 'Wrap long lines' }).first().click()
    expect(await site.isWiderThanItsBox(site.sample)).toBe(false)
    await expect(site.sampleLanguage).toBeInViewport()
  })

  test('do not take what would break them', async ({ site }) => {
    await site.open(withBody)
    await site.fillIn({ server: 'https://x.example.com/"onload="', token: "a'b" })
    await expect(site.text.getByText('Write an address such as')).toBeVisible()
    await expect(site.text.getByText('This is no token')).toBeVisible()
    await expect(site.sample).toContainText('https://unleash.example.com/api/admin/')
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
  test('is filtered by keyboard', async ({ site }) => {
    await site.open(base)
    await site.operationFilter.focus()
    await site.page.keyboard.type('create api token')
    await expect(site.operationCount).toHaveText(/^\d+ operations?$/)
    const shown = await site.shownOperations()
    expect(shown.length).toBeGreaterThan(0)
    expect(shown.length).toBeLessThan(10)
    await expect(site.text.getByText('POST /api/admin/api-tokens', { exact: true })).toBeVisible()
    await site.page.keyboard.press('Escape')
    await expect(site.operationFilter).toHaveValue('')
    await expect.poll(() => site.shownOperations()).toEqual([])
    await site.page.keyboard.type('no operation has these words')
    await expect(site.operationCount).toHaveText('0 operations')
    await site.text.getByRole('link', { name: 'search the documentation' }).click()
    await site.expectAddress('/search?q=no%20operation%20has%20these%20words')
  })

  test('finds an operation by its id', async ({ site }) => {
    await site.open(base)
    for (const id of ['createFeature', 'create-feature']) {
      await site.operationFilter.fill(id)
      await expect(site.text.getByRole('link', { name: 'Create a feature flag in a project' })).toBeVisible()
    }
  })

  test('finds what a concrete path is a call of, and Enter opens it when there is only one', async ({ site }) => {
    await site.open(base)
    await site.operationFilter.fill('/api/admin/projects/default/features/my-flag')
    await expect(site.operationCount).toHaveText('4 operations')
    await site.operationFilter.press('Enter')
    await expect(site.operationFilter).toBeFocused()
    await site.operationFilter.fill('DELETE https://unleash.example.com/api/admin/projects/default/features/my-flag?x=1')
    await site.operationFilter.press('Enter')
    await site.expectAddress(`${base}/archive-feature`)
    await site.goBack()
    await expect(site.operationFilter).toHaveValue(/^DELETE https:/)
    await expect(site.operationCount).toHaveText('1 operation')
  })

  test('keeps its filter in the address, and with it where the reader was', async ({ site }) => {
    await site.open(base)
    await site.operationFilter.fill('create token')
    await site.expectAddress(`${base}?filter=create+token`)
    const found = await site.shownOperations()
    await site.followLink(found[1] ?? '')
    await expect(site.title).toHaveText(found[1] ?? '')
    await site.goBack()
    await expect(site.operationFilter).toHaveValue('create token')
    expect(await site.shownOperations()).toEqual(found)
    await site.reload()
    await expect(site.operationFilter).toHaveValue('create token')
    await expect.poll(() => site.shownOperations()).toEqual(found)
    await site.operationFilter.press('Escape')
    await site.expectAddress(base)
  })

  test('has the groups open that were open when the reader left it', async ({ site }) => {
    await site.open(base)
    await site.openOperationGroup('Segments')
    await site.openOperationGroup('Tags')
    const shown = await site.shownOperations()
    await site.followLink(shown[0] ?? '')
    await expect(site.title).toHaveText(shown[0] ?? '')
    await site.goBack()
    await expect.poll(() => site.shownOperations()).toEqual(shown)
    await site.reload()
    await expect.poll(() => site.shownOperations()).toEqual(shown)
    await site.operationFilter.fill('create token')
    await expect(site.operationCount).toHaveText(/operations/)
    await site.operationFilter.press('Escape')
    await expect.poll(() => site.shownOperations()).toEqual(shown)
    await site.followInternalLink('/reference/segments')
    await expect(site.title).toHaveText('Segments')
    await site.followInternalLink(base)
    await expect(site.operationFilter).toBeVisible()
    expect(await site.shownOperations()).toEqual([])
  })

  test('finds and shows marks, and nothing but operations', async ({ site }) => {
    await site.open(base)
    await site.operationFilter.fill('deprecated')
    await expect(site.operationCount).toHaveText(/^\d+ operations$/)
    expect(await site.text.getByText('Deprecated', { exact: true }).count()).toBeGreaterThan(5)
    await expect(site.text.getByRole('link', { name: /^All about / })).toHaveCount(0)
  })

  test('lists the operations of a subject alphabetically', async ({ site }) => {
    await site.open(base)
    await site.operationFilter.fill('/api/')
    await expect(site.operationCount).toHaveText(/operations/)
    const groups = await site.text.locator('details[open]').all()
    expect(groups.length).toBeGreaterThan(20)
    for (const group of groups) {
      const titles = await group.locator('li a').allInnerTexts()
      expect(titles).toEqual([...titles].sort((a, b) => a.localeCompare(b, 'en', { sensitivity: 'base' })))
    }
  })
})

test('the document and the parts of it can be downloaded', async ({ site }) => {
  for (const [page, operations] of [
    [base, 259],
    [`${base}/unleash-api`, 259],
    [`${base}/segments`, 8],
  ] as const) {
    await site.open(page)
    const file = await site.text.getByRole('link', { name: 'JSON', exact: true }).getAttribute('href')
    const response = await site.page.request.get(file ?? '')
    const document = (await response.json()) as { openapi: string; servers: object[]; paths: Record<string, object> }
    expect(document.openapi).toMatch(/^3\./)
    expect(document.servers).toHaveLength(1)
    const count = Object.values(document.paths).flatMap((item) => Object.keys(item)).length
    expect(count).toBe(operations)
    const yaml = await site.text.getByRole('link', { name: 'YAML', exact: true }).getAttribute('href')
    expect(await (await site.page.request.get(yaml ?? '')).text()).toMatch(/^openapi: /)
  }
})

test('on a phone the operations of a tag are blocks as wide as the page', async ({ site }) => {
  await site.page.setViewportSize({ width: 360, height: 780 })
  await site.open(`${base}/features`)
  const [title, path] = await site.text.locator('tbody tr').first().locator('td').all()
  const [above, below] = [await title?.boundingBox(), await path?.boundingBox()]
  expect(below?.y ?? 0).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0) - 1)
  expect(below?.width ?? 0).toBeGreaterThan(300)
})

test('the Markdown of an operation has the sample and not its controls', async ({ request }) => {
  const text = await (await request.get(`${withBody}.md`)).text()
  expect(text).toContain("## Code sample\n\n```bash\ncurl --request POST '")
  expect(text).not.toContain('Fill in your server')
})

test('related operations lead on', async ({ site }) => {
  await site.open(withBody)
  const related = site.text.locator('h2:has-text("Related operations")').locator('xpath=../following-sibling::ul[1]').getByRole('link')
  expect(await related.count()).toBeGreaterThan(3)
  await related.first().click()
  await expect(site.title).not.toHaveText('Create a feature flag in a project')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('schemas, samples and all responses are there', async ({ site }) => {
    await site.openPlain(withDeepAnswer)
    await expect(site.sample).toContainText('curl ')
    await expect(site.sampleLanguage).toBeHidden()
    await expect(site.field('response-200-name')).toBeVisible()
    await expect(site.field('response-401-name')).toBeVisible()
    await site.unfold('response-200-environments')
    await expect(site.field('response-200-environments-0-name')).toBeVisible()
  })

  test('a csv answer is shown', async ({ site }) => {
    await site.openPlain(csvOperation())
    await expect(site.text.getByText('text/csv').first()).toBeVisible()
  })
})

/** Pages of operations as they were built. */
function builtOperations(): { page: string; html: string }[] {
  return fs
    .readdirSync(`public/page-data${base}`)
    .filter((slug) => fs.existsSync(`public${base}/${slug}/index.html`))
    .map((slug) => ({
      page: `${base}/${slug}`,
      html: fs.readFileSync(`public${base}/${slug}/index.html`, 'utf8'),
    }))
}

function csvOperation(): string {
  const found = builtOperations().find(({ html }) => html.includes('text/csv'))
  if (!found) throw new Error('No page of an operation shows a CSV answer.')
  return found.page
}
