import { axeViolations, noViolations, structureViolations } from './axeViolations'
import type { DocsSite } from './DocsSite'
import { ibmViolations } from './ibmViolations'
import { samplePages } from './samplePages'
import { expect, test } from './test'

// Both engines take seconds for a long page.
test.describe.configure({ timeout: 90_000 })

const pages = [
  ...samplePages,
  { kind: 'lab', path: '/lab?example=constraints' },
  { kind: 'not found', path: '/404.html' },
  { kind: 'search', path: '/search' },
  { kind: 'feedback', path: '/feedback' },
  { kind: 'changes', path: '/changes' },
]

/** Covers the rest of the page, which is checked without it. */
const dialog = 'dialog[open]'

/** One page of each template, and those with every part, for a second engine: it takes some seconds for a long page. */
const ibmKinds = [
  'home',
  'guide with tabs',
  'page with every part',
  'page with code of every kind',
  'server-side SDK',
  'API index',
  'API tag',
  'API operation',
  'lab',
  'not found',
  'search',
  'feedback',
]

const everyPart = '/contributing/writing-pages'

/** What a reader can open, choose or run into: the widths that have it, in CSS pixels, and how one gets there. */
const openStates: { state: string; widths: readonly number[]; reach: (site: DocsSite) => Promise<void>; part?: string }[] = [
  {
    state: 'the open menu',
    part: dialog,
    widths: [360],
    reach: async (site) => {
      await site.open('/reference/feature-toggles')
      await site.openMenu()
    },
  },
  ...['Language', 'Version'].map((name) => ({
    state: `the open list "${name}"`,
    // The list covers a part of the buttons below it.
    part: '[data-region="navbar"]',
    widths: [1280],
    reach: async (site: DocsSite) => {
      await site.open('/quickstart')
      await site.openDropdown(name)
    },
  })),
  {
    state: 'the table of contents of a phone',
    widths: [360],
    reach: async (site) => {
      await site.open('/reference/feature-toggles')
      await site.openTableOfContents()
    },
  },
  {
    state: 'another tab',
    widths: [1280, 360],
    reach: async (site: DocsSite) => {
      await site.open('/how-to/how-to-create-api-tokens')
      await site.tabs().getByRole('tab', { selected: false }).first().click()
    },
  },
  {
    state: 'the feedback form',
    widths: [1280, 360],
    reach: async (site: DocsSite) => {
      await site.open('/feedback?page=/reference/segments')
      await site.page.getByRole('radio', { name: 'No', exact: true }).check()
    },
  },
  {
    state: 'an enlarged picture',
    part: dialog,
    widths: [1280, 360],
    reach: async (site: DocsSite) => {
      await site.open(everyPart)
      await site.enlargeAnyPicture()
    },
  },
  {
    state: 'the panel of the stack, with mistakes',
    part: dialog,
    widths: [1280, 360],
    reach: async (site: DocsSite) => {
      await site.open('/reference/strategy-variants?stack=node@3.9,cobol,https://unleash.example.com')
      await expect(site.stackReport).toBeVisible()
      await site.stackPanel.getByLabel('Unleash version').fill('latest')
      await site.page.keyboard.press('Tab')
    },
  },
  {
    state: 'what the stack includes',
    widths: [1280, 360],
    reach: async (site: DocsSite) => {
      await site.open('/reference/strategy-variants?stack=node@3.9,unleash@5.1,pro')
      await expect(site.stackButton).toContainText('Needs')
      await expect(site.unsupportedCells).toHaveCount(1)
    },
  },
  {
    state: 'the explanation of a term',
    widths: [1280, 360],
    reach: async (site: DocsSite) => {
      await site.open(everyPart)
      await site.term('variant').focus()
      await expect(site.explanation).toBeVisible()
    },
  },
  {
    state: 'long code, opened, and open details',
    widths: [1280, 360],
    reach: async (site: DocsSite) => {
      await site.open('/contributing/writing-pages-code')
      await site.openAllDetails()
      await site.showWholeCode()
    },
  },
  {
    state: 'all fields of a request body',
    widths: [1280, 360],
    reach: async (site: DocsSite) => {
      await site.open('/reference/api/unleash/add-feature-strategy')
      await site.openAllDetails()
    },
  },
]

/** In light and in dark colors. */
async function expectAccessible(site: DocsSite, state: string, part?: string): Promise<void> {
  expect({ state, ...(await axeViolations(site, part)) }).toEqual({ state, ...noViolations })
}

test.beforeEach(async ({ site }) => {
  // Else colors on their way from one theme to the other would be measured.
  await site.page.emulateMedia({ reducedMotion: 'reduce' })
})

for (const { kind, path } of pages) {
  test(`${kind} (${path})`, { tag: kind === 'guide' ? '@smoke' : [] }, async ({ site }) => {
    await site.open(path)
    await expectAccessible(site, '1280 px')
    if (ibmKinds.includes(kind)) expect(await ibmViolations(site)).toEqual([])
    await site.page.setViewportSize({ width: 360, height: 800 })
    // What scrolls can be focused once it has been measured again.
    await expect.poll(() => structureViolations(site)).toEqual([])
  })
}

for (const { state, widths: [width = 0, ...others], reach, part } of openStates) {
  test(`${state} at ${[width, ...others].join(' and ')} px`, async ({ site }) => {
    await site.page.setViewportSize({ width, height: 800 })
    await reach(site)
    await expectAccessible(site, state, part)
    for (const other of others) {
      await site.page.setViewportSize({ width: other, height: 800 })
      await reach(site)
      expect(await structureViolations(site, part)).toEqual([])
    }
  })
}

for (const width of [1280, 360]) {
  test(`the search at ${width} px: dialog and page`, async ({ site }) => {
    await site.page.setViewportSize({ width, height: 800 })
    await site.open('/quickstart')
    await site.openSearch()
    await expectAccessible(site, 'just opened', dialog)
    for (const query of ['gradual rollout', 'xqzvw']) {
      await site.searchFor(query)
      await expectAccessible(site, query, dialog)
    }
    await site.searchFor('roles')
    await site.searchDialog.getByRole('button', { name: 'Open source' }).click()
    await expect(site.searchMessage).toContainText('are hidden')
    await expectAccessible(site, 'results for a plan', dialog)
    await site.searchFor('stickiness')
    await site.page.keyboard.press('Enter')
    await site.expectUrl('/reference/stickiness')
    await site.openSearch()
    await expect(site.searchHits.first()).toBeVisible()
    await expectAccessible(site, 'recent searches', dialog)
    await site.open('/search?q=token')
    await expect(site.foundPages.first()).toBeVisible()
    await expectAccessible(site, 'page of results')
    await site.open('/search?q=token&kind=api,how-to')
    await expect(site.foundPages.first()).toBeVisible()
    await expectAccessible(site, 'filtered page of results')
    await site.open('/search?q=roles&plan=oss')
    await expect(site.foundPages.first()).toBeVisible()
    await expectAccessible(site, 'page of results for a plan')
  })

  test.describe(`the search at ${width} px`, () => {
    test.use({ expectedErrors: ['ERR_FAILED', 'Failed to load resource'] })

    test('while it loads and when it fails', async ({ site }) => {
      await site.page.setViewportSize({ width, height: 800 })
      await site.page.route('**/search-index/**', (route) => route.abort())
      await site.open('/search?q=segments')
      await expect(site.text.getByRole('button', { name: 'Try again' })).toBeVisible()
      await expectAccessible(site, 'page of results without an index')
      await site.open('/quickstart')
      await site.openSearch()
      await site.searchField.fill('segments')
      await expect(site.searchDialog.getByText('Unable to fetch results', { exact: true })).toBeVisible()
      await expectAccessible(site, 'dialog without an index', dialog)
      await site.open('/quickstart')
      const scripts = await site.holdBack('**/*.js')
      await site.page.keyboard.press('Control+k')
      await expect(site.searchDialog.getByText('Loading the search')).toBeVisible()
      await expectAccessible(site, 'dialog while its code loads', dialog)
      scripts.lose()
      await expect(site.searchDialog.getByRole('alert')).toBeVisible()
      await expectAccessible(site, 'dialog without its code', dialog)
    })
  })
}

test.describe('at an unknown URL', () => {
  test.use({ expectedErrors: ['Failed to load resource: the server responded with a status of 404'] })

  test('likely pages', async ({ site }) => {
    await site.page.goto('/refrence/segmnts')
    await expect(site.text.getByRole('link', { name: 'Segments', exact: true }).first()).toBeVisible()
    await expectAccessible(site, 'likely pages')
  })
})

for (const path of ['/reference/api/unleash/create-api-token', '/lab', '/feedback', '/changes', '/search?q=token']) {
  test(`controls of ${path} are large enough for fingers`, async ({ site }) => {
    await site.page.setViewportSize({ width: 360, height: 800 })
    await site.open(path)
    await site.waitUntilIdle()
    await site.openAllDetails()
    await site.waitUntilIdle()
    expect(await site.smallControls()).toEqual([])
  })
}

test('it finds text that is hard to read, in each mode', async ({ site }) => {
  await site.open('/404.html')
  await site.page.evaluate(() => {
    for (const [id, color] of [['light', '#f2f2f2'], ['dark', '#1d1d25']] as const) {
      const text = Object.assign(document.createElement('p'), { id, textContent: 'Hard to read' })
      text.style.color = color
      document.querySelector('main')?.append(text)
    }
  })
  expect(await axeViolations(site)).toEqual({ light: ['color-contrast: #light'], dark: ['color-contrast: #dark'] })
})

test('the second engine finds what a page lacks', async ({ site }) => {
  await site.open('/404.html')
  await site.page.evaluate(() => document.querySelector('main')?.append(document.createElement('img'), document.createElement('input')))
  expect((await ibmViolations(site)).map((violation) => violation.replace(/:.*/s, ''))).toEqual(expect.arrayContaining(['img_alt_valid', 'input_label_exists']))
})
