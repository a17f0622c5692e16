import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { documentOf } from '../__fixtures__/documentWith'
import { formatProblems } from '../../problem-report'
import { testServer, type TestServer } from '../../remote-document/testing/testServer'
import { readApiSource, startApiSource } from './readApiSource'

/** The bundled document. */
let bundled: string
let server: TestServer
let body: string

/** The bundled document of these tests has 10 operations, the remote one 12 unless a test says otherwise. */
beforeEach(async () => {
  bundled = JSON.stringify(documentOf(10))
  body = JSON.stringify(documentOf(12))
  server = await testServer((_request, response) => {
    response.writeHead(body === '' ? 500 : 200, { 'content-type': 'application/json' }).end(body)
  })
})

afterEach(() => server.close())

const readFile = async () => bundled

async function read(
  { document, ...over }: { mode?: string; openapiUrl?: string; document?: { version?: string; bundledFile?: string } },
  store = new Map<string, unknown>(),
) {
  const { value, origin, problems } = await readApiSource(
    {
      document: { version: '1.2', url: `${server.url}?configured`, bundledFile: 'api.json', ...document },
      infoSlug: 'unleash-api',
      ...over,
    },
    readFile,
    { get: async (key) => store.get(key), set: async (key, entry) => store.set(key, entry) },
    { retryDelay: 1 },
  )
  const said = formatProblems(problems).replaceAll(/:\d{4,5}\//g, ':4242/')
  return {
    value,
    count: value?.operations.length,
    kind: origin?.kind,
    severities: problems.map(({ severity }) => severity),
    said,
  }
}

describe('which document is read', () => {
  it.each([
    [{}, 10, 'bundled'],
    [{ mode: 'bundled' }, 10, 'bundled'],
    [{ mode: 'live' }, 12, 'remote'],
    [{ mode: 'strict' }, 12, 'remote'],
    [{ mode: 'live', openapiUrl: '' }, 12, 'remote'],
  ])('%j: %i operations, %s', async (options, count, kind) => {
    expect(await read(options)).toMatchObject({ count, kind, severities: [] })
  })

  it('one that was started before is not fetched again', async () => {
    const document = { version: '1.2', url: `${server.url}?configured`, bundledFile: 'api.json' }
    startApiSource({ document, infoSlug: 'unleash-api', mode: 'live' })
    expect(await read({ mode: 'live' })).toMatchObject({ count: 12, kind: 'remote' })
    expect(server.requests).toBe(1)
    startApiSource({ document, infoSlug: 'unleash-api' })
    expect(server.requests).toBe(1)
  })

  it('OPENAPI_URL implies live', async () => {
    expect(await read({ openapiUrl: server.url })).toMatchObject({ count: 12, kind: 'remote' })
    body = ''
    expect(await read({ openapiUrl: server.url })).toMatchObject({
      count: 10,
      kind: 'bundled',
      severities: ['warning'],
    })
    expect(await read({ openapiUrl: server.url, mode: 'strict' })).toMatchObject({
      count: undefined,
      severities: ['error'],
    })
  })

  it('bundled sends no requests', async () => {
    await read({ mode: 'bundled' })
    expect(server.requests).toBe(0)
  })

  it('an unknown mode is an error', async () => {
    expect((await read({ mode: 'life' })).said).toMatchInlineSnapshot(`
      "environment variable SOURCES
        "life" isn't a mode of reading remote documents.
        Did you mean "live"?"
    `)
  })
})

describe('the configured document', () => {
  beforeEach(() => {
    bundled = bundled.replace('List flags', 'Our words')
    body = JSON.stringify(documentOf(9))
  })

  it('has our texts, and pages for operations that only ours has', async () => {
    const { value } = await read({ mode: 'live' })
    expect(value?.operations).toHaveLength(10)
    expect(value?.operations[0]?.summary).toBe('Our words')
    expect(
      value?.operations.flatMap(({ operationId, onlyIn }) => (onlyIn === undefined ? [] : [[operationId, onlyIn]])),
    ).toEqual([['getFlag10', '1.2']])
    expect(JSON.stringify(value?.json)).toContain("doesn't have this operation")
    expect(value?.other).toBeUndefined()
  })

  it('has its own texts where OPENAPI_URL names it', async () => {
    const { value } = await read({ openapiUrl: server.url })
    expect(value?.operations[0]?.summary).toBe('List flags')
    expect(value?.operations.filter(({ onlyIn }) => onlyIn !== undefined)).toHaveLength(1)
  })

  it('is alone where OPENAPI_URL names another API', async () => {
    body = body.replace('Flags API', 'Pets API').replace('1.2.3', '7.5.0')
    const { value } = await read({ openapiUrl: server.url })
    expect(value?.operations).toHaveLength(9)
    expect(value?.other).toBeUndefined()
  })

  it.each([
    ['7.5.1', { mode: 'live' }, { version: '7.5', bundled: '1.2', hasBundledTexts: true }],
    ['1.1.9', { mode: 'live' }, { version: '1.1', bundled: '1.2', hasBundledTexts: true }],
    ['1.2.9', { mode: 'live' }, undefined],
    ['', { mode: 'live' }, { version: 'without a number', bundled: '1.2', hasBundledTexts: true }],
  ])('announces version %j in the mode %j', async (version, options, other) => {
    body = body.replace('1.2.3', version)
    expect((await read(options)).value?.other).toEqual(other)
  })

  it('announces the version of OPENAPI_URL, with its own texts', async () => {
    body = body.replace('1.2.3', '7.5.0')
    expect((await read({ openapiUrl: server.url })).value?.other).toEqual({
      version: '7.5',
      bundled: '1.2',
      hasBundledTexts: false,
    })
  })
})

it('each document is parsed once', async () => {
  const parse = vi.spyOn(JSON, 'parse')
  expect((await read({ mode: 'live' })).count).toBe(12)
  expect(parse.mock.calls.filter(([text]) => text.includes('"openapi"'))).toHaveLength(2)
  parse.mockRestore()
})

it('an operation of ours whose path the fetched document uses keeps its page', async () => {
  // The page of our getFlag10 would get the path of this one.
  body = JSON.stringify(documentOf(9)).replace('"getFlag9"', '"get-flag-10"')
  const { count, value } = await read({ mode: 'live' })
  expect([count, value?.operations.some(({ onlyIn }) => onlyIn !== undefined)]).toEqual([10, true])
})

describe('a remote document that is not good', () => {
  it('30 % fewer operations are used, with a warning', async () => {
    body = JSON.stringify(documentOf(7))
    const { count, kind, said } = await read({ mode: 'live' })
    expect([count, kind]).toEqual([10, 'remote'])
    expect(said).toMatchInlineSnapshot(`
      "http://127.0.0.1:4242/document.json
        The document has 7 operations; the bundled one has 10.
        Check that it is complete. Its pages are built anyway."
    `)
  })

  it.each([
    ['nothing but an error', ''],
    ['no path', JSON.stringify(documentOf(0))],
    ['cut at half', JSON.stringify(documentOf(12)).slice(0, 700)],
    ['an id twice', JSON.stringify(documentOf(12)).replace('getFlag2"', 'getFlag1"')],
    ['a reference to nothing', JSON.stringify({ ...documentOf(12), components: { schemas: { a: { $ref: '#/b' } } } })],
  ])('%s: the bundled one is used, with one warning', async (_name, text) => {
    body = text
    expect(await read({ mode: 'live' })).toMatchObject({ count: 10, kind: 'bundled', severities: ['warning'] })
  })

  it('the last good one is used first', async () => {
    const store = new Map<string, unknown>()
    await read({ mode: 'live' }, store)
    body = JSON.stringify(documentOf(12)).replace('getFlag2"', 'getFlag1"').replace('getFlag4"', 'getFlag3"')
    const { count, kind, said } = await read({ mode: 'live' }, store)
    expect([count, kind]).toEqual([12, 'cache'])
    expect(said.replace(/\d{4}-\d\d-\d\d \d\d:\d\d/, '<time>')).toMatchInlineSnapshot(`
      "http://127.0.0.1:4242/document.json
        The OpenAPI document can't be used. /paths/~1flags~12/get: The operationId "getFlag1" is already used at /paths/~1flags~11/get. (and 1 more problem)
        The build uses the last good copy, fetched on <time> UTC."
    `)
  })
})

it('a bundled document that is not good fails with all its problems', async () => {
  bundled = JSON.stringify(documentOf(4)).replace('getFlag2"', 'getFlag1"').replace('getFlag4"', 'getFlag3"')
  const { count, said } = await read({})
  expect(count).toBeUndefined()
  expect(said).toMatchInlineSnapshot(`
    "api.json  /paths/~1flags~12/get
      The operationId "getFlag1" is already used at /paths/~1flags~11/get.
      Give one of the two operations another ID.

    api.json  /paths/~1flags~14/get
      The operationId "getFlag3" is already used at /paths/~1flags~13/get.
      Give one of the two operations another ID."
  `)
})

describe('the version of a bundled document', () => {
  it.each(['1.3.0', '2', '', 'next'])('%j is an error where the list says 1.2', async (version) => {
    bundled = JSON.stringify(documentOf(2), null, 2).replace('1.2.3', version)
    expect(await read({})).toMatchObject({ count: undefined, severities: ['error'] })
  })

  it('that is wrong is reported with its line', async () => {
    bundled = JSON.stringify(documentOf(2), null, 2)
    expect((await read({ document: { version: '1.3' } })).said).toMatchInlineSnapshot(`
      "api.json:5  /info/version
        The document is of version "1.2", but content/site/sources.ts lists it as "1.3".
        Correct the version there, or replace the document."
    `)
  })

  it('that is fetched may be another one', async () => {
    body = body.replace('1.2.3', '7.5.0')
    expect(await read({ mode: 'live' })).toMatchObject({ kind: 'remote', severities: [] })
  })
})

it('a version without a URL is never fetched', async () => {
  const options = { document: { version: '1.2', bundledFile: 'api.json' }, infoSlug: 'unleash-api', mode: 'strict' }
  startApiSource(options)
  const { origin } = await readApiSource(options, readFile, { get: async () => undefined, set: async () => undefined })
  expect([origin?.kind, server.requests]).toEqual(['bundled', 0])
})
