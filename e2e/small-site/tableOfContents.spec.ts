import { expect, test } from './test'

const page = '/reference/feature-toggles'

test('on narrower screens, the table of contents is in a bar', async ({ site }) => {
  await site.open(page)
  await site.waitForLateParts()
  for (const width of [320, 1024]) {
    await test.step(`at ${width} px`, async () => {
      await site.page.setViewportSize({ width, height: 740 })

      await test.step('its list opens over the text, which stays where it is', async () => {
        const tops = site.title.evaluate(async (title) => {
          const found = new Set<number>()
          const list = document.querySelector('main > details')
          // Two animation frames after the list is open and nothing moves.
          for (let remaining = 2; remaining > 0;) {
            await new Promise((resolve) => requestAnimationFrame(resolve))
            found.add(title.getBoundingClientRect().top)
            if (list?.hasAttribute('open') && document.getAnimations().length === 0) remaining -= 1
          }
          return [...found]
        })
        await site.openTableOfContents()
        await expect(site.page.locator('main > details li a').first()).toBeVisible()
        expect(await tops).toHaveLength(1)
      })

      await site.waitForScripts()
      await site.page.keyboard.press('Escape')
      await expect(site.page.locator('main > details li a').first()).toBeHidden()

      await test.step('it stays at the top, with the heading of the section', async () => {
        const bar = site.text.locator('summary').filter({ hasText: 'On this page' })
        await expect(bar).toBeInViewport({ ratio: 1 })
        expect((await bar.boundingBox())?.height).toBeGreaterThanOrEqual(44)
        await site.scrollTo(1500)
        await site.scrollBy(200)
        await expect(site.navbar).not.toBeInViewport()
        await expect.poll(async () => Math.round((await bar.boundingBox())?.y ?? NaN)).toBe(0)
        const heading = await bar.locator('span').innerText()
        expect(await site.text.getByRole('heading', { name: heading, exact: true }).count()).toBeGreaterThan(0)
        await site.scrollBy(-40)
        await expect(site.navbar).toBeInViewport()
        const navbar = await site.navbar.boundingBox()
        await expect
          .poll(async () => Math.round((await bar.boundingBox())?.y ?? NaN))
          .toBe(Math.round(navbar?.height ?? NaN))
      })

      await test.step('its list leads to sections, which are below the bar, and to the top; it closes by Escape', async () => {
        await expect(site.tableOfContents).toBeHidden()
        const link = site.page.locator('main > details li a').nth(2)
        await expect(link).toBeHidden()
        await site.openTableOfContents()
        await expect(link).toBeVisible()
        await site.waitForScripts()
        await site.page.keyboard.press('Escape')
        await expect(link).toBeHidden()
        await site.openTableOfContents()
        const id = ((await link.getAttribute('href')) ?? '').slice(1)
        await link.click()
        await expect(link).toBeHidden()
        await site.expectUrl(`${page}#${id}`)
        // The URL changes before the page scrolls, so both places are read at one moment, until the heading is just below the bar.
        const gap = () =>
          site.page.evaluate((heading) => {
            const top = document.getElementById(heading)?.getBoundingClientRect().top ?? NaN
            return top - (document.querySelector('main > details')?.getBoundingClientRect().bottom ?? NaN)
          }, id)
        await expect.poll(async () => (await gap()) < 100).toBe(true)
        expect(await gap()).toBeGreaterThanOrEqual(0)
        await site.openTableOfContents()
        await site.page.locator('main > details').getByRole('button', { name: 'Back to top' }).click()
        await expect.poll(() => site.scrollPosition()).toBe(0)
        await expect(site.title).toBeFocused()
      })
    })
  }
})

test('while the bar is hidden, sidebar and table of contents begin at the top of the window', async ({ site }) => {
  await site.page.setViewportSize({ width: 1440, height: 900 })
  await site.open(page)
  await site.scrollBy(300)
  await expect(site.navbar).not.toBeInViewport()
  const sidebar = site.sidebar.locator('..')
  await expect.poll(async () => Math.round((await sidebar.boundingBox())?.y ?? NaN)).toBe(0)
  expect(Math.round((await sidebar.boundingBox())?.height ?? NaN)).toBeGreaterThanOrEqual(900)
  await site.scrollBy(-60)
  await expect(site.navbar).toBeInViewport()
  await expect.poll(async () => Math.round((await sidebar.boundingBox())?.y ?? NaN)).toBe(56)

  await test.step('the table of contents has a link to the top once the reader has scrolled', async () => {
    const link = site.tableOfContents.getByRole('button', { name: 'Back to top' })
    await site.scrollTo(0)
    await expect(link).toHaveCount(0)
    await site.scrollTo(2000)
    await link.click()
    await expect.poll(() => site.scrollPosition()).toBe(0)
  })
})
