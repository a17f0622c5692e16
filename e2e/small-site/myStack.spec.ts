import { parseStack } from '../../src/preferences/my-stack/stack'
import { ApiConsoleDialog } from '../ApiConsoleDialog'
import type { DocsSite } from '../DocsSite'
import { expect, test } from './test'

const tabs = '/reference/components'
const variants = '/reference/strategy-variants'
const constraints = '/reference/strategy-constraints'
const operation = '/reference/api/unleash/order-part'
const enterprise = '/reference/change-requests'
/** Not in one string, which oxlint refuses. */
const scriptUrl = ['javascript', 'alert(1)'].join(':')

/** The text of the button beside badges, without its name for screen readers. */
async function expectVerdict(site: DocsSite, text: string): Promise<void> {
  await expect(site.stackButton).toHaveText(text === '' ? 'Check against my stack' : `My stack: ${text}`)
}

test('tabs, samples and tables of all pages follow the SDK', async ({ site }) => {
  const chosen = site.chosenSdkTab
  await site.open(tabs)
  await site.setStack({ sdk: 'Go', sdkVersion: '3.2' })
  await expect(chosen).toHaveText('Go')
  await site.navigateTo(variants)
  await expectVerdict(site, 'Needs Go SDK 3.8.0, you have 3.2')
  await expect(site.unsupportedCells).toHaveText(['since 3.8.0 you have 3.2'])
  await expect(chosen).toHaveText('Go')
  await site.reload()
  await expect(chosen).toHaveText('Go')
  await site.open(operation)
  await expect(site.sampleLanguage).toHaveValue('go')

  await test.step('the language of a sample is the SDK of the stack, too', async () => {
    await site.sampleLanguage.selectOption('Python')
    await site.navigateTo(tabs)
    await expect(chosen).toHaveText('Python')
  })

  await test.step('a tab is the SDK of the stack, which the page shows immediately', async () => {
    await site.navigateTo(tabs)
    await site.expectUrl(tabs)
    await site.setStack({ sdk: 'Node.js', sdkVersion: '3.9' })
    await site.sdkTabs.getByRole('radio', { name: 'Python' }).click()
    await site.sdkTabs.getByRole('button', { name: 'My stack' }).click()
    await expect(site.stackPanel.getByLabel('SDK', { exact: true })).toHaveValue('python')
    // The version was about another SDK.
    await expect(site.stackPanel.getByLabel('SDK version')).toHaveValue('')
    await site.page.keyboard.press('Escape')
    await site.sdkTabs.getByRole('radio', { name: 'Node.js' }).click()
    await site.navigateTo(variants)
    await expectVerdict(site, 'Needs Node.js SDK 4.1.0, you have 3.9')
  })
})

test('badges say whether plan and version are enough', async ({ site }) => {
  await site.open(enterprise)
  await expectVerdict(site, '')
  await site.setStack({ plan: 'Pro', unleash: '4.18' })
  await expectVerdict(site, 'Needs Enterprise; needs Unleash 4.19')
  await site.setStack({ plan: 'Enterprise' })
  await expectVerdict(site, 'Needs Unleash 4.19, you have 4.18')
  await site.setStack({ unleash: '5.8' })
  await expectVerdict(site, 'Included in your stack')
  await site.reload()
  await expectVerdict(site, 'Included in your stack')

  await test.step('of operations of the API, too', async () => {
    await site.navigateTo(operation)
    await site.setStack({ plan: 'Open source', unleash: '1.10' })
    await expectVerdict(site, 'Needs Enterprise; needs Unleash 2.0')
  })
})

test('tables mark what the SDK lacks', async ({ site }) => {
  await site.open(constraints)

  await test.step('operators', async () => {
    await expect(site.unsupportedCells).toHaveCount(0)
    await site.setStack({ sdk: 'Rust' })
    await expect(site.unsupportedCells).toHaveText(['STR_CONTAINS not in Rust SDK 0.10.0'])
    await expect(site.stackNotes.last()).toHaveText('Dashed boxes: not in Rust SDK 0.10.0')
    await expect(site.stackNotes.first()).toBeHidden()
    await site.setStack({ sdk: 'Node.js', sdkVersion: '4.1' })
    await expect(site.unsupportedCells).toHaveCount(0)
    await site.setStack({ sdkVersion: '3.9' })
    await expect(site.unsupportedCells.first()).toHaveText('STR_CONTAINS needs Node.js SDK 3.12.0, you have 3.9')
  })

  await test.step('the column of the SDK in the matrix', async () => {
    await site.navigateTo('/reference/sdks')
    await site.expectUrl('/reference/sdks')
    const marked = site.text.locator('[data-stack-mark]')
    await expect(marked.first()).toHaveText('Node.js')
    await expect(site.unsupportedCells.first()).toHaveText('since 4.1.0 you have 3.9')
    await expect(site.stackNotes.first()).toHaveText('Dashed boxes: not in Node.js SDK 3.9')
    await site.setStack({ sdk: 'Any' })
    await expect(marked).toHaveCount(0)
    await expect(site.stackNotes.first()).toBeHidden()
  })
})

test('samples of the API, the console and guides contain the server', async ({ site }) => {
  await site.open(operation)
  await site.setStack({ server: 'https://eu.example.com/acme/' })
  await expect(site.sample).toContainText('https://eu.example.com/acme/parts')
  await site.fillIn({})
  await expect(site.text.getByLabel('URL of your Unleash server')).toHaveValue('https://eu.example.com/acme')
  const dialog = new ApiConsoleDialog(site.page)
  await dialog.open()
  await dialog.choose('Direct')
  await expect(dialog.field('URL of your Unleash server')).toHaveValue('https://eu.example.com/acme')
  await site.page.keyboard.press('Escape')
  await site.expectNoOverlay()
  await site.navigateTo(constraints)
  await expect(site.text.locator('figure', { hasText: 'curl' }).first()).toContainText(
    'https://eu.example.com/acme/parts',
  )
})

test.describe('a link', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('has the stack, and the browser keeps it', async ({ site, browser }) => {
    await site.open(`${variants}#example`)
    await site.setStack({
      sdk: 'Node.js',
      sdkVersion: '3.9',
      unleash: '5.4',
      plan: 'Pro',
      server: 'https://unleash.acme.test',
    })
    await site.openStack()
    await site.stackPanel.getByRole('button', { name: 'Copy link to my stack' }).click()
    await expect(site.stackPanel.getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible()
    const link = await site.page.evaluate(() => navigator.clipboard.readText())
    expect(new URL(link).search).toBe('?stack=node@3.9,unleash@5.4,pro,https://unleash.acme.test')

    const other = await browser.newContext()
    const page = await other.newPage()
    await page.goto(link)
    const panel = page.getByRole('dialog', { name: 'My stack' })
    // Its own server is never replaced without a question.
    await expect(panel.getByRole('alert')).toContainText('The link sets the server to https://unleash.acme.test.')
    expect(await page.evaluate(() => localStorage.getItem('stack'))).toBe('node@3.9,unleash@5.4,pro')
    expect(await page.evaluate(() => localStorage.getItem('api.server'))).toBeNull()
    expect(new URL(page.url()).search).toBe('?sdk=node')
    await panel.getByRole('button', { name: 'Use this server' }).click()
    await expect(panel.getByRole('alert')).toHaveCount(0)
    await expect(panel.getByLabel('URL of your Unleash server')).toBeFocused()
    expect(await page.evaluate(() => localStorage.getItem('api.server'))).toBe('https://unleash.acme.test')
    await other.close()
  })

  test('changes only what it names, and opens nothing without anything to ask about', async ({ site }) => {
    await site.open(`${variants}?stack=go@3.2,enterprise`)
    await expectVerdict(site, 'Needs Go SDK 3.8.0, you have 3.2')
    await expect(site.stackPanel).toBeHidden()
    await site.expectUrl(`${variants}?sdk=go`)
    await site.open(`${enterprise}?stack=unleash@4.1`)
    await expectVerdict(site, 'Needs Unleash 4.19, you have 4.1')
    await site.openStack()
    await expect(site.stackPanel.getByLabel('Plan')).toHaveValue('enterprise')
    await expect(site.stackPanel.getByLabel('SDK', { exact: true })).toHaveValue('go')
  })
})

const linksWithMistakes = [
  { what: '10,000 characters', value: 'x'.repeat(10_000), problems: ['It has more than 400 characters.'], kept: null },
  {
    what: 'many mistakes',
    value: `cobol,node@latest,unleash@999999,${scriptUrl},<img src=x onerror=alert(1)>,https://a.example/'-alert(1)-'`,
    problems: [
      '“cobol” isn’t a known SDK or plan.',
      '“node@latest” isn’t a version of an SDK, such as node@5.3.',
      '“unleash@999999” isn’t a version of Unleash, such as unleash@5.8.',
      `“${scriptUrl}” isn’t a valid URL of a server.`,
      '“<img src=x onerror=alert(1)>” isn’t a known SDK or plan.',
      "“https://a.example/'-alert(1)-'” isn’t a valid URL of a server.",
    ],
    kept: 'node',
  },
]

test('a link with mistakes says what is wrong, and only the rest is used', async ({ site }) => {
  const dialogs: string[] = []
  site.page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  const stored = () => site.page.evaluate(() => ['stack', 'api.server'].map((key) => localStorage.getItem(key)))
  for (const { what, value, problems, kept } of linksWithMistakes) {
    await test.step(what, async () => {
      await site.open(`${operation}?stack=${encodeURIComponent(value)}`)
      for (const problem of problems) await expect(site.stackReport).toContainText(problem)
      await site.page.keyboard.press('Escape')
      await expect(site.stackPanel).toBeHidden()
      expect(new URL(site.page.url()).searchParams.has('stack')).toBe(false)
      expect(await stored()).toEqual([kept, null])
      await expect(site.sample).toContainText('https://unleash.example.com/parts')
      await expect(site.page.locator('main img[src="x"]')).toHaveCount(0)
      expect(dialogs).toEqual([])
    })
  }

  await test.step('the panel says what isn’t valid, too, and ignores it', async () => {
    await site.openStack()
    const { stackPanel } = site
    await stackPanel.getByLabel('Unleash version').fill('latest')
    await stackPanel.getByLabel('URL of your Unleash server').fill(scriptUrl)
    await stackPanel.getByLabel('Plan').focus()
    await expect(stackPanel.getByLabel('Unleash version')).toHaveAccessibleDescription(
      'This isn’t a valid version. Enter one such as 5.8.',
    )
    await expect(stackPanel.getByLabel('URL of your Unleash server')).toHaveAccessibleDescription(
      /This isn’t a valid URL/,
    )
    expect(await stored()).toEqual(['node', null])
    await stackPanel.getByRole('button', { name: 'Show everything again' }).click()
    await expect(stackPanel.getByLabel('Unleash version')).toHaveValue('')
    await expect(stackPanel.getByLabel('URL of your Unleash server')).toHaveValue('')
  })
})

test('one click shows everything again', async ({ site }) => {
  await site.open(variants)
  await site.setStack({ sdk: 'Go', sdkVersion: '3.2', unleash: '5.1', plan: 'Pro', server: 'http://localhost:4242' })
  await expectVerdict(site, 'Needs Unleash 5.5; needs Go SDK 3.8.0')
  await site.openStack()
  await site.stackPanel.getByRole('button', { name: 'Show everything again' }).click()
  await expect(site.stackPanel.getByRole('status')).toHaveText('Everything is shown again.')
  await site.page.keyboard.press('Escape')
  await expectVerdict(site, '')
  await expect(site.unsupportedCells).toHaveCount(0)
  await site.expectUrl(variants)
  expect(await site.page.evaluate(() => localStorage.getItem('stack'))).toBeNull()
  await site.navigateTo(tabs)
  await expect(site.sdkTabs.getByRole('radio').first()).toBeChecked()
})

test('the keyboard opens and closes the panel, and gets back to where it was', async ({ site }) => {
  await site.open(variants)
  await site.stackButton.focus()
  await site.page.keyboard.press('Enter')
  await expect(site.stackPanel).toBeVisible()
  await site.page.keyboard.press('Tab')
  await expect(site.stackPanel.getByLabel('SDK', { exact: true })).toBeFocused()
  await site.page.keyboard.press('Escape')
  await expect(site.stackPanel).toBeHidden()
  await expect(site.stackButton).toBeFocused()
  await site.openStack()
  await site.page.keyboard.press('Escape')
  await expect(site.page.getByRole('button', { name: 'More', exact: true })).toBeFocused()
})

test('a stack is there before the page is hydrated, and moves nothing', async ({ site }) => {
  await site.watchShifts()
  await site.page.setViewportSize({ width: 360, height: 740 })
  await site.open(`${variants}?stack=python,unleash@5.4,pro`)
  await expect(site.stackButton).toContainText('Needs Unleash 5.5')
  await site.page.goto('about:blank')
  const app = await site.holdBack(/\/app-[^/]*\.js$/)
  await site.page.goto(tabs, { waitUntil: 'commit' })
  await expect(site.chosenSdkTab).toHaveText('Python')
  app.send()
  await site.waitUntilReady()
  await site.open(variants)
  await expect(site.stackButton).toContainText('Needs Unleash 5.5')
  await site.nextAnimationFrames(20)
  expect(await site.shifts()).toBeLessThanOrEqual(0.01)
})

/** Where the lines and cells of the page that have a place are, to a tenth of a pixel. */
const placesOf = async (site: DocsSite) => {
  const boxes = await site.text.locator('h1, h2, p, td, th').evaluateAll((elements) =>
    elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return { tag: element.tagName, lengths: [x + scrollX, y + scrollY, width, height] }
    }),
  )
  return boxes
    .filter(({ lengths }) => lengths[2] !== 0)
    .map(({ tag, lengths }) => [tag, ...lengths.map((length) => Math.round(length * 10) / 10)].join(' '))
}

test('what is said about a stack moves nothing', async ({ site }) => {
  await site.open('/topics')
  // From the cache, the fonts are there for the first paint.
  await site.page.evaluate(() => document.fonts.ready)
  for (const [path, width, stack, text] of [
    [variants, 360, 'go@3.2,unleash@5.1', 'Needs Unleash 5.5; needs Go SDK 3.8.0'],
    [enterprise, 360, 'unleash@3.10,oss', 'Needs Enterprise; needs Unleash 4.19'],
    [variants, 320, 'javascript@1.0,unleash@5.4', 'Needs Unleash 5.5; needs JavaScript SDK 1.11.0'],
    [constraints, 1280, 'rust,unleash@5.4', ''],
    [variants, 360, 'ios,unleash@5.4', 'Needs Unleash 5.5; not in iOS and macOS SDK 1.1.1'],
    ['/reference/sdks', 360, 'node@3.9', ''],
  ] as const) {
    await test.step(`${stack} on ${path}, ${width} pixels wide`, async () => {
      await site.page.setViewportSize({ width, height: 740 })
      await site.page.evaluate(() => localStorage.removeItem('stack'))
      await site.open(path)
      // Only the attributes by which style sheets reserve the place of what is said.
      const attributes = Object.entries(parseStack(stack)).filter(([, value]) => value !== '')
      await site.page.evaluate(
        (stored) => Object.assign(document.documentElement.dataset, stored),
        Object.fromEntries(attributes),
      )
      await site.page.waitForLoadState('domcontentloaded')
      await site.page.evaluate(() => document.fonts.ready)
      const before = await placesOf(site)
      await site.page.evaluate((stored) => localStorage.setItem('stack', stored), stack)
      await site.open(path)
      await site.page.evaluate(() => document.fonts.ready)
      await expect(text === '' ? site.unsupportedCells.first() : site.stackButton).toContainText(text)
      const after = await placesOf(site)
      expect.soft(after.filter((place, index) => place !== before[index]).slice(0, 5)).toEqual([])
    })
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('everything is shown, and no button that does nothing', async ({ site }) => {
    await site.openPlain(`${variants}?stack=node@3.9,pro`)
    await expect(site.text.getByText('Enterprise', { exact: true }).first()).toBeVisible()
    await expect(site.page.getByRole('button', { name: 'My stack' })).toHaveCount(0)
    await site.openPlain(`${tabs}?stack=node@3.9`)
    for (const panel of await site.tabPanels.all()) await expect(panel).toBeVisible()
  })
})

test.describe('without its code', () => {
  test.use({ expectedErrors: ['ERR_FAILED', 'Failed to load resource', 'Loading chunk'] })

  test('pages follow a link all the same, and the button says why there is no panel', async ({ site }) => {
    await site.page.route('**/stack-*.js', (route) => route.abort())
    await site.open(`${enterprise}?stack=pro`)
    await expectVerdict(site, 'Needs Enterprise')
    await site.stackButton.click()
    await expect(site.page.getByRole('alert')).toContainText('My stack could not be loaded.')
    await site.page.unroute('**/stack-*.js')
    await site.page.getByRole('button', { name: 'Retry' }).click()
    await expect(site.stackPanel).toBeVisible()
  })
})
