import { execFileSync } from 'node:child_process'
import { expect, test } from './test'

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
    // The footer has lists, too.
    const [html = ''] = (await (await request.get('/changes')).text()).split('</main>')
    const weeks = html.split(/<h2 id="\d{4}-\d\d-\d\d"/).slice(1)
    expect(weeks.length).toBeGreaterThan(0)
    for (const week of weeks) {
      const paths = [...week.matchAll(/<li><a href="([^"]+)"/g)].map(([, path]) => path)
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

  test('feed readers find the feed in the head of a page', async ({ request }) => {
    expect(await (await request.get('/reference/segments')).text()).toContain('type="application/atom+xml"')
  })
})
