import { type DocsSite, waitUntilHydrated } from './DocsSite'
import { samplePages } from './samplePages'
import { expect, test } from './test'

const minWidth = 320
const maxWidth = 1440
/** Both sides of where the layout changes. */
const edges = [996, 997, 1240, 1241]

/** Widths in CSS pixels, the widest first. */
function widths(step: number): number[] {
  const steps = Array.from({ length: Math.floor((maxWidth - minWidth) / step) + 1 }, (_, index) => minWidth + index * step)
  return [...new Set([...steps, ...edges, maxWidth])].sort((a, b) => b - a)
}

test.describe.configure({ timeout: 60_000 })

/** Those of the widths at which the page in the iframe scrolls sideways. It runs in the browser. */
async function tooWide(iframe: HTMLIFrameElement, all: readonly number[]): Promise<number[]> {
  const found: number[] = []
  for (const width of all) {
    iframe.style.width = `${width}px`
    const { scrollWidth, clientWidth } = iframe.contentDocument?.documentElement ?? { scrollWidth: NaN, clientWidth: NaN }
    if (clientWidth !== width) throw new Error(`The iframe is ${clientWidth} pixels wide instead of ${width}.`)
    if (scrollWidth > clientWidth) found.push(width)
    // For scripts that follow the size of elements. Painting takes longer than layout.
    if (width % 16 === 0) await new Promise((resolve) => requestAnimationFrame(resolve))
  }
  return found
}

/** Opens a page in an iframe: another width is laid out in a quarter of the time that a window needs. */
async function openInIframe(site: DocsSite, path: string): Promise<(all: readonly number[]) => Promise<number[]>> {
  // The policy of the site forbids iframes, in its pages and around them.
  await site.page.route(({ pathname, search }) => pathname + search === path, async (route) => {
    const response = await route.fetch()
    const { 'content-security-policy': _policy, 'x-frame-options': _option, ...headers } = response.headers()
    await route.fulfill({ response, headers })
  })
  await site.page.route('**/around', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Around</title>' }))
  await site.openPlain('/around')
  const iframe = await site.page.evaluateHandle((src) => {
    const element = Object.assign(document.createElement('iframe'), { src, width: '1440', height: '800' })
    element.style.border = '0'
    return document.body.appendChild(element)
  }, path)
  const content = await iframe.contentFrame()
  if (!content) throw new Error('The page has no iframe.')
  await waitUntilHydrated(content)
  await expect(content.getByRole('heading', { level: 1 })).toBeVisible()
  return (all) => iframe.evaluate(tooWide, all)
}

test('a page that is too wide is found, at each width', async ({ site }) => {
  const findTooWide = await openInIframe(site, '/reference/segments')
  expect(await findTooWide([1000, 700, 400])).toEqual([])
  await site.page.frames()[1]?.evaluate(() => document.querySelector('main')?.insertAdjacentHTML('beforeend', '<div style="width: 650px">Wide</div>'))
  expect(await findTooWide([1000, 700, 640, 400])).toEqual([640, 400])
})

/** With text of twice its size the bar is wider than this; the content below it is not. */
for (const path of ['/search?q=token', '/reference/api/unleash/create-feature', '/reference/api/unleash/api-tokens']) {
  test(`${path} does not scroll sideways at 360 px with text of twice its size`, async ({ site }) => {
    await site.page.setViewportSize({ width: 360, height: 800 })
    await site.open(path)
    await site.enlargeText(200)
    expect(await site.sidewaysScroll()).toBe(0)
  })
}

for (const { kind, path } of [...samplePages, { kind: 'lab', path: '/lab?example=constraints' }, { kind: 'not found', path: '/404.html' }, { kind: 'search', path: '/search?q=token' }]) {
  // All that a page can be made of is seen at every single width.
  const step = path === '/contributing/writing-pages' ? 1 : 16

  test(`${kind} (${path}) does not scroll sideways, every ${step} px from ${minWidth} to ${maxWidth} px`, async ({ site }) => {
    const findTooWide = await openInIframe(site, path)
    expect(await findTooWide(widths(step))).toEqual([])
  })
}
