import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { featureAvailability } from '../content/data/featureAvailability'
import { integrationEvents } from '../content/data/integrationEvents'
import { documentTitle } from '../src/shared/siteMetadata'
import { unlistedPaths } from '../src/shared/pageFiles'
import { builtPaths } from './builtPaths'

interface BuiltPage {
  route: string
  html: string
}

let pages: BuiltPage[] = []

// All pages as they are in public/: what a search engine or a reader without scripts gets.
test.beforeAll(() => {
  pages = builtPaths().map((route) => ({
    route,
    html: fs.readFileSync(path.join('public', route, 'index.html'), 'utf8'),
  }))
})

function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#x27;|&#39;/g, "'")
    .replace(/&amp;/g, '&')
    .trim()
}

/** Names of the pages for which something does not hold. */
function failing(holds: (html: string, route: string) => boolean): string[] {
  return pages.filter(({ html, route }) => !holds(html, route)).map(({ route }) => route)
}

test('there are pages of all three sources', () => {
  expect(pages.length).toBeGreaterThan(300)
})

test('every page has one title, which is in the browser bar as well', () => {
  expect(
    failing((html, route) => {
      const titles = [...html.matchAll(/<h1\b[^>]*>(.*?)<\/h1>/gs)].map(([, inner = '']) => textOf(inner))
      const bar = textOf(/<title\b[^>]*>(.*?)<\/title>/s.exec(html)?.[1] ?? '')
      return titles.length === 1 && (route === '/' || bar === documentTitle(titles[0] ?? '', 'Unleash'))
    }),
  ).toEqual([])
})

test('every page has a description of 50 to 160 characters and its canonical URL in its head', () => {
  expect(
    failing((html, route) => {
      if (unlistedPaths.includes(route)) return html.includes('noindex')
      const canonical = /<link\b[^>]*rel="canonical"[^>]*>/.exec(html)?.[0] ?? ''
      const suffix = route === '/' ? '' : route
      const description = textOf(/<meta\b[^>]*name="description"[^>]*content="([^"]*)"/.exec(html)?.[1] ?? '')
      const { length } = [...description]
      return length >= 50 && length <= 160 && canonical.includes(`"https://docs.getunleash.io${suffix}"`)
    }),
  ).toEqual([])
})

test('lists of facts are drawn: each feature with its plans, each event that an integration offers', () => {
  const htmlOf = (path: string) => pages.find(({ route }) => route === path)?.html ?? ''
  const lacking = [
    ...featureAvailability.filter(({ name, page }) => !htmlOf('/reference').includes(`href="${page}">${name}</a>`)),
    ...integrationEvents.flatMap(({ page, events }) =>
      events.filter((event) => !htmlOf(page).includes(`href="/reference/event-types#${event}"`)),
    ),
  ]
  expect(lacking).toEqual([])
})

test('every page has its text in the HTML, and none of it waits for a script to be shown', () => {
  expect(
    failing((html) => {
      const text = /<main\b[^>]*>(.*?)<\/main>/s.exec(html)?.[1] ?? ''
      return textOf(text).length > 150 && !/<[a-z][^>]*\s(hidden(=""|[\s>])|style="[^"]*display: ?none)/i.test(text)
    }),
  ).toEqual([])
})

test('no two ids of a page are the same', () => {
  expect(
    failing((html) => {
      const ids = [...html.matchAll(/<[a-z][^>]*?\sid="([^"]+)"/gi)].map(([, id]) => id)
      return new Set(ids).size === ids.length
    }),
  ).toEqual([])
})

test('no heading of a table is empty', () => {
  expect(failing((html) => !/<th\b[^>]*><\/th>/.test(html))).toEqual([])
})

test('no page names a script, style sheet or image of another host', () => {
  expect(
    failing((html) => !/<(script|img|iframe|source|video|audio)\b[^>]*\bsrc(set)?="(https?:)?\/\//.test(html)),
  ).toEqual([])
  expect(
    failing(
      (html) => !/<link\b[^>]*rel="(stylesheet|preload|preconnect|prefetch)"[^>]*href="(https?:)?\/\//.test(html),
    ),
  ).toEqual([])
})

test('the security policy allows every inline script of every page, by few hashes', () => {
  const [, policy = ''] = /content-security-policy: (.*)/.exec(fs.readFileSync('public/_headers', 'utf8')) ?? []
  const hashes = [...policy.matchAll(/'sha256-([^']+)'/g)].map(([, hash]) => hash)
  // One for each page would make the header longer than servers accept.
  expect(hashes.length).toBeGreaterThan(2)
  expect(hashes.length).toBeLessThanOrEqual(8)
  expect(
    failing((html) =>
      [...html.matchAll(/<script\b(?![^>]*(?:\bsrc=|ld\+json))[^>]*>(.*?)<\/script>/gs)].every(([, code = '']) =>
        hashes.includes(createHash('sha256').update(code).digest('base64')),
      ),
    ),
  ).toEqual([])
})
