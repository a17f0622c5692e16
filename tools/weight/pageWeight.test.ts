import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { pageFiles, pageWeight } from './pageWeight'

const html = `<html><head>
<link rel="stylesheet" href="/styles.1.css"/><link rel="icon" href="/favicon.svg"/>
<link as="script" rel="preload" href="/app-1.js"/>
<script src="/polyfill-1.js" nomodule=""></script>
<script>inline()</script></head><body>
<script src="/app-1.js" async></script><script src="/commons-1.js?x" async></script>
<script src="https://elsewhere.example/x.js"></script></body></html>`

test('the files of a page are those it loads by itself, each once', () => {
  expect(pageFiles(html)).toEqual({ scripts: ['/app-1.js', '/commons-1.js'], styleSheets: ['/styles.1.css'] })
})

test('bytes are those of brotli; the chunks of the template count, once', () => {
  const site = fs.mkdtempSync(path.join(os.tmpdir(), 'weight-'))
  const folder = path.join(site, 'public')
  fs.mkdirSync(path.join(site, '.cache'))
  fs.mkdirSync(folder)
  fs.mkdirSync(path.join(folder, 'guide'))
  fs.mkdirSync(path.join(folder, 'page-data/guide'), { recursive: true })
  fs.writeFileSync(path.join(folder, 'page-data/guide/page-data.json'), '{"componentChunkName":"template"}')
  const assetsByChunkName = { template: ['styles.1.css', 'commons-1.js', 'template-1.js'], other: ['other-1.js'] }
  fs.writeFileSync(path.join(site, '.cache/webpack.stats.json'), JSON.stringify({ assetsByChunkName }))
  fs.writeFileSync(path.join(folder, 'guide/index.html'), html)
  for (const name of ['app-1.js', 'commons-1.js', 'template-1.js'])
    fs.writeFileSync(path.join(folder, name), 'a'.repeat(10_000))
  fs.writeFileSync(path.join(folder, 'styles.1.css'), 'b'.repeat(10_000))
  const { js, css, html: htmlBytes } = pageWeight(folder, '/guide')
  expect(css).toBeGreaterThan(5)
  expect(css).toBeLessThan(50)
  expect(js).toBe(3 * css)
  expect(htmlBytes).toBeLessThan(html.length)
})
