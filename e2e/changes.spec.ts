import { execFileSync } from 'node:child_process'
import type { Page } from '@playwright/test'
import { axeViolations, noViolations } from './axeViolations'
import { expect, test } from './test'

const guide = '/reference/segments'

/** The text of one section is another one when the page is opened from now on. */
async function changeSection(page: Page, path: string, before: string, after: string): Promise<void> {
  await page.route(`**/page-data${path}/page-data.json`, async (route) => {
    const response = await route.fetch()
    const text = await response.text()
    if (!text.includes(before)) throw new Error(`${path} has another text than this test expects.`)
    await route.fulfill({ response, body: text.replace(before, after) })
  })
}

test.describe('sections of a page', () => {
  test('that changed since the last visit are marked, in the text and in the table of contents', async ({
    site,
    otherTab,
    page,
  }) => {
    await site.watchShifts()
    await site.open(guide)
    await expect.poll(() => site.storedSections()).toContain(`${guide} `)
    await expect(site.changedSections).toHaveCount(0)
    // Page data is requested again after a reload.
    await site.open('/quickstart')
    await changeSection(
      page,
      guide,
      'A segment without constraints matches everyone.',
      'A segment without constraints matches all users.',
    )
    await site.navigateTo(guide)
    await expect(site.changedSections).toHaveText(['Updated since your last visit'])
    await expect(site.text.getByRole('heading', { name: 'How a segment behaves' }).locator('..')).toContainText(
      'Updated since your last visit',
    )
    await expect(site.tableOfContents.getByRole('link', { name: '(updated)' })).toHaveText([
      'How a segment behaves (updated)',
    ])
    expect(await site.shifts()).toBeLessThanOrEqual(0.01)
    // In this tab they stay; for the next visit they're seen.
    await site.navigateTo('/quickstart')
    await site.expectUrl('/quickstart')
    await expect(site.changedSections).toHaveCount(0)
    await site.navigateTo(guide)
    await expect(site.changedSections).toHaveCount(1)
    await changeSection(
      otherTab.page,
      guide,
      'A segment without constraints matches everyone.',
      'A segment without constraints matches all users.',
    )
    await otherTab.open('/quickstart')
    await otherTab.navigateTo(guide)
    await expect.poll(() => otherTab.storedSections()).toMatch(new RegExp(`\\n${guide} [^\\n]+\\n$`))
    await expect(otherTab.changedSections).toHaveCount(0)
  })

  test('are marked above the heading, so that no line moves, until the reader turns marks off', async ({
    site,
    page,
  }) => {
    await site.open(guide)
    await expect.poll(() => site.storedSections()).toContain(`${guide} `)
    await site.forgetSections(guide)
    await site.reload()
    await expect(site.changedSections).toHaveCount(await site.tableOfContents.getByRole('link').count())
    for (const mark of await site.changedSections.all()) {
      const box = await mark.boundingBox()
      const heading = await mark.locator('..').boundingBox()
      expect((box?.y ?? NaN) + (box?.height ?? NaN)).toBeLessThanOrEqual((heading?.y ?? NaN) + 1)
    }
    expect(await axeViolations(site, 'main')).toEqual(noViolations)
    const positions = () =>
      site.text
        .getByRole('heading')
        .evaluateAll((all) => all.map((heading) => heading.getBoundingClientRect().top + window.scrollY))
    const marked = await positions()
    await site.changedSections.evaluateAll((marks) => marks.forEach((mark) => mark.remove()))
    expect(await positions()).toEqual(marked)

    await test.step('there are no marks after the reader has turned them off', async () => {
      await site.reload()
      await site.changedSections.first().click()
      await site.expectUrl('/changes')
      await page.getByRole('checkbox', { name: /^Mark what has changed since my last visit/ }).uncheck()
      expect(await site.storedSections()).toBe('')
      await site.navigateTo(guide)
      await site.expectUrl(guide)
      // Remembered by the same code, later than a mark would appear.
      await expect.poll(() => page.evaluate(() => sessionStorage.getItem('pages.visited'))).toContain(guide)
      await site.reload()
      await expect(site.changedSections).toHaveCount(0)
      expect(await site.storedSections()).toBe('')
    })
  })
})

/** The list of changes is made from the history, which a shallow clone doesn't have. */
const hasHistory =
  execFileSync('git', ['rev-parse', '--is-shallow-repository'], { encoding: 'utf8' }).trim() === 'false'

test.describe('the list of changes', () => {
  test.skip(!hasHistory, 'The repository is a shallow clone.')

  test('a page leads to the list, which leads to the pages of a week', async ({ site, page }) => {
    await site.open('/reference/segments')
    await page.getByRole('link', { name: 'All changes' }).click()
    await site.expectUrl('/changes')
    await expect(site.title).toHaveText('Changes')
    await expect(page.getByRole('heading', { name: /^Week of \d+ \w+ \d{4}$/ }).first()).toBeVisible()
    await expect(page.getByRole('main').getByRole('listitem').first().getByRole('link')).toHaveAttribute('href', /^\//)
  })

  test('each week lists pages, and none twice', async ({ request }) => {
    const html = await (await request.get('/changes')).text()
    const weeks = html.split(/<h2 id="\d{4}-\d\d-\d\d"/).slice(1)
    expect(weeks.length).toBeGreaterThan(0)
    for (const week of weeks) {
      const paths = [...week.matchAll(/<li><span><a href="([^"]+)"/g)].map(([, path]) => path)
      expect(paths.length).toBeGreaterThan(0)
      expect(new Set(paths).size).toBe(paths.length)
    }
  })

  test('the feeds are well-formed Atom, and their links are pages', async ({ site, page, request }) => {
    await site.open('/changes')
    const feeds = await page
      .locator('main a[href$=".xml"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    expect(feeds).toContain('/changes/atom.xml')
    expect(feeds.length).toBeGreaterThan(4)
    // The policy of the site doesn't let a script parse text.
    const blank = await page.context().newPage()
    for (const feed of feeds) {
      const text = await (await request.get(feed)).text()
      const read = await blank.evaluate((xml) => {
        const document = new DOMParser().parseFromString(xml, 'application/xml')
        const all = (selector: string) => [...document.querySelectorAll(selector)]
        return {
          isBroken: document.querySelector('parsererror') !== null,
          root: [document.documentElement.namespaceURI, document.documentElement.localName],
          ids: all('entry > id').map((id) => id.textContent),
          dates: all('entry > updated, feed > updated').map((date) => date.textContent),
          links: all('entry > link').map(
            (link) => new URL((link as HTMLAnchorElement).getAttribute('href') ?? '').pathname,
          ),
        }
      }, text)
      expect(read).toMatchObject({ isBroken: false, root: ['http://www.w3.org/2005/Atom', 'feed'] })
      expect(new Set(read.ids).size, feed).toBe(read.ids.length)
      expect(read.links).toHaveLength(read.ids.length)
      expect(read.dates.filter((date) => !/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(date))).toEqual([])
      for (const path of read.links.slice(0, 5))
        expect((await request.head(path, { maxRedirects: 0 })).status(), path).toBe(200)
    }
  })

  test('changes since the last visit are marked until the reader turns it off', async ({ site, page }) => {
    const marks = page.getByText('since your last visit', { exact: true })
    const mark = page.getByRole('checkbox', { name: /^Mark what has changed since my last visit/ })
    await site.open('/changes')
    await expect(mark).toBeChecked()
    const distance = await mark.evaluate((box) => {
      const words = document.createRange()
      words.selectNodeContents(box.nextSibling as Node)
      const centers = [box.getBoundingClientRect(), words.getClientRects()[0]].map(
        (rect) => ((rect?.top ?? NaN) + (rect?.bottom ?? NaN)) / 2,
      )
      return Math.abs((centers[0] ?? NaN) - (centers[1] ?? NaN))
    })
    expect(distance).toBeLessThan(2)
    await expect(marks).toHaveCount(0)
    await page.evaluate(() => {
      localStorage.setItem('changes.seen', '2000-01-01T00:00:00.000Z')
      sessionStorage.clear()
    })
    await page.reload()
    const count = await page.locator('main li').count()
    await expect(marks).toHaveCount(count)
    await page.reload()
    await expect(marks).toHaveCount(count)
    await mark.uncheck()
    await expect(marks).toHaveCount(0)
    await page.reload()
    await expect(mark).not.toBeChecked()
    expect(await page.evaluate(() => localStorage.getItem('changes.seen'))).toBe('off')
  })

  test('feed readers find the feed in the head of a page', async ({ request }) => {
    expect(await (await request.get('/reference/segments')).text()).toContain('type="application/atom+xml"')
  })
})
