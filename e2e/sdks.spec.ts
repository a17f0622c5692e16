import { expect, test } from './test'

test('the table of what SDKs support keeps the names of its columns in view, and proves each cell', async ({
  site,
}) => {
  for (const width of [1440, 1000, 390]) {
    await test.step(`at ${width} px`, async () => {
      await site.page.setViewportSize({ width, height: 900 })
      await site.open('/reference/sdks')
      const table = site.text.locator('table[data-side=server]')
      const name = table.getByRole('columnheader', { name: 'Go', exact: true })
      const row = table.locator('tbody tr:visible').nth(20)
      await row.evaluate((element) => element.scrollIntoView({ block: 'center' }))
      await expect(row).toBeInViewport()
      // Not only inside of the window, but not behind a bar either.
      const isSeen = () =>
        name.evaluate((element) => {
          const { left, top, width: own, height } = element.getBoundingClientRect()
          return [0.1, 0.9].every((part) =>
            element.contains(document.elementFromPoint(left + own / 2, top + height * part)),
          )
        })
      await expect.poll(isSeen).toBe(true)
      expect(await site.sidewaysScroll()).toBe(0)
    })
  }

  const unproved = await site.text
    .locator('table[data-side] tbody tr:not([data-notes]) td:not(:first-child)')
    .evaluateAll((cells) => cells.filter((cell) => !cell.querySelector('a')).map(({ textContent }) => textContent))
  expect(unproved).toEqual([])

  await test.step('a phone compares two SDKs, which the reader chooses', async () => {
    const table = site.text.locator('table[data-side=client]')
    await site.text.getByLabel('Client-side SDKs: compare').selectOption('Vue')
    await expect(table.locator('thead th:visible').filter({ hasText: 'Vue' })).toHaveCount(1)
    await expect(table.locator('thead th:visible')).toHaveCount(3)
  })

  await test.step('the side and a feature leave out the rest', async () => {
    await site.text.getByLabel('SDKs', { exact: true }).selectOption('server')
    await expect(site.text.locator('table[data-side=client]')).toBeHidden()
    await site.text.getByRole('searchbox', { name: 'Feature' }).fill('usage metrics')
    await expect(site.text.locator('table[data-side=server] tbody tr:not([data-notes]):visible')).toHaveCount(1)
  })
})

test('every page about the Proxy says at its start what to use now', async ({ site }) => {
  for (const path of [
    '/reference/unleash-proxy',
    '/how-to/proxy',
    '/how-to/how-to-run-the-unleash-proxy',
    '/understanding-unleash/proxy-hosting',
  ]) {
    await test.step(path, async () => {
      await site.open(path)
      const note = site.text.getByRole('note').filter({ hasText: /new installation/ })
      await expect(note).toBeInViewport()
      await expect(note.locator('[href="/reference/unleash-edge"]')).toHaveCount(1)
      await expect(note.locator('[href="/reference/front-end-api"]')).toHaveCount(1)
    })
  }
})
