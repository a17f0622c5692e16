import { expect, test } from './test'

const page = '/reference/components'
const alt = 'Four steps from 5 to 100 percent of users in four days.'
const files = { light: 'rollout.svg', dark: 'rollout.dark.svg' } as const

for (const [colors, other] of [
  ['light', 'dark'],
  ['dark', 'light'],
] as const) {
  test.describe(`in ${colors} colors`, () => {
    test.beforeEach(async ({ site }) => {
      await site.page.addInitScript((theme) => window.localStorage.setItem('theme', theme), colors)
    })

    test('a reader downloads the variant of the color mode, and no other, which can be enlarged; paper shows the light one', async ({
      site,
    }) => {
      const requested = site.requestedFiles(/rollout\.(dark\.)?svg$/)
      await site.watchShifts()
      await site.open(page)
      const image = site.picture(alt).getByRole('img')
      await image.scrollIntoViewIfNeeded()
      await expect(image).toHaveJSProperty('complete', true)
      await expect(image).toHaveAttribute('src', new RegExp(`/${files[colors]}$`))
      await site.page.waitForLoadState('networkidle')
      expect(new Set(requested)).toEqual(new Set([files[colors]]))
      await image.click()
      await expect(site.enlargedPicture(alt).getByRole('img')).toHaveAttribute('src', new RegExp(`/${files[colors]}$`))
      await site.page.keyboard.press('Escape')
      await site.page.emulateMedia({ media: 'print' })
      await expect(image).toHaveAttribute('src', new RegExp(`/${files.light}$`))

      await test.step('the other variant takes its place when the colors change, without a layout shift', async () => {
        await site.page.emulateMedia({ media: 'screen' })
        // Browsers report the shifts of a change after its animation frame.
        await site.nextAnimationFrames()
        const before = await image.boundingBox()
        const shifts = await site.shifts()
        // The button would scroll to the navbar.
        await site.showColors(other)
        await expect(image).toHaveAttribute('src', new RegExp(`/${files[other]}$`))
        await expect(image).toHaveJSProperty('complete', true)
        expect(await image.boundingBox()).toEqual(before)
        expect((await site.shifts()) - shifts).toBeLessThanOrEqual(0.01)
      })
    })
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the light variant is shown, and the dark one is not downloaded', async ({ site }) => {
    const requested = site.requestedFiles(/rollout\.(dark\.)?svg$/)
    await site.openPlain(page)
    await expect(site.picture(alt).getByRole('img')).toHaveAttribute('src', /\/rollout\.svg$/)
    await site.page.waitForLoadState('networkidle')
    expect(new Set(requested)).toEqual(new Set([files.light]))
  })
})
