import { samplePages } from './samplePages'
import { expect, test } from './test'

for (const { kind, path } of samplePages) {
  test(`${kind} (${path}) opens with one title and says what it is about`, async ({ site }) => {
    await site.open(path)
    await expect(site.title).toHaveCount(1)
    const heading = await site.readHeading()
    expect(heading.length).toBeGreaterThan(0)
    await expect(site.page).toHaveTitle(path === '/' ? 'Unleash documentation | The enterprise ready feature toggle service' : `${heading} | Unleash documentation`)
    expect((await site.description())?.length).toBeGreaterThan(20)
    expect(await site.canonicalAddress()).toBe(`https://docs.getunleash.io${path === '/' ? '' : path}`)
    expect(site.address()).toBe(path)
  })
}

test('the same page comes from a link as from its address', async ({ site, otherTab }) => {
  await site.open('/')
  await site.followInternalLink('/reference/feature-toggles')
  await site.expectAddress('/reference/feature-toggles')
  await otherTab.open('/reference/feature-toggles')
  await expect(site.title).toHaveText(await otherTab.readHeading())
  expect(await site.text.innerText()).toBe(await otherTab.text.innerText())
  expect(await site.page.title()).toBe(await otherTab.page.title())
  expect(await site.description()).toBe(await otherTab.description())
})
