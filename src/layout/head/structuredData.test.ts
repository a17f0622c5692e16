import { expect, test } from 'vitest'
import type { TreeNode } from '../../../plugins/markdown-tree'
import { headPage } from './headPage'
import { headTags } from './headTags'
import { structuredData } from './structuredData'

const site = { siteUrl: 'https://docs.example.com', name: 'Example', title: 'Example docs', tagline: 'Works' }
const trail = [{ label: 'Using Example', path: '/using' }, { label: 'More' }]

function page(path: string, type = 'doc') {
  return {
    path,
    title: 'A page',
    description: 'About it.',
    lastUpdated: '2024-01-08T09:30:00.000Z',
    type,
    tree: [],
    trail,
  }
}

test('an article has its place and its date', () => {
  expect(structuredData(page('/reference/a'), site)).toMatchInlineSnapshot(`
    {
      "@context": "https://schema.org",
      "@graph": [
        {
          "@type": "BreadcrumbList",
          "itemListElement": [
            {
              "@type": "ListItem",
              "item": "https://docs.example.com/using",
              "name": "Using Example",
              "position": 1,
            },
            {
              "@type": "ListItem",
              "name": "More",
              "position": 2,
            },
            {
              "@type": "ListItem",
              "name": "A page",
              "position": 3,
            },
          ],
        },
        {
          "@type": "TechArticle",
          "dateModified": "2024-01-08T09:30:00.000Z",
          "description": "About it.",
          "headline": "A page",
          "image": "https://docs.example.com/reference/a.png",
          "inLanguage": "en",
          "isPartOf": {
            "@id": "https://docs.example.com/#site",
          },
          "publisher": {
            "@id": "https://docs.example.com/#publisher",
          },
          "url": "https://docs.example.com/reference/a",
        },
      ],
    }
  `)
})

test('the home page describes the site and its search', () => {
  expect(structuredData({ ...page('/'), trail: [] }, site)).toMatchInlineSnapshot(`
    {
      "@context": "https://schema.org",
      "@graph": [
        {
          "@id": "https://docs.example.com/#site",
          "@type": "WebSite",
          "alternateName": "Example docs",
          "description": "About it.",
          "inLanguage": "en",
          "name": "Example docs",
          "potentialAction": {
            "@type": "SearchAction",
            "query-input": "required name=search_term_string",
            "target": {
              "@type": "EntryPoint",
              "urlTemplate": "https://docs.example.com/search?q={search_term_string}",
            },
          },
          "publisher": {
            "@id": "https://docs.example.com/#publisher",
          },
          "url": "https://docs.example.com",
        },
        {
          "@id": "https://docs.example.com/#publisher",
          "@type": "Organization",
          "logo": "https://docs.example.com/icon-512.png",
          "name": "Example",
          "url": "https://www.getunleash.io",
        },
      ],
    }
  `)
})

test('pages of the API say where they are, and what they are called', () => {
  const [place, reference] = structuredData(page('/reference/api/a', 'operation'), site)['@graph']
  expect(place).toMatchObject({ '@type': 'BreadcrumbList' })
  expect(reference).toEqual({
    '@type': 'APIReference',
    headline: 'A page',
    url: 'https://docs.example.com/reference/api/a',
  })
})

test.each([
  ['/how-to/a', true],
  ['/quickstart', true],
  ['/feature-flag-tutorials/a', true],
  ['/reference/integrations/a', true],
  ['/using-unleash/deploy/a', true],
  ['/reference/a', false],
  ['/topics/a', false],
])('the numbered list of %s is a list of steps: %s', (path, isHowTo) => {
  const tree: TreeNode[] = [['ol', 0, ['li', 0, 'One'], ['li', 0, 'Two']]]
  const types = structuredData({ ...page(path), tree }, site)['@graph'].map(
    (thing) => (thing as { '@type': string })['@type'],
  )
  expect(types.includes('HowTo')).toBe(isHowTo)
})

test('a description can’t end the script that contains it', () => {
  const tags = headTags({ ...page('/a'), description: '</script><script>alert(1)</script>' }, site, '')
  const script = tags.find(({ type }) => type === 'script')?.props as { dangerouslySetInnerHTML: { __html: string } }
  expect(script.dangerouslySetInnerHTML.__html).not.toContain('</')
  expect(script.dangerouslySetInnerHTML.__html).toContain('\\u003c/script>')
})

test.each([
  ['the page itself', { doc: { path: '/a', title: 'A', description: 'About A.', lastUpdated: null } }, 'A'],
  [
    'not a related page',
    { index: { path: '/a' }, api: { path: '/a', title: 'A', description: 'About A.', lastUpdated: null } },
    'A',
  ],
  ['a page without content', { allContentPage: { nodes: [] } }, undefined],
])('page data: %s', (_, data, title) => {
  expect(headPage({ path: '/a', result: { data } })?.title).toBe(title)
})

test('a page of an older version has the title and the image of its version', () => {
  const edition = { name: '5.7', path: '/api-5-7', isCurrent: false, versions: [] }
  const tags = headTags({ ...page('/api-5-7/a', 'operation'), edition }, site, '')
  const properties = tags.map(({ props }) => props as { property?: string; content?: string })
  expect(properties).toEqual(
    expect.arrayContaining([
      { property: 'og:title', content: 'A page (5.7)' },
      { property: 'og:url', content: 'https://docs.example.com/api-5-7/a' },
      { property: 'og:image', content: 'https://docs.example.com/api-5-7.png' },
    ]),
  )
})

test('pages that are not listed only have icons', () => {
  expect(headTags(undefined, site, '/docs').map(({ props }) => (props as { href: string }).href)).toEqual([
    '/docs/favicon.svg',
    '/docs/apple-touch-icon.png',
    '/docs/site.webmanifest',
  ])
})
