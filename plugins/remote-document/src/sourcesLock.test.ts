import { expect, it, describe } from 'vitest'
import { formatProblems } from '../../problem-report'
import { fingerprint } from './fingerprint'
import { copyProblems, lockReport, parseSourcesLock, readSourcesLock, type SourcesLock } from './sourcesLock'

const url = 'https://example.com/api.json'
const readme = (name: string) => `https://raw.example.com/${name}/main/README.md`
const lockFile = 'content/sources.lock.json'
const valid = {
  [url]: { bundled: { file: 'content/api.json', ...fingerprint('{}\n') } },
  [readme('go')]: {
    remote: { commit: 'a'.repeat(40), ...fingerprint('# Go'), date: '2024-01-31', headings: ['Install', 'Use'] },
    bundled: { file: 'content/readmes/go.md' },
  },
} satisfies SourcesLock

const saidOf = (text: string) => formatProblems(parseSourcesLock(text, lockFile).problems)
const written = (value: unknown) => JSON.stringify(value, null, 2)

it('a valid lock is read as it is', () => {
  expect(parseSourcesLock(written(valid), lockFile)).toEqual({ lock: valid, problems: [] })
})

describe('what is wrong in the lock is told by file, line and entry', () => {
  it.each<[string, string]>([
    ['junk', 'conflict <<<<<<<'],
    ['cut at half', written(valid).slice(0, 200)],
    ['a list', '[]'],
    ['another schema', written({ version: 3, packages: {} })],
    ['a hash that is none', written({ [url]: { bundled: { file: 'content/api.json', sha256: 'abc', bytes: -1 } } })],
    ['no copy', written({ [url]: {} })],
    ['an unknown key', written({ [url]: { bundled: { file: 'a.json' }, integrity: 'sha512' } })],
    ["a key that isn't a URL", written({ 'javascript:alert(1)': { bundled: { file: 'a.json' } } })],
    [
      'a day that is none',
      written({ [url]: { remote: { ...fingerprint(''), date: 'soon' }, bundled: { file: 'a' } } }),
    ],
  ])('%s', (_name, text) => {
    const { lock, problems } = parseSourcesLock(text, lockFile)
    expect(lock).toEqual({})
    expect(problems.map(({ severity, file }) => `${severity} ${file}`)).toContain(`error ${lockFile}`)
    expect(saidOf(text)).toMatchSnapshot()
  })

  it('no file', () => {
    expect(formatProblems(readSourcesLock('content/missing.lock.json').problems)).toMatchInlineSnapshot(`
      "content/missing.lock.json
        The lock of sources can't be read.
        Run "npm run sources:refresh -- --lock", which writes it."
    `)
  })
})

describe('a bundled copy', () => {
  const problemsOf = (lock: SourcesLock, text: string, file = 'content/api.json') =>
    formatProblems(copyProblems({ lock, lockFile, url }, { file, text }))

  it('is the one of the lock', () => {
    expect(problemsOf(valid, '{}\n')).toBe('')
  })

  it('was edited, or is missing in the lock', () => {
    const withoutHash = { [url]: { bundled: { file: 'content/api.json' } } }
    expect([problemsOf(valid, '{ }\n'), problemsOf(withoutHash, '{}\n'), problemsOf({}, '{}\n')].join('\n\n'))
      .toMatchInlineSnapshot(`
      "content/api.json
        The file has SHA-256 1d6faa9e1a76, 4 bytes, but content/sources.lock.json names SHA-256 ca3d163bab05, 3 bytes.
        Run "npm run sources:refresh -- --lock", and commit content/sources.lock.json with the file.

      content/api.json
        The file has SHA-256 ca3d163bab05, 3 bytes, but content/sources.lock.json has no SHA-256 of it.
        Run "npm run sources:refresh -- --lock", and commit content/sources.lock.json with the file.

      content/api.json
        content/sources.lock.json doesn't name this copy of https://example.com/api.json.
        Run "npm run sources:refresh -- --lock", and commit content/sources.lock.json with the file."
    `)
  })

  it('of another name is not the one of the lock', () => {
    expect(problemsOf(valid, '{}\n', 'content/api-2.json')).toContain("doesn't name this copy")
  })
})

describe('what a build has fetched', () => {
  const fetched = (name: string, text: string, headings: string[]) =>
    ({
      name: `Unleash/${name}`,
      url: readme(name),
      origin: { kind: 'remote', location: readme(name), retrievedAt: '2024-02-01T00:00:00Z', ...fingerprint(text) },
      headings,
    }) as const

  it('is as locked', () => {
    expect(
      lockReport('READMEs', [fetched('go', '# Go', ['Install', 'Use'])], { lock: valid, lockFile }),
    ).toBeUndefined()
  })

  it('differs, in one message', () => {
    const documents = [
      fetched('go', '# Go 2', ['Install', 'Upgrade']),
      fetched('rust', '# Rust', []),
      { name: 'Unleash/java', url: readme('java'), origin: { kind: 'bundled', location: 'content/readmes/java.md' } },
    ] as const
    expect(lockReport('READMEs', documents, { lock: valid, lockFile })).toMatchInlineSnapshot(`
      "READMEs that differ from content/sources.lock.json: 2 of 2 fetched
        Unleash/go: SHA-256 54570c9b2de4, 6 bytes; locked: SHA-256 eeab98faa557, 4 bytes of 2024-01-31
          + heading "Upgrade"
          - heading "Use"
        Unleash/rust: not locked yet, SHA-256 f5e2a542af8c, 6 bytes
      To see the changes in words and to lock these texts, run "npm run sources:refresh"."
    `)
  })

  it('is not compared where the bundled copies are used', () => {
    const origin = { kind: 'bundled', location: 'content/api.json' } as const
    expect(lockReport('OpenAPI documents', [{ name: 'API', url, origin }], { lock: {}, lockFile })).toBeUndefined()
  })
})
