import fs from 'node:fs/promises'
import { createServer } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listenLocally } from '../server/listenLocally'
import { startSiteServer } from '../server/startSiteServer'
import { comparePublished } from './comparePublished'

const built: Readonly<Record<string, string>> = {
  'index.html': '<h1>Home</h1>',
  'guide/index.html': '<h1>Guide</h1>',
  'guide.md': '# Guide',
  '404.html': '<h1>Not found</h1>',
  'robots.txt': 'User-agent: *',
  'sitemap.xml': '<urlset/>',
  _redirects: '/old /guide 301\n/older /guide#part 301\n',
  _headers: '/*\n  x-content-type-options: nosniff\n',
}

let folder: string
let published: string

beforeEach(async () => {
  const root = await fs.mkdtemp(path.join(os.tmpdir(), 'verify-'))
  folder = path.join(root, 'built')
  published = path.join(root, 'published')
  for (const place of [folder, published])
    for (const [file, text] of Object.entries(built)) {
      await fs.mkdir(path.dirname(path.join(place, file)), { recursive: true })
      await fs.writeFile(path.join(place, file), text)
    }
})

afterEach(() => fs.rm(path.dirname(folder), { recursive: true }))

async function differences(): Promise<Record<string, string[]>> {
  const server = await startSiteServer(published, 0)
  try {
    const found = await comparePublished(`http://127.0.0.1:${server.port}`, folder)
    return Object.fromEntries(found.map((row) => [`${row.name}: ${row.compared}`, row.differences]))
  } finally {
    await server.close()
  }
}

test('the same files, redirects and headers are the same', async () => {
  expect(await differences()).toEqual({
    'Files: 3': [],
    'robots.txt and sitemap: 2': [],
    'Unknown path: 1': [],
    'Redirects: 2': [],
    'Headers: 5': [],
  })
})

test('every difference is named', async () => {
  await fs.writeFile(path.join(published, 'guide/index.html'), '<h1>Other</h1>')
  await fs.writeFile(path.join(published, 'robots.txt'), 'Disallow')
  await fs.rm(path.join(published, 'guide.md'))
  await fs.writeFile(path.join(published, '404.html'), 'Nothing')
  await fs.writeFile(path.join(published, '_redirects'), '/old / 302\n')
  await fs.writeFile(path.join(published, '_headers'), '/guide\n  x-content-type-options: nosniff\n')
  expect(await differences()).toMatchInlineSnapshot(`
    {
      "Files: 3": [
        "/guide has 14 bytes, 14 in the build, but others",
        "/guide.md returns 404",
      ],
      "Headers: 5": [
        "/ has other values, or none, of: x-content-type-options",
        "/guide.md has other values, or none, of: x-content-type-options",
        "/robots.txt has other values, or none, of: x-content-type-options",
        "/sitemap.xml has other values, or none, of: x-content-type-options",
      ],
      "Redirects: 2": [
        "/old returns 302 and leads to /, instead of 301 and /guide",
        "/older returns 404, instead of 301 and /guide#part",
      ],
      "Unknown path: 1": [
        "/no-such-page doesn't show the page for unknown paths",
      ],
      "robots.txt and sitemap: 2": [
        "/robots.txt has 8 bytes, 13 in the build",
      ],
    }
  `)
})

test('a host that moves each page to a path with a slash is no different', async () => {
  const server = await listenLocally(
    createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://host')
      const file = `${pathname.slice(1)}${pathname.endsWith('/') ? 'index.html' : ''}`
      const text = built[file]
      if (text === undefined && `${file}/index.html` in built)
        response.writeHead(301, { location: `${pathname}/` }).end()
      else response.writeHead(text === undefined ? 404 : 200).end(text ?? built['404.html'])
    }),
  )
  const found = await comparePublished(`http://127.0.0.1:${server.port}/`, folder)
  await server.close()
  expect(found.find(({ name }) => name === 'Files')?.differences).toEqual([])
})

test('a host that does not respond is said so', async () => {
  const server = await listenLocally(createServer())
  await server.close()
  const [files] = await comparePublished(`http://127.0.0.1:${server.port}`, folder)
  expect(files?.differences[0]?.replace(/:\d+$/, ':4242')).toBe(
    'guide.md could not be fetched: connect ECONNREFUSED 127.0.0.1:4242',
  )
})
