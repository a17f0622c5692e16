import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { offlineFiles, partSizes } from './offlineEdition'
import { zipOf, zippedSizes } from './zipOf'

let folder: string

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'offline-'))
})

function write(files: Record<string, string | Buffer>): void {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name)
    fs.mkdirSync(path.dirname(file), { recursive: true })
    fs.writeFileSync(file, content)
  }
}

const html = (body: string) =>
  `<html><head><script data-path="/" data-base="/docs">head()</script></head><body>${body}</body></html>`
const site = {
  'index.html': html('<a href="/docs/quickstart">Quickstart</a>'),
  '404.html': html(''),
  'quickstart/index.html': html('<a href="/docs/">Home</a><a href="/docs/quickstart.md">Markdown</a>'),
  'quickstart.md': '# Quickstart',
  'quickstart/next-steps.md': '## Next steps',
  'quickstart.png': 'preview',
  'quickstart/llms.txt': 'pages',
  'llms.txt': 'pages',
  'llms-full.txt': 'all',
  'app-1.js': 'app()',
  'styles.1.css': '@font-face{src:url(/docs/static/font-1.woff2)}',
  'static/font-1.woff2': 'font',
  'page-data/index/page-data.json': '{}',
  'openapi/unleash.json': '{}',
  _headers: '/*',
  '.well-known/security.txt': 'Contact',
}

test('pages have the symbols of files that they use', async () => {
  write({
    ...site,
    'index.html': html('<svg><use href="/docs/img/sdks.svg#go"/></svg>'),
    'img/sdks.svg': '<svg xmlns="http://www.w3.org/2000/svg">\n<symbol id="go"><path d="M0 0"/></symbol>\n</svg>',
  })
  const page = String((await offlineFiles(folder, '/docs')).get('index.html'))
  expect(page).toContain('<use href="#symbol:go"/>')
  expect(page).toContain('<symbol id="symbol:go"><path d="M0 0"/></symbol>')
})

test('it has what readers of a server of files use', async () => {
  write(site)
  const files = await offlineFiles(folder, '/docs')
  expect([...files.keys()].sort()).toEqual([
    '404.html',
    'app-1.js',
    'document-head.js',
    'index.html',
    'llms.txt',
    'openapi/unleash.json',
    'page-data/index/page-data.json',
    'quickstart.md',
    'quickstart/index.html',
    'static/font-1.woff2',
    'styles.1.css',
  ])
  expect(String(files.get('document-head.js'))).toBe('head()')
  expect(String(files.get('styles.1.css'))).toBe('@font-face{src:url(static/font-1.woff2)}')
})

test('the same site is the same zip', async () => {
  write({ ...site, 'static/a.webp': await picture(1600) })
  const [first, second] = [await offlineFiles(folder, '/docs'), await offlineFiles(folder, '/docs')]
  expect(zipOf(second)).toEqual(zipOf(first))
})

test('pictures have the size of a phone, unless they are smaller', async () => {
  write({ ...site, 'static/large.webp': await picture(1600), 'static/small.webp': await picture(300) })
  const files = await offlineFiles(folder, '/docs')
  const widths = ['large', 'small'].map(
    async (name) => (await sharp(files.get(`static/${name}.webp`)).metadata()).width,
  )
  expect(await Promise.all(widths)).toEqual([780, 300])
})

test('a link to a file that is left out stops it', async () => {
  write({ ...site, 'quickstart/index.html': html('<a href="/docs/llms-full.txt">All pages</a>') })
  await expect(offlineFiles(folder, '/docs')).rejects.toThrow(
    "1 links of the offline edition lead to files that it leaves out or that don't exist:\n  quickstart/index.html: /llms-full.txt\n",
  )
})

test('sizes are summed by part', async () => {
  write(site)
  const sizes = partSizes(zippedSizes(await offlineFiles(folder, '/docs')))
  expect(sizes.map(({ name, files }) => `${name}: ${files}`)).toMatchInlineSnapshot(`
    [
      "Pages: 3",
      "Markdown copies: 2",
      "API documents and samples: 1",
      "Data of pages and of the search: 1",
      "Scripts: 2",
      "Style sheets and fonts: 2",
    ]
  `)
})

function picture(width: number): Promise<Buffer> {
  return sharp({
    create: {
      width,
      height: 100,
      channels: 3,
      background: '#1a4049',
      noise: { type: 'gaussian', mean: 128, sigma: 9 },
    },
  })
    .webp({ quality: 90 })
    .toBuffer()
}
