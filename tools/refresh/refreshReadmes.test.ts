import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { formatProblems } from '../../plugins/problem-report'
import type { SourcesLock } from '../../plugins/remote-document'
import { testServer, type TestServer } from '../../plugins/remote-document/testing/testServer'
import { newLock } from './newLock'
import { refreshReadmes } from './refreshReadmes'

const words =
  'This text has as many words as a page of the site needs, which are twenty at the least, and says nothing else.'
const readme = (...headings: string[]) => `# SDK\n\n${words}\n\n${headings.map((one) => `## ${one}\n\n`).join('')}`
const sourceOf = (name: string) => ({
  repository: `Unleash/${name}`,
  revision: 'main',
  file: 'README.md',
  route: `/reference/sdks/${name}`,
  label: name,
  type: 'server-side' as const,
})
const sources = ['go', 'java', 'vue'].map(sourceOf)

let server: TestServer
let bodies: Record<string, string>

beforeEach(async () => {
  bodies = Object.fromEntries(sources.map(({ repository }) => [repository, readme('Install', 'Use')]))
  server = await testServer((request, response) => {
    const body = bodies[(request.url ?? '').replace(/^\/|\/main\/README\.md$/g, '')]
    response.writeHead(body === undefined ? 404 : 200, { 'content-type': 'text/plain', etag: '"1"' }).end(body)
  })
})
afterEach(() => server.close())

const refresh = (lock: SourcesLock, today = '2024-02-01') =>
  refreshReadmes({ sources, baseUrl: new URL('/', server.url).href, lock, today, retryDelay: 1 })
const lockWith = ({ texts }: Awaited<ReturnType<typeof refresh>>, old: SourcesLock = {}) =>
  newLock({ documents: [], readmes: sources, bundledFolder: 'content/readmes' }, old, texts)

describe('READMEs', () => {
  it('that are not locked yet are locked under their own URL, with their headings', async () => {
    const refreshed = await refresh({})
    expect(refreshed.problems).toEqual([])
    expect(refreshed.lines[0]).toBe('Unleash/go: 139 bytes, not locked before; 2 headings')
    expect((await lockWith(refreshed))['https://raw.githubusercontent.com/Unleash/go/main/README.md']).toEqual({
      remote: {
        etag: '"1"',
        sha256: expect.stringMatching(/^[\da-f]{64}$/) as string,
        bytes: Buffer.byteLength(readme('Install', 'Use')),
        date: '2024-02-01',
        headings: ['Install', 'Use'],
      },
      bundled: { file: 'content/readmes/go.md' },
    })
  })

  it('that have not changed keep their day', async () => {
    const lock = await lockWith(await refresh({}))
    const again = await refresh(lock, '2024-03-01')
    expect(again).toMatchObject({ lines: [], problems: [] })
    expect(await lockWith(again, lock)).toEqual(lock)
  })

  it('that have changed are told by their headings', async () => {
    const lock = await lockWith(await refresh({}))
    bodies['Unleash/go'] = readme('Install', 'Use it', 'Upgrade')
    bodies['Unleash/vue'] = `${readme('Install', 'Use')}One more sentence.\n`
    expect((await refresh(lock, '2024-03-01')).lines.join('\n')).toMatchInlineSnapshot(`
      "Unleash/go: 154 bytes, 139 before (2024-02-01)
        + heading "Upgrade"
        + heading "Use it"
        - heading "Use"
      Unleash/vue: 158 bytes, 139 before (2024-02-01)
        the same headings"
    `)
  })

  it('that cannot be used stay as they are locked, and the others are refreshed', async () => {
    const lock = await lockWith(await refresh({}))
    bodies = { 'Unleash/go': 'Moved.', 'Unleash/java': readme('New') }
    const refreshed = await refresh(lock, '2024-03-01')
    const said = formatProblems(refreshed.problems).replaceAll(/:\d{4,5}\//g, ':4242/')
    expect(said).toMatchInlineSnapshot(`
      "http://127.0.0.1:4242/Unleash/go/main/README.md
        The README of Unleash/go can't be used. The README has only 1 word of text.
        It stays locked as the text of 2024-02-01.

      http://127.0.0.1:4242/Unleash/vue/main/README.md
        The README of Unleash/vue can't be used. The server returned 404 Not Found.
        It stays locked as the text of 2024-02-01."
    `)
    const after = await lockWith(refreshed, lock)
    const datesOf = (one: SourcesLock) => Object.values(one).map(({ remote }) => remote?.date)
    expect(datesOf(after)).toEqual(['2024-02-01', '2024-03-01', '2024-02-01'])
  })
})
