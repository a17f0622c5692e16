import { footer as content } from '../content/site/footer'
import { expect, test } from './test'

test('the footer has a logo, links and a copyright, in its own dark style, and without third parties no question for consent', async ({
  site,
}) => {
  await site.open('/quickstart')
  const footer = site.page.getByRole('contentinfo')
  await expect(footer.getByRole('img', { name: content.logo.alt })).toHaveAttribute('src', content.logo.src)
  await expect(footer.getByRole('link', { name: content.groups[0]?.links[0]?.label ?? '', exact: true })).toBeVisible()
  await expect(footer).toContainText(/Copyright © 20\d\d Unleash/)
  const brightness = await footer.evaluate((box) => Number(getComputedStyle(box).backgroundColor.match(/\d+/)?.[0]))
  expect(await site.colors()).toBe('light')
  expect(brightness).toBeLessThan(60)
  await test.step('on a phone its lists are side by side', async () => {
    await site.page.setViewportSize({ width: 360, height: 740 })
    const lists = await Promise.all(
      content.groups.slice(0, 2).map(({ title: name }) => footer.getByRole('region', { name }).boundingBox()),
    )
    expect(lists[0]?.y).toBe(lists[1]?.y)
  })
  await site.waitUntilIdle()
  await expect(site.consentQuestion).toHaveCount(0)
  await expect(site.page.getByRole('button', { name: 'Privacy choices' })).toHaveCount(0)
})
