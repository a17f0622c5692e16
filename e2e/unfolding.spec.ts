import type { DocsSite } from './DocsSite'
import { expect, test } from './test'

/** Durations, in milliseconds, of what a script moves right after a click on an element; arrows turn by style sheets. */
function movedBy(site: DocsSite, selector: string): Promise<number[]> {
  return site.page
    .locator(selector)
    .first()
    .evaluate(async (control: HTMLElement) => {
      control.click()
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      if (control.matches('[aria-expanded=false], details:not([open]) > summary'))
        throw new Error('The click opened nothing.')
      const moved = document.getAnimations().filter((animation) => animation.constructor === Animation)
      return moved.map((animation) => Number(animation.effect?.getTiming().duration))
    })
}

const details = 'main article details:not([open]):not([data-print]) > summary'
const group = 'nav [aria-expanded=false]'

test('details and groups of the sidebar open in a time that follows their height, and with reduced motion immediately', async ({
  site,
}) => {
  await site.open('/contributing/writing-pages')
  await site.waitForLateParts()
  for (const control of [details, group]) {
    const [duration, ...others] = await movedBy(site, control)
    expect(duration).toBeGreaterThanOrEqual(100)
    expect(duration).toBeLessThanOrEqual(320)
    expect(others).toEqual([])
    await expect.poll(() => site.page.evaluate(() => document.getAnimations().length)).toBe(0)
  }
  await site.page.emulateMedia({ reducedMotion: 'reduce' })
  for (const control of [details, group]) expect(await movedBy(site, control)).toEqual([])
})
