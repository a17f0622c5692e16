import { processRoutesManifest } from '../../node_modules/gatsby-adapter-netlify/dist/route-handler.js'
import { parseAllHeaders } from 'netlify-headers-parser'
import { parseAllRedirects } from 'netlify-redirect-parser'
import { expect, test } from 'vitest'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { formatHeaders, formatRedirects } from './staticFilesAdapter'

function fileWith(text: string): string {
  const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'redirects-')), 'file')
  fs.writeFileSync(file, text)
  return file
}

test('redirects are read back by Netlify\u2019s own parser', async () => {
  const text = formatRedirects([
    { type: 'redirect', path: '/old', toPath: '/new#part', status: 301, headers: [] },
    { type: 'redirect', path: '/docs', toPath: '/', status: 301, headers: [], force: true },
    { type: 'static', path: '/page', filePath: 'public/page/index.html', headers: [] },
  ])
  const { redirects, errors } = await parseAllRedirects({
    redirectsFiles: [fileWith(text)],
    configRedirects: [],
    minimal: true,
  })
  expect(errors).toEqual([])
  expect(redirects).toMatchObject([
    { from: '/old', to: '/new#part', status: 301, force: false },
    { from: '/docs', to: '/', status: 301, force: true },
  ])
})

test('headers are read back by Netlify\u2019s own parser', async () => {
  const text = formatHeaders([
    { path: '/*', headers: [{ key: 'x-frame-options', value: 'DENY' }] },
    { path: '/app.js', headers: [{ key: 'cache-control', value: 'public, max-age=31536000, immutable' }] },
  ])
  const { headers, errors } = await parseAllHeaders(
    // The package's types say that its lists are empty.
    { headersFiles: [fileWith(text)], minimal: true } as unknown as Parameters<typeof parseAllHeaders>[0],
  )
  expect(errors).toEqual([])
  expect(headers).toEqual([
    { for: '/*', values: { 'x-frame-options': 'DENY' } },
    { for: '/app.js', values: { 'cache-control': 'public, max-age=31536000, immutable' } },
  ])
})

test('on Netlify, whose adapter makes /page.html of /page, the redirect of /page.html still wins', () => {
  const { redirects } = processRoutesManifest(
    [{ type: 'redirect', path: '/page.html', toPath: '/page', status: 301, headers: [], force: true }],
    [],
  )
  expect(redirects).toContain('/page.html  /page  301!')
})
