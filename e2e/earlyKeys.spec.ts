import type { DocsSite } from './DocsSite'
import { guideWithTabs } from './samplePages'
import { expect, test } from './test'

/** Journeys by keyboard alone that begin before React is there. */
interface Journey {
  path: string
  /** Before the scripts arrive. */
  early: (site: DocsSite) => Promise<unknown>
  /** Afterwards; by itself, it waits for what it needs. */
  late: (site: DocsSite) => Promise<unknown>
  width?: number
}

const guide = '/reference/segments'
const tabbed = guideWithTabs
const operation = '/reference/api/unleash/create-feature'

const press = async ({ page }: DocsSite, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key)
}
const button = ({ page }: DocsSite, name: string) => page.getByRole('button', { name, exact: true }).first()

const journeys: Readonly<Record<string, Journey>> = {
  'a slash, letters, and Enter on the first result': {
    path: guide,
    early: ({ page }) => page.keyboard.type('/stickiness'),
    late: async (site) => {
      await expect(site.searchMessage).toContainText('"stickiness"')
      await press(site, 'Enter')
      await site.expectUrl('/reference/stickiness')
    },
  },
  'Ctrl+K, and a typing error that is corrected': {
    path: '/',
    early: async (site) => {
      await press(site, 'Control+k')
      await site.page.keyboard.type('segmemt')
      await press(site, 'Backspace', 'Backspace', 'n', 't')
    },
    late: async (site) => {
      await expect(site.searchField).toHaveValue('segment')
      await expect(site.searchMessage).toContainText('results for "segment"')
    },
  },
  'Ctrl+K and Escape': {
    path: guide,
    early: (site) => press(site, 'Control+k', 'Escape'),
    late: async (site) => {
      await expect(site.searchDialog).toHaveCount(0)
      await press(site, '/')
      await expect(site.searchField).toBeFocused()
    },
  },
  'the list of shortcuts, and back': {
    path: guide,
    early: (site) => press(site, '?'),
    late: async (site) => {
      await expect(site.shortcutList).toBeVisible()
      await press(site, 'Escape')
      await expect(site.shortcutList).toBeHidden()
    },
  },
  'the skip link': {
    path: guide,
    early: (site) => press(site, 'Tab', 'Enter'),
    late: (site) => expect(site.text).toBeFocused(),
  },
  'Tab to the search button, and Enter': {
    path: tabbed,
    early: async (site) => {
      await site.tabTo(site.searchButton)
      await press(site, 'Enter')
    },
    late: (site) => expect(site.searchField).toBeFocused(),
  },
  'Tab to the color mode, and Space': {
    path: '/',
    early: async (site) => {
      await site.tabTo(site.colorsButton)
      await press(site, 'Space')
    },
    late: async (site) => expect(await site.colors()).toBe('dark'),
  },
  'Tab to a link of the navbar': {
    path: '/',
    early: async (site) => {
      await site.tabTo(site.navbar.locator('a[href="/reference/sdks"]'))
      await press(site, 'Enter')
    },
    late: (site) => site.expectUrl('/reference/sdks'),
  },
  'the arrow keys between tabs': {
    path: tabbed,
    early: async (site) => {
      await site.tabs().getByRole('radio').first().focus()
      await press(site, 'ArrowRight')
    },
    late: (site) => expect(site.tabs().getByRole('radio').nth(1)).toBeChecked(),
  },
  'Enter on a disclosure': {
    path: operation,
    early: async (site) => {
      await site.page.locator('main [data-prose] details:not([open]) > summary').first().focus()
      await press(site, 'Enter')
    },
    late: (site) => expect(site.page.locator('main details[open] > summary:focus')).toHaveCount(1),
  },
  'Enter on a copy button': {
    path: '/reference/sdks/go',
    early: async (site) => {
      await button(site, 'Copy the code').focus()
      await press(site, 'Enter')
    },
    late: (site) => expect(site.text.getByRole('status').filter({ hasText: 'Copied' })).toHaveCount(1),
  },
  'the page actions, and the focus that stays': {
    path: guide,
    early: async (site) => {
      await button(site, 'More').focus()
      await press(site, 'Space')
    },
    late: async (site) => {
      await expect(button(site, 'More')).toHaveAttribute('aria-expanded', 'true')
      await expect(button(site, 'More')).toBeFocused()
    },
  },
  'the API console, and back to its button': {
    path: operation,
    early: async (site) => {
      await button(site, 'Try it').focus()
      await press(site, 'Enter')
    },
    late: async (site) => {
      await expect(site.page.getByRole('dialog', { name: 'API console' })).toBeVisible()
      await press(site, 'Escape')
      await expect(button(site, 'Try it')).toBeFocused()
    },
  },
  'a letter in the list of languages': {
    path: operation,
    early: async (site) => {
      await site.sampleLanguage.focus()
      await press(site, 'G')
    },
    late: (site) => expect(site.sample).toContainText('package main'),
  },
  'a form that is filled in and sent': {
    path: '/feedback',
    early: async (site) => {
      await site.page.getByLabel('Page', { exact: true }).focus()
      await site.page.keyboard.type('Segments')
      await site.page.getByRole('radio', { name: 'Yes' }).focus()
      await press(site, 'Space')
      await button(site, 'Send feedback').focus()
      await press(site, 'Enter')
    },
    late: ({ page }) => expect(page.getByRole('status').filter({ hasText: 'Your feedback was sent' })).toHaveCount(1),
  },
  'the menu of a phone, and Escape': {
    path: guide,
    width: 390,
    early: async (site) => {
      await site.tabTo(button(site, 'Open the menu'))
      await press(site, 'Enter')
    },
    late: async (site) => {
      await expect(site.menu).toBeVisible()
      await press(site, 'Escape')
      await expect(site.menu).toBeHidden()
      await expect(button(site, 'Open the menu')).toBeFocused()
    },
  },
}

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

for (const [name, { path, early, late, width = 1280 }] of Object.entries(journeys)) {
  test(`${name}, begun before React`, async ({ site, page }) => {
    let sent = 0
    await page.setViewportSize({ width, height: 800 })
    const scripts = await site.openWithoutScripts(path)
    await site.serveIndex()
    await page.route('**/feedback', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback()
      sent++
      return route.fulfill({ body: 'Sent' })
    })
    await expect(site.title).toBeVisible()
    await early(site)
    scripts.send()
    await late(site)
    expect(sent).toBe(path === '/feedback' ? 1 : 0)
  })
}
