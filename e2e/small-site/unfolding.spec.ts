import type { DocsSite } from '../DocsSite'
import { expect, test } from './test'

/** Clicks an element as by hand. @returns whether what it opens takes time to reach its height */
function unfolds(site: DocsSite, selector: string): Promise<boolean> {
  return site.page
    .locator(selector)
    .first()
    .evaluate(async (control: HTMLElement) => {
      const box = control.closest('details, li') as HTMLElement
      const nextHeight = () =>
        new Promise<number>((resolve) =>
          requestAnimationFrame(() => resolve(Math.round(box.getBoundingClientRect().height))),
        )
      const heights = [await nextHeight()]
      control.focus()
      control.click()
      const start = performance.now()
      while (performance.now() - start < 4000) heights.push(await nextHeight())
      const [first = 0, last = 0] = [heights[0], heights.at(-1)]
      if (last <= first) throw new Error('The click opened nothing.')
      return heights.some((height) => height > first && height < last)
    })
}

const details = 'main article details:not([open]):not([data-print]) > summary'

test('details unfold, and with reduced motion open immediately', async ({ site }) => {
  // On a busy machine, 200 milliseconds may be one frame.
  const browser = await site.page.context().newCDPSession(site.page)
  await browser.send('Animation.enable')
  await browser.send('Animation.setPlaybackRate', { playbackRate: 0.1 })
  await site.open('/reference/components')
  expect(await unfolds(site, details)).toBe(true)
  await site.page.emulateMedia({ reducedMotion: 'reduce' })
  await site.reload()
  expect(await unfolds(site, details)).toBe(false)
})
