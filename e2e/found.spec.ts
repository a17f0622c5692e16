import fs from 'node:fs'
import path from 'node:path'
import Validator from '@adobe/structured-data-validator'
import { expect, test } from '@playwright/test'
import { imageSize } from 'image-size'
import { otherLanguagesId, withoutOtherLanguages } from '../src/shared/otherLanguages'
import { sectionMarkdownPath, unlistedPaths } from '../src/shared/pageFiles'
import { builtPaths } from './builtPaths'
import { schemaOrg } from './schemaOrg'

const siteUrl = 'https://docs.getunleash.io'
const listedPaths = builtPaths().filter((route) => !unlistedPaths.includes(route))

function htmlOf(route: string): string {
  return fs.readFileSync(path.join('public', route, 'index.html'), 'utf8')
}

function head(route: string): string {
  return /<head>.*?<\/head>/s.exec(htmlOf(route))?.[0] ?? ''
}

/** Content of a `<meta>` tag, decoded. */
function meta(html: string, name: string): string | undefined {
  const tag = new RegExp(`<meta[^>]*(?:property|name)="${name}"[^>]*>`).exec(html)?.[0]
  return /content="([^"]*)"/
    .exec(tag ?? '')?.[1]
    ?.replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
}

interface Thing {
  '@type': string
  [property: string]: unknown
}

function thingsOf(route: string): Thing[] {
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(htmlOf(route))?.[1]
  return json === undefined ? [] : (JSON.parse(json) as { '@graph': Thing[] })['@graph']
}

test.describe('search engines', () => {
  test('the sitemap has all pages that may be listed, and no other URL', () => {
    const sitemap = fs.readFileSync('public/sitemap.xml', 'utf8')
    const urls = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url ?? '')
    expect(urls.sort()).toEqual(listedPaths.map((route) => siteUrl + route).sort())
    const dates = [...sitemap.matchAll(/<lastmod>([^<]*)<\/lastmod>/g)].map(([, date]) => date ?? '')
    expect(dates.filter((date) => !/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(date))).toEqual([])
    expect(fs.readFileSync('public/robots.txt', 'utf8')).toContain(`Sitemap: ${siteUrl}/sitemap.xml`)
    expect(listedPaths.filter((route) => head(route).includes('noindex'))).toEqual([])
  })

  test('titles and descriptions differ between all pages, not only in letter case, and no title is cut', () => {
    const titles = builtPaths().map((route) => /<title[^>]*>(.*?)<\/title>/s.exec(htmlOf(route))?.[1] ?? '')
    const lowerCase = titles.map((title) => title.toLowerCase())
    expect(lowerCase.filter((title, index) => lowerCase.indexOf(title) !== index)).toEqual([])
    // The title of the home page is part of the site's specification.
    expect(
      titles.filter(
        (title) => [...title.replaceAll(/&#?\w+;/g, '.')].length > 60 && !title.includes('The enterprise ready'),
      ),
    ).toEqual([])
    const descriptions = builtPaths().map((route) => meta(htmlOf(route), 'description') ?? '')
    expect(descriptions.filter((text, index) => descriptions.indexOf(text) !== index)).toEqual([])
  })
})

test.describe('structured data', () => {
  test('all of it is in the vocabulary of schema.org', async () => {
    const validator = new Validator(schemaOrg())
    const issues: string[] = []
    for (const route of listedPaths) {
      for (const thing of thingsOf(route)) {
        const found = await validator.validate({ jsonld: { [thing['@type']]: [structuredClone(thing)] } })
        // Search engines show breadcrumbs without the URL of the page itself, and these hints are about other uses of the types.
        issues.push(
          ...found
            .filter(({ severity, errorType }) => severity === 'ERROR' || errorType === 'schemaOrg')
            .map(({ issueMessage }) => `${route}: ${issueMessage}`),
        )
      }
    }
    expect(issues).toEqual([])
  })

  test('the validator knows what is wrong', async () => {
    const validate = async (thing: Thing) => {
      const found = await new Validator(schemaOrg()).validate({ jsonld: { [thing['@type']]: [thing] } })
      return found.map(({ issueMessage }) => issueMessage)
    }
    expect(await validate({ '@type': 'TechArticel', headline: 'A' })).toEqual([
      'Type "TechArticel" is not a valid schema.org type',
    ])
    expect(await validate({ '@type': 'TechArticle', headlin: 'A' })).toEqual([
      'Property "headlin" for type "TechArticle" is not supported by the schema.org specification',
    ])
  })

  test('each kind of page has what describes it', () => {
    const typesOf = (route: string) => thingsOf(route).map((thing) => thing['@type'])
    expect(typesOf('/')).toEqual(['WebSite', 'Organization'])
    expect(typesOf('/reference/segments')).toEqual(['BreadcrumbList', 'TechArticle'])
    expect(typesOf('/reference/api/unleash/create-tag')).toEqual(['BreadcrumbList', 'APIReference'])
    const others = listedPaths.filter((route) => route !== '/').map((route) => [route, typesOf(route)] as const)
    for (const type of ['HowTo', 'FAQPage'])
      expect(others.map(([, types]) => types)).toContainEqual(['BreadcrumbList', 'TechArticle', type])
    expect(others.filter(([, types]) => !types.some((type) => ['TechArticle', 'APIReference'].includes(type)))).toEqual(
      [],
    )
    expect(
      others.filter(
        ([route, types]) => htmlOf(route).includes('aria-label="Breadcrumbs"') && !types.includes('BreadcrumbList'),
      ),
    ).toEqual([])
  })
})

test.describe('link previews', () => {
  test('every page has its own image, with its title', () => {
    const wrong = listedPaths.filter((route) => {
      const url = meta(head(route), 'og:image') ?? ''
      const file = path.join('public', url.slice(siteUrl.length))
      if (!url.startsWith(`${siteUrl}/`) || !fs.existsSync(file)) return true
      const { width, height, type } = imageSize(fs.readFileSync(file))
      const isSound = width === 1200 && height === 630 && type === 'png' && fs.statSync(file).size <= 60 * 1024
      const heading = /<h1[^>]*>(.*?)<\/h1>/s
        .exec(htmlOf(route))?.[1]
        ?.replaceAll('&#x27;', "'")
        .replaceAll('&amp;', '&')
      return (
        !isSound ||
        meta(head(route), 'og:title') !== heading ||
        meta(head(route), 'og:description') !== meta(head(route), 'description')
      )
    })
    expect(wrong).toEqual([])
  })

  test('networks show it large', () => {
    expect(listedPaths.filter((route) => meta(head(route), 'twitter:card') !== 'summary_large_image')).toEqual([])
  })
})

test('icons and the manifest exist', () => {
  for (const [, href = ''] of head('/quickstart').matchAll(
    /<link rel="(?:icon|apple-touch-icon|manifest)" href="([^"]*)"/g,
  )) {
    expect(fs.existsSync(path.join('public', href))).toBe(true)
  }
  const { icons } = JSON.parse(fs.readFileSync('public/site.webmanifest', 'utf8')) as { icons: { src: string }[] }
  expect(icons.filter(({ src }) => !fs.existsSync(path.join('public', src)))).toEqual([])
  expect(fs.existsSync('public/favicon.ico')).toBe(true)
})

test.describe('assistants', () => {
  const lists = fs
    .readdirSync('public', { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'llms.txt')

  test('each page is in one list, and no list is too long to read', () => {
    const texts = lists.map((file) => fs.readFileSync(path.join('public', file), 'utf8'))
    expect(lists.filter((_, index) => (texts[index]?.length ?? 0) >= 50_000)).toEqual([])
    const links = texts.flatMap((text) => [...text.matchAll(/\]\(([^)]*)\)/g)].map(([, url = '']) => url))
    const copies = listedPaths.map((route) => `${siteUrl}${route === '/' ? '/index' : route}.md`)
    expect(links.filter((url) => url.endsWith('.md')).sort()).toEqual(copies.sort())
    expect(
      links
        .filter((url) => url.endsWith('/llms.txt'))
        .map((url) => url.slice(siteUrl.length + 1))
        .sort(),
    ).toEqual(lists.filter((file) => file !== 'llms.txt').sort())
  })

  test('no copy is too long to read, each names the list, and all are in one file', () => {
    const full = fs.readFileSync('public/llms-full.txt', 'utf8')
    const indexLink = `\n> [All pages of this documentation](${siteUrl}/llms.txt)\n`
    const copies = listedPaths.map(
      (route) => [route, fs.readFileSync(`public${route === '/' ? '/index' : route}.md`, 'utf8')] as const,
    )
    expect(copies.filter(([, text]) => text.length >= 50_000).map(([route]) => route)).toEqual([])
    expect(copies.filter(([, text]) => !text.includes(indexLink)).map(([route]) => route)).toEqual([])
    const inFull = ([route, text]: (typeof copies)[number]) => {
      const markdown = text.replace(/^---\n.*?\n---\n\n/s, '').replace(indexLink, '')
      return withoutOtherLanguages(markdown, siteUrl + sectionMarkdownPath(route, otherLanguagesId))
    }
    expect(copies.filter((copy) => !full.includes(inFull(copy))).map(([route]) => route)).toEqual([])
  })

  test('each page names its Markdown', () => {
    expect(
      listedPaths.filter(
        (route) =>
          !head(route).includes(
            `<link rel="alternate" type="text/markdown" href="${route === '/' ? '/index' : route}.md"/>`,
          ),
      ),
    ).toEqual([])
  })
})
