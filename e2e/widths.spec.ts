import { type DocsSite, waitUntilHydrated } from './DocsSite'
import { expect, test } from './framableSite'
import { samplePages } from './samplePages'
import { test as withoutIframes } from './test'

const minWidth = 320
const maxWidth = 1440
/** Both sides of where the layout changes. */
const edges = [996, 997, 1240, 1241]

/** Widths in CSS pixels, the widest first. */
function widths(step: number): number[] {
  const steps = Array.from(
    { length: Math.floor((maxWidth - minWidth) / step) + 1 },
    (_, index) => minWidth + index * step,
  )
  return [...new Set([...steps, ...edges, maxWidth])].sort((a, b) => b - a)
}

test.describe.configure({ timeout: 60_000 })

/** Those of the widths at which the page in the iframe scrolls sideways. It runs in the browser. */
async function tooWide(iframe: HTMLIFrameElement, all: readonly number[]): Promise<number[]> {
  const found: number[] = []
  for (const width of all) {
    iframe.style.width = `${width}px`
    const { scrollWidth, clientWidth } = iframe.contentDocument?.documentElement ?? {
      scrollWidth: NaN,
      clientWidth: NaN,
    }
    if (clientWidth !== width) throw new Error(`The iframe is ${clientWidth} pixels wide instead of ${width}.`)
    if (scrollWidth > clientWidth) found.push(width)
    // For scripts that follow the size of elements. Painting takes longer than layout.
    if (width % 160 === 0) await new Promise((resolve) => requestAnimationFrame(resolve))
  }
  return found
}

/** Opens a page in an iframe: another width is laid out in a quarter of the time that a window needs. */
async function openInIframe(site: DocsSite, path: string): Promise<(all: readonly number[]) => Promise<number[]>> {
  const iframe = await site.page.evaluateHandle((src) => {
    const element = Object.assign(document.createElement('iframe'), { src, width: '1440', height: '800' })
    element.style.border = '0'
    document.body.replaceChildren(element)
    return element
  }, path)
  const content = await iframe.contentFrame()
  if (!content) throw new Error('The page has no iframe.')
  await waitUntilHydrated(content)
  await expect(content.getByRole('heading', { level: 1 })).toBeVisible()
  return (all) => iframe.evaluate(tooWide, all)
}

test('a page that is too wide is found, at each width', async ({ site, around: _around }) => {
  const findTooWide = await openInIframe(site, '/reference/segments')
  expect(await findTooWide([1000, 700, 400])).toEqual([])
  await site.page
    .frames()[1]
    ?.evaluate(() =>
      document
        .querySelector('main')
        ?.append(Object.assign(document.createElement('div'), { id: 'wide', textContent: 'Wide' })),
    )
  await site.page.frames()[1]?.evaluate(() => document.getElementById('wide')?.style.setProperty('width', '650px'))
  expect(await findTooWide([1000, 700, 640, 400])).toEqual([640, 400])
})

withoutIframes('at 360 px, pages do not scroll sideways with text of twice its size', async ({ site }) => {
  await site.page.setViewportSize({ width: 360, height: 800 })
  await site.open('/search?q=token')
  // The bar is wider than this on some pages; the content below it is not.
  for (const path of [
    '/search?q=token',
    '/reference/api/unleash/create-feature',
    '/reference/api/unleash/api-tokens',
  ]) {
    await test.step(path, async () => {
      await site.navigateTo(path)
      await site.expectUrl(path)
      await site.enlargeText(200)
      expect.soft(await site.sidewaysScroll()).toBe(0)
    })
  }
})

const groups = 2
/** Each has fewer parts than another operation. */
const smaller: readonly string[] = ['API operation without a body', 'API operation that answers with CSV']
const pages = [
  ...samplePages.filter(({ kind }) => !smaller.includes(kind)),
  { kind: 'lab', path: '/lab?example=constraints' },
  { kind: 'not found', path: '/404.html' },
  { kind: 'search', path: '/search?q=token' },
]

for (let group = 0; group < groups; group++) {
  test(`pages do not scroll sideways from ${minWidth} to ${maxWidth} px (part ${group + 1} of ${groups})`, async ({
    site,
    around: _around,
  }) => {
    for (const { kind, path } of pages.filter((_page, index) => index % groups === group)) {
      // The page with all that pages can be made of.
      const step = path === '/contributing/writing-pages' ? 8 : 32
      await test.step(`${kind} (${path}), every ${step} px`, async () => {
        const findTooWide = await openInIframe(site, path)
        expect.soft({ path, tooWide: await findTooWide(widths(step)) }).toEqual({ path, tooWide: [] })
      })
    }
  })
}
