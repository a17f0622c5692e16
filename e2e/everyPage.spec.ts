import { documentTitle } from '../src/shared/siteMetadata'
import { unlistedPaths } from '../src/shared/pageFiles'
import { builtPaths } from './builtPaths'
import { expect, test } from './framableSite'
import { samplePages } from './samplePages'

const samples: readonly string[] = samplePages.map(({ path }) => path)
const shards = 8
const atOnce = 5

/** What a page is after it has started: hydration may have changed its head. */
interface StartedPage {
  path: string
  isHydrated: boolean
  heading: string
  title: string
  hasDescription: boolean
  canonicalUrl: string | null
}

/** Starts pages in iframes, and removes them. It runs in the browser. */
function startPages(paths: readonly string[]): Promise<StartedPage[]> {
  const nextAnimationFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const startPage = async (path: string): Promise<StartedPage> => {
    const iframe = Object.assign(document.createElement('iframe'), { src: path, width: '1280', height: '200' })
    iframe.style.visibility = 'hidden'
    document.body.append(iframe)
    await new Promise((resolve) => (iframe.onload = resolve))
    const page = iframe.contentDocument ?? document
    const isHydrated = () => Object.keys(page.querySelector('footer') ?? {}).some((key) => key.startsWith('__reactProps$'))
    const end = performance.now() + 20_000
    while (!isHydrated() && performance.now() < end) await nextAnimationFrame()
    // For what effects have left for a later animation frame.
    for (let count = 0; count < 2; count++) await nextAnimationFrame()
    const started = {
      path: page.location.pathname,
      isHydrated: isHydrated(),
      heading: page.querySelector('h1')?.innerText.trim() ?? '',
      title: page.title,
      hasDescription: (page.querySelector<HTMLMetaElement>('meta[name=description]')?.content.length ?? 0) > 20,
      canonicalUrl: page.querySelector('link[rel=canonical]')?.getAttribute('href') ?? null,
    }
    iframe.remove()
    return started
  }
  return Promise.all(paths.map(startPage))
}

/** That every page has a title, a description and a canonical URL is checked in its HTML; here, that hydration keeps them. */
function expectSoundStart({ path, heading, ...page }: StartedPage): void {
  expect(heading).not.toBe('')
  expect({ path, ...page }).toEqual({
    path,
    isHydrated: true,
    title: path === '/' ? 'Unleash documentation | The enterprise ready feature toggle service' : documentTitle(heading, 'Unleash'),
    hasDescription: true,
    canonicalUrl: unlistedPaths.includes(path) ? null : `https://docs.getunleash.io${path === '/' ? '' : path}`,
  })
}

// The site of a test fails it when a page warns, throws, is hydrated to something else than its HTML, or asks another host.

test('every kind of page starts without an error or a warning', { tag: '@smoke' }, async ({ site }) => {
  test.setTimeout(60_000)
  for (const path of samples) {
    await test.step(path, async () => {
      await site.open(path)
      await expect(site.title).toBeVisible()
      expectSoundStart({ path: site.url(), isHydrated: true, heading: await site.readHeading(), ...(await site.head()) })
    })
  }
})

for (let shard = 0; shard < shards; shard++) {
  test(`every page starts without an error or a warning (part ${shard + 1} of ${shards})`, async ({ site, around: _around }) => {
    test.setTimeout(180_000)
    const paths = builtPaths().filter((path, index) => index % shards === shard && !samples.includes(path))
    expect(paths.length).toBeGreaterThan(40)
    for (let first = 0; first < paths.length; first += atOnce) {
      const some = paths.slice(first, first + atOnce)
      await test.step(some.join(', '), async () => {
        const started = await site.page.evaluate(startPages, some)
        expect(started.map(({ path }) => path)).toEqual(some)
        started.forEach(expectSoundStart)
      })
    }
  })
}

test.describe('a page that is hydrated to something else than its HTML', () => {
  test.use({ expectedErrors: ['Minified React error'] })

  test('is found', async ({ site, around: _around }) => {
    const errors: string[] = []
    site.page.on('pageerror', ({ message }) => errors.push(message))
    await site.page.route('**/reference/segments', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: (await response.text()).replace('</h1>', ' and more</h1>') })
    })
    await site.page.evaluate(startPages, ['/reference/segments'])
    expect(errors.join()).toContain('Minified React error')
  })
})
