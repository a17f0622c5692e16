import { axeViolations, noViolations, structureViolations } from './axeViolations'
import type { DocsSite } from './DocsSite'
import { samplePages } from './samplePages'
import { expect, test } from './test'

// Axe compares every pair of colors of a long page, four times.
test.describe.configure({ timeout: 90_000 })

const pages = [...samplePages, { kind: 'not found', path: '/404.html' }, { kind: 'search', path: '/search' }, { kind: 'feedback', path: '/feedback' }, { kind: 'changes', path: '/changes' }]

const everyPart = '/contributing/writing-pages'

/** What a reader can open, choose or run into: a width in CSS pixels, and how one gets there. */
const openStates: { state: string; width: number; reach: (site: DocsSite) => Promise<void> }[] = [
  {
    state: 'the open menu',
    width: 360,
    reach: async (site) => {
      await site.open('/reference/feature-toggles')
      await site.openMenu()
    },
  },
  ...['Language', 'Version'].map((name) => ({
    state: `the open list "${name}"`,
    width: 1280,
    reach: async (site: DocsSite) => {
      await site.open('/quickstart')
      await site.openDropdown(name)
    },
  })),
  {
    state: 'the table of contents of a phone',
    width: 360,
    reach: async (site) => {
      await site.open('/reference/feature-toggles')
      await site.openTableOfContents()
    },
  },
  ...[360, 1280].flatMap((width) => [
    {
      state: 'another tab',
      width,
      reach: async (site: DocsSite) => {
        await site.open('/how-to/how-to-create-api-tokens')
        await site.tabs().getByRole('tab', { selected: false }).first().click()
      },
    },
    {
      state: 'the feedback form',
      width,
      reach: async (site: DocsSite) => {
        await site.open('/feedback?page=/reference/segments')
        await site.page.getByRole('radio', { name: 'No', exact: true }).check()
      },
    },
    {
      state: 'an enlarged picture',
      width,
      reach: async (site: DocsSite) => {
        await site.open(everyPart)
        await site.enlargeAnyPicture()
      },
    },
    {
      state: 'the panel of the stack, with mistakes',
      width,
      reach: async (site: DocsSite) => {
        await site.open('/reference/strategy-variants?stack=node@3.9,cobol,https://unleash.example.com')
        await expect(site.stackReport).toBeVisible()
        await site.stackPanel.getByLabel('Unleash version').fill('latest')
        await site.page.keyboard.press('Tab')
      },
    },
    {
      state: 'what the stack includes',
      width,
      reach: async (site: DocsSite) => {
        await site.open('/reference/strategy-variants?stack=node@3.9,unleash@5.1,pro')
        await expect(site.stackButton).toContainText('Needs')
        await expect(site.unsupportedCells).toHaveCount(1)
      },
    },
    {
      state: 'the explanation of a term',
      width,
      reach: async (site: DocsSite) => {
        await site.open(everyPart)
        await site.term('variant').focus()
        await expect(site.explanation).toBeVisible()
      },
    },
    {
      state: 'long code, opened, and open details',
      width,
      reach: async (site: DocsSite) => {
        await site.open('/contributing/writing-pages-code')
        await site.openAllDetails()
        await site.showWholeCode()
      },
    },
    {
      state: 'all fields of a request body',
      width,
      reach: async (site: DocsSite) => {
        await site.open('/reference/api/unleash/add-feature-strategy')
        await site.openAllDetails()
      },
    },
  ]),
]

/** In light and in dark colors. */
async function expectAccessible(site: DocsSite, state: string): Promise<void> {
  expect({ state, ...(await axeViolations(site)) }).toEqual({ state, ...noViolations })
}

test.beforeEach(async ({ site }) => {
  // Else colors on their way from one theme to the other would be measured.
  await site.page.emulateMedia({ reducedMotion: 'reduce' })
})

for (const { kind, path } of pages) {
  test(`${kind} (${path})`, { tag: kind === 'guide' ? '@smoke' : [] }, async ({ site }) => {
    await site.open(path)
    await expectAccessible(site, '1280 px')
    await site.page.setViewportSize({ width: 360, height: 800 })
    // What scrolls can be focused once it has been measured again.
    await expect.poll(() => structureViolations(site)).toEqual([])
  })
}

for (const { state, width, reach } of openStates) {
  test(`${state} at ${width} px`, async ({ site }) => {
    await site.page.setViewportSize({ width, height: 800 })
    await reach(site)
    await expectAccessible(site, state)
  })
}

for (const width of [1280, 360]) {
  test(`the search at ${width} px: dialog and page`, async ({ site }) => {
    await site.page.setViewportSize({ width, height: 800 })
    await site.open('/quickstart')
    await site.openSearch()
    await expectAccessible(site, 'just opened')
    for (const query of ['gradual rollout', 'xqzvw']) {
      await site.searchFor(query)
      await expectAccessible(site, query)
    }
    await site.searchFor('roles')
    await site.searchDialog.getByRole('button', { name: 'Open source' }).click()
    await expect(site.searchMessage).toContainText('are hidden')
    await expectAccessible(site, 'results for a plan')
    await site.searchFor('stickiness')
    await site.page.keyboard.press('Enter')
    await site.expectUrl('/reference/stickiness')
    await site.openSearch()
    await expect(site.searchHits.first()).toBeVisible()
    await expectAccessible(site, 'recent searches')
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
      await expectAccessible(site, 'dialog without an index')
      await site.open('/quickstart')
      const scripts = await site.holdBack('**/*.js')
      await site.page.keyboard.press('Control+k')
      await expect(site.searchDialog.getByText('Loading the search')).toBeVisible()
      await expectAccessible(site, 'dialog while its code loads')
      scripts.lose()
      await expect(site.searchDialog.getByRole('alert')).toBeVisible()
      await expectAccessible(site, 'dialog without its code')
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
