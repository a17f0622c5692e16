import { expect, test } from 'vitest'
import { previewHeaders, robots, sitemap } from './writeDiscoveryFiles'

test('the sitemap has canonical URLs in order, and the dates that are known', async () => {
  const pages = [
    { path: '/quickstart', lastUpdated: '2024-01-08T09:30:00.000Z' },
    { path: '/', lastUpdated: null },
    { path: '/a-&-b', lastUpdated: null },
  ]
  expect(await sitemap(pages, 'https://docs.example.com')).toMatchInlineSnapshot(
    `"<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://docs.example.com/</loc></url><url><loc>https://docs.example.com/a-&amp;-b</loc></url><url><loc>https://docs.example.com/quickstart</loc><lastmod>2024-01-08T09:30:00.000Z</lastmod></url></urlset>"`,
  )
})

test('an older version of a page is listed only where the current version lacks the page', async () => {
  const pageOf = (name: string, hasPage: boolean) => ({
    path: `/api-5-7/${name}`,
    lastUpdated: null,
    edition: {
      name: '5.7',
      path: '/api-5-7',
      isCurrent: false,
      versions: [{ name: '5.8', isCurrent: true, path: `/api/${name}`, hasPage }],
    },
  })
  const urls = await sitemap([pageOf('both', true), pageOf('gone', false)], 'https://docs.example.com')
  expect(urls.match(/<loc>.*?<\/loc>/g)).toEqual(['<loc>https://docs.example.com/api-5-7/gone</loc>'])
})

test('robots.txt names the sitemap', () => {
  expect(robots('https://docs.example.com')).toBe(
    'User-agent: *\nContent-Signal: search=yes, ai-input=yes, ai-train=yes\nAllow: /\n\nSitemap: https://docs.example.com/sitemap.xml\n',
  )
})

test.each([
  [undefined, ''],
  ['production', ''],
  ['deploy-preview', '/*\n  x-robots-tag: noindex\n'],
  ['branch-deploy', '/*\n  x-robots-tag: noindex\n'],
])('in the context %s, the headers are %j', (context, headers) => {
  expect(previewHeaders({ CONTEXT: context })).toBe(headers)
})
