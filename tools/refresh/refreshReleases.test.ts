import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { formatProblems } from '../../plugins/problem-report'
import { testServer, type TestServer } from '../../plugins/remote-document/testing/testServer'
import type { Releases } from '../../plugins/gatsby-source-facts/src/newestReleases'
import { refreshReleases, releasesJson } from './refreshReleases'

let server: TestServer
let bodies: Record<string, string>

beforeEach(async () => {
  server = await testServer((request, response) => {
    const body = bodies[request.url ?? '']
    response.writeHead(body === undefined ? 404 : 200, { 'content-type': 'application/json' }).end(body)
  })
})

afterEach(() => server.close())

const known: Releases = {
  node: { version: '5.3.0', seen: '2024-01-10' },
  ruby: { version: '5.0.0', seen: '2024-01-11' },
}
const refresh = () =>
  refreshReleases({
    url: new URL(server.url).origin,
    repositories: ['ruby', 'node', 'rust'],
    known,
    today: '2024-02-01',
    retryDelay: 1,
  })
const release = (tag: string) => JSON.stringify({ tag_name: tag })

describe('the newest releases', () => {
  it.each([
    ['v5.4.0', '5.4.0'],
    ['5.4.0', '5.4.0'],
    ['unleash-node-v20.4.1', '20.4.1'],
    ['v6.0.0-beta.2', '6.0.0-beta.2'],
    ['v2.2', '2.2'],
  ])('the tag %s is the version %s', async (tag, version) => {
    bodies = { '/node/releases/latest': release(tag) }
    const { releases, lines } = await refresh()
    expect(releases.node).toEqual({ version, seen: '2024-02-01' })
    expect(lines).toEqual([`node ${version}, 5.3.0 before`])
  })

  it('that are known keep their day, and a new repository is added in its place', async () => {
    bodies = {
      '/node/releases/latest': release('v5.3.0'),
      '/ruby/releases/latest': release('v5.0.0'),
      '/rust/releases/latest': release('v0.10.0'),
    }
    const { releases, lines, problems } = await refresh()
    expect({ lines, problems }).toEqual({ lines: ['rust 0.10.0, none before'], problems: [] })
    expect(releasesJson(releases)).toMatchInlineSnapshot(`
      "{
        "node": { "version": "5.3.0", "seen": "2024-01-10" },
        "ruby": { "version": "5.0.0", "seen": "2024-01-11" },
        "rust": { "version": "0.10.0", "seen": "2024-02-01" }
      }
      "
    `)
  })

  it('that cannot be read stay as they are, with the reason', async () => {
    bodies = { '/node/releases/latest': '<html>', '/ruby/releases/latest': release('nightly') }
    const { releases, lines, problems } = await refresh()
    expect({ releases, lines }).toEqual({ releases: known, lines: [] })
    expect(formatProblems(problems).replaceAll(/:\d{4,5}\//g, ':4242/')).toMatchInlineSnapshot(`
      "http://127.0.0.1:4242/node/releases/latest
        The newest release of node can't be read. The response is not JSON.
        It stays at 5.3.0.

      http://127.0.0.1:4242/ruby/releases/latest
        The newest release of ruby can't be read. The tag "nightly" doesn't end in a version.
        It stays at 5.0.0.

      http://127.0.0.1:4242/rust/releases/latest
        The newest release of rust can't be read. The server returned 404 Not Found.
        Its newest release stays unknown."
    `)
  })

  it('are in the file as they are written', () => {
    const text = readFileSync('content/data/newestReleases.json', 'utf8')
    expect(releasesJson(JSON.parse(text) as Releases)).toBe(text)
  })
})
