import { axeViolations, noViolations, structureViolations } from './axeViolations'
import type { DocsSite } from './DocsSite'
import { ibmViolations } from './ibmViolations'
import { samplePages } from './samplePages'
import { expect, test } from './test'

// Both engines take seconds for a long page.
test.describe.configure({ timeout: 90_000 })
// The page of an unknown URL has this status.
test.use({ expectedErrors: ['Failed to load resource: the server responded with a status of 404'] })

/** Covers the rest of the page, which is checked without it. */
const dialog = 'dialog[open]'
const searchDialog = '[aria-modal]'

const wide = { width: 1280, height: 800 }
const narrow = { width: 360, height: 800 }

/** Other pages of the same templates, without parts that no other page has: colors and layout on a phone are the same. */
const variants: readonly string[] = [
  'guide with tabs',
  'index',
  'server-side SDK',
  'API operation, the largest',
  'API operation without a body',
  'API operation that answers with CSV',
]

/** Pages that are visited one after the other, which takes less time than to load each: nothing changes the shell around them. */
const visited = samplePages.filter(
  ({ kind }) =>
    variants.includes(kind) ||
    [
      'client-side SDK',
      'README of another product',
      'API introduction',
      'API tag',
      'API operation with a large body',
    ].includes(kind),
)

/** What a reader has opened or chosen on some pages. It is shown while they are checked, with all that was there before. */
const opened: Partial<Record<string, (site: DocsSite) => Promise<void>>> = {
  'guide with tabs': (site) => site.tabs().getByRole('radio', { checked: false }).first().click(),
  'page with code of every kind': async (site) => {
    await site.openAllDetails()
    await site.showWholeCode()
  },
  'API operation with a large body': (site) => site.openAllDetails(),
  feedback: (site) => site.page.getByRole('radio', { name: 'No', exact: true }).check(),
  'not found, with likely pages': (site) =>
    expect(site.text.locator('a[href="/reference/segments"]').first()).toBeVisible(),
}

const pages = [
  ...samplePages.filter(({ kind }) => !visited.some((page) => page.kind === kind)),
  { kind: 'lab', path: '/lab?example=constraints' },
  { kind: 'not found, with likely pages', path: '/refrence/segmnts' },
  { kind: 'search', path: '/search' },
  { kind: 'feedback', path: '/feedback?page=/reference/segments' },
  { kind: 'changes', path: '/changes' },
]

/**
 * For a second engine, which takes some seconds: one page of each template with parts of its own. READMEs consist of the parts of a page,
 * and a tag has the rows of the index.
 */
const ibmKinds = [
  'home',
  'page with every part',
  'API index',
  'API operation',
  'lab',
  'not found, with likely pages',
  'search',
  'feedback',
]

/** One page with each navbar, sidebar and footer, which are the same around the other pages. */
const kindsWithOwnShell = ['home', 'guide', 'API operation', 'search']

/** Pages with controls of their own, which fingers press. */
const kindsWithControls = ['API operation', 'lab', 'feedback', 'changes']

/** Checks what is shown in both colors on a wide screen, and on a phone, whose colors are the same. */
async function expectAccessible(site: DocsSite, state: string, part: string): Promise<void> {
  await expectAccessibleHere(site, state, part)
  await test.step(`${state}, on a phone`, async () => {
    await site.page.setViewportSize(narrow)
    // What scrolls can be focused once it has been measured again.
    await expect.poll(() => structureViolations(site, part)).toEqual([])
    await site.page.setViewportSize(wide)
  })
}

/** Checks what only one of the layouts has, or what has no other layout on a phone. */
async function expectAccessibleHere(site: DocsSite, state: string, part: string): Promise<void> {
  await test.step(state, async () => {
    expect.soft({ state, ...(await axeViolations(site, part)) }).toEqual({ state, ...noViolations })
  })
}

async function expectNoIbmViolations(site: DocsSite): Promise<void> {
  await test.step('with a second engine', async () => {
    // Entries of the sidebar and of the index of an API: one component each, hundreds of times.
    await site.page
      .locator(':is(nav, section > h2 + ul) li:nth-child(n + 3)')
      .evaluateAll((rows) => rows.forEach((row) => row.remove()))
    expect.soft(await ibmViolations(site)).toEqual([])
  })
}

async function expectLargeControls(site: DocsSite): Promise<void> {
  await test.step('controls are large enough for fingers', async () => {
    await site.page.setViewportSize(narrow)
    await site.waitUntilIdle()
    await site.openAllDetails()
    await site.waitUntilIdle()
    expect(await site.smallControls()).toEqual([])
  })
}

test.beforeEach(async ({ site }) => {
  // Else colors on their way from one theme to the other would be measured.
  await site.page.emulateMedia({ reducedMotion: 'reduce' })
})

for (const { kind, path } of pages) {
  test(`${kind} (${path})`, { tag: kind === 'guide' ? '@smoke' : [] }, async ({ site }) => {
    await site.open(path)
    await opened[kind]?.(site)
    await expectAccessible(site, 'with axe', kindsWithOwnShell.includes(kind) ? 'html' : 'main')
    if (ibmKinds.includes(kind)) await expectNoIbmViolations(site)
    if (kindsWithControls.includes(kind)) await expectLargeControls(site)
    if (kind === 'guide') await expectAccessibleLists(site)
    if (kind === 'page with every part') await expectAccessibleOverlays(site)
  })
}

async function expectAccessibleLists(site: DocsSite): Promise<void> {
  for (const name of ['Language', 'Version']) {
    await site.openDropdown(name)
    // The list covers a part of the buttons below it.
    await expectAccessibleHere(site, `the open list "${name}"`, '[data-region="navbar"]')
  }
  await site.page.keyboard.press('Escape')
  await site.page.setViewportSize(narrow)
  await site.openTableOfContents()
  await expectAccessibleHere(site, 'the table of contents of a phone', 'main > details')
  await site.page.keyboard.press('Escape')
  await site.openMenu()
  await expectAccessibleHere(site, 'the menu', dialog)
}

async function expectAccessibleOverlays(site: DocsSite): Promise<void> {
  await site.text.locator('p :has(> [role=tooltip]) > a').first().focus()
  await expect(site.explanation).toBeVisible()
  await expectAccessibleHere(site, 'the explanation of a term', ':has(> [role=tooltip])')
  await site.page.keyboard.press('Escape')
  await site.enlargeAnyPicture()
  await expectAccessible(site, 'an enlarged picture', dialog)
}

for (const [name, isOfApi] of [
  ['of text', false],
  ['of the API reference', true],
] as const) {
  test(`other pages ${name}`, async ({ site }) => {
    await site.open('/topics')
    for (const { kind, path } of visited.filter((page) => page.path.startsWith('/reference/api/') === isOfApi)) {
      await test.step(`${kind} (${path})`, async () => {
        await site.navigateTo(path)
        await site.expectUrl(path)
        await opened[kind]?.(site)
        if (variants.includes(kind)) expect.soft(await structureViolations(site, 'main')).toEqual([])
        else await expectAccessible(site, kind, 'main')
      })
    }
  })
}

test('the stack: what it includes, and its panel with mistakes', async ({ site }) => {
  await site.open('/reference/strategy-variants?stack=node@3.9,unleash@5.1,pro')
  await expect(site.stackButton).toContainText('Needs')
  await expect(site.unsupportedCells.first()).toBeVisible()
  await expectAccessible(site, 'what the stack includes', 'main')
  await site.open('/reference/strategy-variants?stack=node@3.9,cobol,https://unleash.example.com')
  await expect(site.stackReport).toBeVisible()
  await site.stackPanel.getByLabel('Unleash version').fill('latest')
  await site.page.keyboard.press('Tab')
  await expectAccessible(site, 'the panel', dialog)
})

test('the search: dialog and page', async ({ site }) => {
  await site.serveIndex()
  await site.open('/quickstart')
  await site.openSearch()
  await expectAccessible(site, 'just opened', searchDialog)
  expect.soft(await ibmViolations(site, searchDialog)).toEqual([])
  for (const query of ['rollout', 'xqzvw']) {
    await site.searchFor(query)
    await expectAccessibleHere(site, query, searchDialog)
    expect.soft(await ibmViolations(site, searchDialog)).toEqual([])
  }
  await site.searchFor('roles')
  await site.chooseFacet('Plan', 'Open source')
  await expect(site.searchMessage).toContainText('in Open source')
  await expectAccessible(site, 'results for a plan', searchDialog)
  await site.searchFor('stickiness')
  await site.page.keyboard.press('Enter')
  await site.expectUrl('/reference/stickiness')
  await site.openSearch()
  await expect(site.searchHits.first()).toBeVisible()
  await expectAccessibleHere(site, 'recent searches', searchDialog)
  await site.page.keyboard.press('Escape')
  await site.expectNoOverlay()
  // Kinds and plans are links of the same look, and the page without a choice differs by the current one.
  await site.navigateTo('/search?q=roles&kind=api,how-to&plan=oss')
  await expect(site.foundPages.first()).toBeVisible()
  await expectAccessible(site, 'filtered page of results', 'main')
  await expectLargeControls(site)
})

test.describe('the search', () => {
  test.use({ expectedErrors: ['ERR_FAILED', 'Failed to load resource'] })

  test('while it loads and when it fails', async ({ site }) => {
    await site.page.route('**/search-index.json', (route) => route.abort())
    await site.open('/search?q=segments')
    await expect(site.text.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expectAccessible(site, 'page of results without an index', 'main')
    const scripts = await site.holdBack('**/*.js')
    await site.page.keyboard.press('Control+k')
    await expect(site.searchDialog.getByText('Loading the search')).toBeVisible()
    await expectAccessibleHere(site, 'dialog while its code loads', searchDialog)
    scripts.lose()
    await expect(site.searchDialog.getByRole('alert')).toBeVisible()
    await expectAccessibleHere(site, 'dialog without its code', searchDialog)
    await site.page.unroute('**/*.js')
    await site.searchDialog.getByRole('button', { name: 'Retry' }).click()
    await site.searchField.fill('segments')
    await expect(site.searchDialog.getByText('Unable to fetch results', { exact: true })).toBeVisible()
    await expectAccessibleHere(site, 'dialog without an index', searchDialog)
  })
})

test('the engines find text that is hard to read, in each mode, and what a page lacks', async ({ site }) => {
  await site.open('/404.html')
  await site.page.evaluate(() => {
    for (const [id, color] of [
      ['light', '#f2f2f2'],
      ['dark', '#1d1d25'],
    ] as const) {
      const text = Object.assign(document.createElement('p'), { id, textContent: 'Hard to read' })
      text.style.color = color
      document.querySelector('main')?.append(text)
    }
  })
  expect(await axeViolations(site)).toEqual({ light: ['color-contrast: #light'], dark: ['color-contrast: #dark'] })
  await site.page.evaluate(() => {
    // In two colors: of what is drawn alike, one element is judged.
    for (const [tag, color] of [
      ['input', '#b0b0b0'],
      ['span', '#b2b2b2'],
    ] as const) {
      const label = Object.assign(document.createElement('label'), { id: `below-${tag}`, textContent: 'Hard to read' })
      label.style.cssText = `position: relative; color: ${color}`
      const cover = document.createElement(tag)
      cover.style.cssText = 'position: absolute; inset: 0; appearance: none; background: none'
      label.append(cover)
      document.querySelector('main')?.append(label)
    }
  })
  const { light } = await axeViolations(site)
  expect(light).toEqual(
    expect.arrayContaining(['color-contrast: #below-input', 'color-contrast of a covered label: #below-span']),
  )
  await site.page.evaluate(() =>
    document.querySelector('main')?.append(document.createElement('img'), document.createElement('input')),
  )
  expect((await ibmViolations(site)).map((violation) => violation.replace(/:.*/s, ''))).toEqual(
    expect.arrayContaining(['img_alt_valid', 'input_label_exists']),
  )
})
