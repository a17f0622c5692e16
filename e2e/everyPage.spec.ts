import fs from 'node:fs'
import { documentTitle } from '../src/shared/siteMetadata'
import { unlistedPaths } from '../src/shared/pageFiles'
import { builtPaths } from './builtPaths'
import { expect, startPages, test, type StartedPage } from './framableSite'
import { samplePages } from './samplePages'

const samples: readonly string[] = samplePages.map(({ path }) => path)
const atOnce = 5

/**
 * Pages that, together with the samples, have every element of the site inside of every parent, and every tag inside of every combination of tags.
 * All pages are drawn from trees by the same components, and what the browser would parse differently is nested wrongly: so what isn't
 * among these pages differs from them by its words only.
 */
function pagesWithEveryElement(): string[] {
  const elementsOf = new Map(
    builtPaths().map((path) => [path, elements(fs.readFileSync(`public${path}/index.html`, 'utf8'))]),
  )
  const missing = new Set([...elementsOf.values()].flatMap((all) => [...all]))
  const take = (path: string) => elementsOf.get(path)?.forEach((element) => missing.delete(element))
  samples.forEach(take)
  const chosen: string[] = []
  while (missing.size > 0) {
    const gains = [...elementsOf].map(([path, all]) => ({
      path,
      gain: [...all].filter((element) => missing.has(element)).length,
    }))
    const { path } = gains.reduce((most, entry) => (entry.gain > most.gain ? entry : most))
    take(path)
    chosen.push(path)
  }
  return chosen
}

/** Elements of the page's text as tags with their classes and the names of their attributes, each with its parent; and tags with all around them. */
function elements(html: string): Set<string> {
  const found = new Set<string>()
  const around: { tag: string; element: string }[] = []
  for (const [, slash, tag = '', attributes = ''] of (/<main\b.*<\/main>/s.exec(html)?.[0] ?? '').matchAll(
    /<(\/?)([a-z][\w-]*)([^>]*)>/g,
  )) {
    if (slash === '/') {
      around.pop()
      continue
    }
    const names = [...attributes.matchAll(/([\w-]+)(?:="([^"]*)")?/g)].map(([, name = '', value = '']) =>
      name === 'class' ? value : name,
    )
    const element = [tag, ...names.sort()].join(' ')
    found.add(`${around.at(-1)?.element ?? ''} > ${element}`)
    found.add(`${[...new Set(around.map((outer) => outer.tag))].sort().join(' ')} > ${tag}`)
    if (!attributes.endsWith('/')) around.push({ tag, element })
  }
  return found
}

/** That every page has a title, a description and a canonical URL is checked in its HTML; here, that hydration keeps them. */
function expectSoundStart({ path, heading, isHydrated, title, hasDescription, canonicalUrl }: StartedPage): void {
  expect(heading).not.toBe('')
  expect({ path, isHydrated, title, hasDescription, canonicalUrl }).toEqual({
    path,
    isHydrated: true,
    title:
      path === '/'
        ? 'Unleash documentation | The enterprise ready feature toggle service'
        : documentTitle(heading, 'Unleash'),
    hasDescription: true,
    canonicalUrl: unlistedPaths.includes(path) ? null : `https://docs.getunleash.io${path === '/' ? '' : path}`,
  })
}

// The site of a test fails it when a page warns, throws, is hydrated to something else than its HTML, or asks another host.

for (const [name, tag, paths] of [
  ['one page of each kind', ['@smoke'], () => samples],
  ['pages that together have every element of the site in every place', [], pagesWithEveryElement],
] as const) {
  test(`${name}: no error and no warning at the start`, { tag: [...tag] }, async ({ site, around: _around }) => {
    const all = paths()
    expect(all.length).toBeGreaterThan(10)
    for (let first = 0; first < all.length; first += atOnce) {
      const some = all.slice(first, first + atOnce)
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
