import fs from 'node:fs'
import { createServer } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { formatProblems } from '../../plugins/problem-report'
import { listenLocally } from '../server/listenLocally'
import { checkExternalLinks, externalLinks } from './externalLinks'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'links-'))
afterAll(() => fs.rmSync(folder, { recursive: true }))

function writePage(page: string, ...targets: string[]): void {
  fs.mkdirSync(path.join(folder, page), { recursive: true })
  const links = targets.map((target) => `<a href="${target}">link</a>`).join('')
  fs.writeFileSync(path.join(folder, page, 'index.html'), `<html><head></head><body>${links}</body></html>`)
}

test('links to other sites are found once, with the pages that have them', () => {
  writePage('', '/a', 'https://docs.example.org/a', 'https://github.com/Unleash/unleash')
  writePage(
    'a',
    'https://github.com/Unleash/unleash#readme',
    'mailto:a@b.c',
    'https://github.com/Unleash/unleash/edit/main/a.mdx',
  )
  writePage('b', 'https://unleash.example.com/api', 'http://localhost:4242', 'https://pub.dev/packages/unleash')
  expect([...externalLinks(folder)]).toEqual([
    ['https://github.com/Unleash/unleash', ['/a', '/']],
    ['https://pub.dev/packages/unleash', ['/b']],
  ])
})

test('what is gone is an error, what could not be checked a warning', async () => {
  const server = createServer((request, response) => {
    response.statusCode = Number(request.url?.slice(1))
    if (response.statusCode === 302) response.setHeader('location', '/200')
    response.end('text')
  })
  const { port, close } = await listenLocally(server)
  const origin = `http://127.0.0.1:${port}`
  const links = new Map(
    ['200', '302', '403', '404', '410', '503'].map((status) => [`${origin}/${status}`, ['/a', '/b']]),
  )
  const problems = await checkExternalLinks(links, { tries: 1 })
  await close()
  const text = (severity: string) =>
    formatProblems(problems.filter((problem) => problem.severity === severity)).replaceAll(origin, 'https://host')
  expect(text('error')).toMatchInlineSnapshot(`
    "/a and 1 more
      https://host/404: The server returned 404 Not Found.
      Link to where the page is now, or remove the link.

    /a and 1 more
      https://host/410: The server returned 410 Gone.
      Link to where the page is now, or remove the link."
  `)
  expect(text('warning')).toMatchInlineSnapshot(`
    "/a and 1 more
      https://host/403: The server returned 403 Forbidden.
      Open the link in a browser.

    /a and 1 more
      https://host/503: The server returned 503 Service Unavailable.
      Open the link in a browser."
  `)
})
