import { axeViolations } from './axeViolations'
import type { DocsSite } from './DocsSite'
import { samplePages } from './samplePages'
import { expect, test } from './test'

// Axe looks at every pair of colours of a long page, twice.
test.describe.configure({ timeout: 90_000 })

const pages = [...samplePages, { kind: 'not found', path: '/404.html' }, { kind: 'search', path: '/search' }]

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
    state: 'the contents list of a phone',
    width: 360,
    reach: async (site) => {
      await site.open('/reference/feature-toggles')
      await site.openContents()
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
      state: 'an enlarged picture',
      width,
      reach: async (site: DocsSite) => {
        await site.open(everyPart)
        await site.enlargeAnyPicture()
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

for (const colours of ['light', 'dark'] as const) {
  for (const { kind, path } of pages) {
    test(`${kind} (${path}) in ${colours} colours`, async ({ site }) => {
      await site.page.addInitScript((theme) => window.localStorage.setItem('theme', theme), colours)
      for (const width of [1280, 360]) {
        await site.page.setViewportSize({ width, height: 800 })
        await site.open(path)
        expect(await site.colours()).toBe(colours)
        expect({ width, violations: await axeViolations(site) }).toEqual({ width, violations: [] })
      }
    })
  }

  test(`the search in ${colours} colours: dialog and page`, async ({ site }) => {
    await site.page.addInitScript((theme) => window.localStorage.setItem('theme', theme), colours)
    for (const width of [1280, 360]) {
      await site.page.setViewportSize({ width, height: 800 })
      await site.open('/quickstart')
      await site.openSearch()
      expect({ width, state: 'just opened', violations: await axeViolations(site) }).toEqual({ width, state: 'just opened', violations: [] })
      for (const query of ['gradual rollout', 'xqzvw']) {
        await site.searchFor(query)
        expect({ width, query, violations: await axeViolations(site) }).toEqual({ width, query, violations: [] })
      }
      await site.searchFor('stickiness')
      await site.page.keyboard.press('Enter')
      await site.expectAddress('/reference/stickiness')
      await site.openSearch()
      await expect(site.searchHits.first()).toBeVisible()
      expect({ width, state: 'recent', violations: await axeViolations(site) }).toEqual({ width, state: 'recent', violations: [] })
      await site.open('/search?q=token')
      await expect(site.foundPages.first()).toBeVisible()
      expect({ width, state: 'page', violations: await axeViolations(site) }).toEqual({ width, state: 'page', violations: [] })
    }
  })

  test.describe(`the search in ${colours} colours`, () => {
    test.use({ expectedErrors: ['ERR_FAILED', 'Failed to load resource'] })

    for (const width of [1280, 360]) {
      test(`when it waits, when it fails, and when it is filtered, ${width} px wide`, async ({ site }) => {
        await site.page.addInitScript((theme) => window.localStorage.setItem('theme', theme), colours)
        await site.page.setViewportSize({ width, height: 800 })
        const expectNone = async (state: string) =>
          expect({ state, violations: await axeViolations(site) }).toEqual({ state, violations: [] })
        await site.open('/search?q=token&kind=api,how-to')
        await expect(site.foundPages.first()).toBeVisible()
        await expectNone('filtered page')
        await site.page.route('**/search-index/**', (route) => route.abort())
        await site.open('/search?q=segments')
        await expect(site.text.getByRole('button', { name: 'Try again' })).toBeVisible()
        await expectNone('failed page')
        await site.open('/quickstart')
        await site.openSearch()
        await site.searchField.fill('segments')
        await expect(site.searchDialog.getByText('Unable to fetch results', { exact: true })).toBeVisible()
        await expectNone('dialog without an index')
        await site.open('/quickstart')
        const scripts = await site.holdBack('**/*.js')
        await site.page.keyboard.press('Control+k')
        await expect(site.searchDialog.getByText('Loading the search')).toBeVisible()
        await expectNone('dialog on its way')
        scripts.lose()
        await expect(site.searchDialog.getByRole('alert')).toBeVisible()
        await expectNone('dialog without its code')
      })
    }
  })

  for (const { state, width, reach } of openStates) {
    test(`${state} at ${width} px in ${colours} colours`, async ({ site }) => {
      await site.page.addInitScript((theme) => window.localStorage.setItem('theme', theme), colours)
      await site.page.setViewportSize({ width, height: 800 })
      await reach(site)
      expect(await axeViolations(site)).toEqual([])
    })
  }

  test.describe('at an unknown address', () => {
    test.use({ expectedErrors: ['Failed to load resource: the server responded with a status of 404'] })

    test(`likely pages in ${colours} colours`, async ({ site }) => {
      await site.page.addInitScript((theme) => window.localStorage.setItem('theme', theme), colours)
      await site.page.goto('/refrence/segmnts')
      await expect(site.text.getByRole('link', { name: 'Segments', exact: true }).first()).toBeVisible()
      expect(await axeViolations(site)).toEqual([])
    })
  })
}
