import fs from 'node:fs'
import type { SessionKey } from '../src/platform/sessionSlot'
import type { StorageKey } from '../src/platform/storageSlot'
import { ApiConsoleDialog } from './ApiConsoleDialog'
import type { DocsSite } from './DocsSite'
import { startPages, test as inIframes } from './framableSite'
import { guideWithTabs } from './samplePages'
import { expect, test } from './test'

/** One page of each template. */
const templates = [
  '/',
  guideWithTabs,
  '/reference/sdks/react',
  '/reference/api/unleash',
  '/reference/api/unleash/unleash-api',
  '/reference/api/unleash/api-tokens',
  '/reference/api/unleash/create-api-token',
  '/search?q=segment',
  '/lab',
  '/changes',
  '/feedback',
  '/no-such-page',
]

/** These read stored values that few others read: tabs and sections, the server of samples, the last visit. */
const readers = [guideWithTabs, '/reference/api/unleash/create-api-token', '/changes']

/** Every key with a fixed name; a new one is a type error here. */
const storageKeys = Object.keys({
  theme: true,
  'announcement.id': true,
  'announcement.dismissed': true,
  'version.preferred': true,
  'search.slash': true,
  'search.ctrlK': true,
  'shortcuts.help': true,
  stack: true,
  'api.server': true,
  'thirdParties.consent': true,
} satisfies Record<Exclude<StorageKey, `tabs.${string}` | `__DOCSEARCH_${string}`>, true>)
const sessionKeys = Object.keys({
  'api.token': true,
} satisfies Record<SessionKey, true>)

const junk = [
  '',
  ' ',
  'true',
  'null',
  'undefined',
  '0',
  '-1',
  '1e999',
  '"dark"',
  '{}',
  '{"__proto__":{"length":1}}',
  '{"toString":1,"valueOf":1}',
  '{"length":3}',
  '__proto__',
  'constructor',
  '[{',
  '[null,1,"x",[],{},{"url":"/a"}]',
  '[{"objectID":{},"url":"/a","type":7,"hierarchy":{"lvl0":[],"lvl1":{}}}]',
  '[{"objectID":"a","url":"javascript:alert(1)","type":"lvl1","hierarchy":{"lvl0":"a","lvl1":"b"}}]',
  `${'['.repeat(5000)}${']'.repeat(5000)}`,
  `[${'1,'.repeat(20000)}1]`,
  'granted {"Chat":1}',
  '"><script>alert(1)</script>',
  '\u0000\u0007\u202e\ud800',
  'x'.repeat(50000),
]

/** Nearly like the lists that the search stores. */
const lists = junk.filter((value) => /^\[(null|\{")/.test(value))

/** Keys of the tabs of a built page. */
function tabGroups(path: string): string[] {
  const file = `public${path.replace(/[?#].*/, '')}/index.html`
  return fs.existsSync(file)
    ? [...fs.readFileSync(file, 'utf8').matchAll(/data-group="([^"]+)"/g)].map(([, group]) => `tabs.${group}`)
    : []
}

/** Stores the value under every key that the site or one of its libraries reads on a page, for each group of tabs and each position. */
async function poison(site: DocsSite, value: string, path = site.url()): Promise<void> {
  await site.page.evaluate(
    ([stored, own, ownOfTab, groupsOfPage, pathname]) => {
      const searches = ['RECENT', 'FAVORITE'].map((list) => `__DOCSEARCH_${list}_SEARCHES__embedded`)
      for (const key of [...own, ...searches, ...groupsOfPage]) localStorage.setItem(key, stored)
      const scroll = `@@scroll|${pathname}`
      const { key = 'initial' } = (history.state ?? {}) as { key?: string }
      const places = [scroll, `${scroll}|initial`, `${scroll}|${key}`, 'gatsby-reload-compilation-hash-match']
      for (const place of [...ownOfTab, ...places]) sessionStorage.setItem(place, stored)
    },
    [value, storageKeys, sessionKeys, tabGroups(path), path.replace(/[?#].*/, '')] as const,
  )
}

/** Starts a page with each value stored, and compares it with the page without. */
async function expectSameStart(site: DocsSite, path: string, values: readonly string[]): Promise<void> {
  await site.page.evaluate(() => [localStorage, sessionStorage].forEach((storage) => storage.clear()))
  const start = async () => {
    const [started] = await site.page.evaluate(startPages, [path])
    return {
      isHydrated: started?.isHydrated,
      heading: started?.heading,
      alerts: started?.alerts,
      background: started?.background,
    }
  }
  const before = await start()
  expect(before).toMatchObject({ isHydrated: true, alerts: [], background: 'rgb(255, 255, 255)' })
  for (const value of values) {
    await poison(site, value, path)
    expect.soft({ value: value.slice(0, 40), ...(await start()) }).toEqual({ value: value.slice(0, 40), ...before })
  }
}

test.describe('junk under every key of browser storage', () => {
  // Responses with status 404 are logged.
  test.use({ expectedErrors: ['Failed to load resource'] })

  // What a value is read as, of which format, has unit tests. Here, each value is tried on one page of both groups.
  for (const [name, paths] of [
    ['pages as they are', templates.filter((template) => !readers.includes(template))],
    ['pages that read more as they are', readers],
  ] as const) {
    inIframes(`leaves ${name}`, async ({ site, around: _around }) => {
      for (const [index, path] of paths.entries()) {
        const values = junk.filter((_, place) => place % paths.length === index)
        await test.step(path, () => expectSameStart(site, path, values))
      }
    })
  }

  test('leaves the search, what it remembers, and the panel of the stack usable', async ({ site }) => {
    await site.serveIndex()
    await site.open('/reference/strategy-variants')
    for (const value of lists) {
      await test.step(JSON.stringify(value.slice(0, 40)), async () => {
        await poison(site, value)
        await site.reload()
        await site.stackButton.click()
        await site.stackPanel.getByLabel('Plan').selectOption('Pro')
        await expect(site.page.getByRole('alert')).toHaveCount(0)
        await site.page.keyboard.press('Escape')
        await expect(site.stackButton).toHaveText('My stack: Included in your stack')
        await site.openSearch()
        await expect(site.searchDialog.getByText('Start here')).toBeVisible()
      })
    }
    await site.searchFor('stickiness')
    await expect(site.searchHits.first()).toBeVisible()
    await site.page.keyboard.press('Enter')
    await site.expectUrl('/reference/stickiness')
    await site.openSearch()
    await expect(site.searchHits).toHaveText([/Stickiness/])
  })

  test('leaves the form of API samples and the API console usable', async ({ site }) => {
    const dialog = new ApiConsoleDialog(site.page)
    await site.open('/reference/api/unleash/get-frontend-features')
    // Most others have a wrong format, and are removed where they are read.
    for (const value of ['', '__proto__']) {
      await test.step(JSON.stringify(value.slice(0, 40)), async () => {
        await poison(site, value)
        await site.reload()
        await site.fillIn({ server: 'http://localhost:4242' })
        await expect(site.sample).toContainText("'http://localhost:4242/api/frontend")
        await dialog.open()
        await dialog.choose('Direct')
        await dialog.connect('http://localhost:4242', 'a:b.c')
        await expect(site.page.getByRole('alert')).toHaveCount(0)
      })
    }
  })
})

inIframes('pages work without matchMedia, which only the shell uses', async ({ site, around: _around }) => {
  await site.page.addInitScript(() => Reflect.set(window, 'matchMedia', undefined))
  for (const started of await site.page.evaluate(startPages, [
    '/',
    guideWithTabs,
    '/reference/api/unleash/create-api-token',
  ]))
    expect(started).toMatchObject({ isHydrated: true, alerts: [] })
  await site.open('/quickstart')
  await site.switchColors()
  expect(await site.colors()).toBe('dark')
})
