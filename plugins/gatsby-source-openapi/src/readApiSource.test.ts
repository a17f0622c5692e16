import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { documentOf } from '../__fixtures__/documentWith'
import { formatProblems } from '../../gatsby-problem-report/src/formatProblems'
import { testServer, type TestServer } from '../../gatsby-remote-document/src/testServer'
import { readApiSource } from './readApiSource'

let root: string
let server: TestServer
let answer: string

/** The bundled document of these tests has 10 operations, the remote one 12 unless a test says otherwise. */
beforeEach(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'openapi-'))
  await writeFile(path.join(root, 'api.json'), JSON.stringify(documentOf(10)))
  answer = JSON.stringify(documentOf(12))
  server = await testServer((_request, response) => {
    response.writeHead(answer === '' ? 500 : 200, { 'content-type': 'application/json' }).end(answer)
  })
})

afterEach(async () => {
  await server.close()
  await rm(root, { recursive: true })
})

async function read(over: { mode?: string; openapiUrl?: string }, store = new Map<string, unknown>()) {
  const { value, origin, problems } = await readApiSource(
    { document: { url: `${server.url}?configured`, bundledFile: 'api.json' }, infoSlug: 'unleash-api', ...over },
    root,
    { get: async (key) => store.get(key), set: async (key, entry) => store.set(key, entry) },
    { sleep: async () => {} },
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

  it('OPENAPI_URL implies live', async () => {
    expect(await read({ openapiUrl: server.url })).toMatchObject({ count: 12, kind: 'remote' })
    answer = ''
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

  it('bundled asks nothing of the network', async () => {
    await read({ mode: 'bundled' })
    expect(server.requests).toBe(0)
  })

  it('an unknown mode is an error', async () => {
    expect((await read({ mode: 'life' })).said).toMatchInlineSnapshot(`
      "environment variable SOURCES
        "life" is no way to read remote documents.
        Nearest: "live"."
    `)
  })
})

describe('the configured document', () => {
  beforeEach(async () => {
    const bundled = JSON.stringify(documentOf(10)).replace('List flags', 'Our words')
    await writeFile(path.join(root, 'api.json'), bundled)
    answer = JSON.stringify(documentOf(9))
  })

  it('has our texts, and pages for operations that only ours has', async () => {
    const { value } = await read({ mode: 'live' })
    expect(value?.operations).toHaveLength(10)
    expect(value?.operations[0]?.summary).toBe('Our words')
    expect(value?.operations.map(({ deprecated }) => deprecated).filter(Boolean)).toHaveLength(1)
    expect(JSON.stringify(value?.json)).toContain('no longer has this operation')
  })

  it('is another one where OPENAPI_URL names it', async () => {
    const { value } = await read({ openapiUrl: server.url })
    expect(value?.operations).toHaveLength(9)
    expect(value?.operations[0]?.summary).toBe('List flags')
  })
})

describe('a remote document that is not good', () => {
  it('30 % fewer operations are used, with a warning', async () => {
    answer = JSON.stringify(documentOf(7))
    const { count, kind, said } = await read({ mode: 'live' })
    expect([count, kind]).toEqual([10, 'remote'])
    expect(said).toMatchInlineSnapshot(`
      "http://127.0.0.1:4242/document.json
        The document has 7 operations, the bundled one has 10.
        Check that it is complete; its pages are built all the same."
    `)
  })

  it.each([
    ['nothing but an error', ''],
    ['no path', JSON.stringify(documentOf(0))],
    ['cut at half', JSON.stringify(documentOf(12)).slice(0, 700)],
    ['an id twice', JSON.stringify(documentOf(12)).replace('getFlag2"', 'getFlag1"')],
    ['a reference to nothing', JSON.stringify({ ...documentOf(12), components: { schemas: { a: { $ref: '#/b' } } } })],
  ])('%s: the bundled one is used, with one warning', async (_name, text) => {
    answer = text
    expect(await read({ mode: 'live' })).toMatchObject({ count: 10, kind: 'bundled', severities: ['warning'] })
  })

  it('the last good one is used first', async () => {
    const store = new Map<string, unknown>()
    await read({ mode: 'live' }, store)
    answer = JSON.stringify(documentOf(12)).replace('getFlag2"', 'getFlag1"').replace('getFlag4"', 'getFlag3"')
    const { count, kind, said } = await read({ mode: 'live' }, store)
    expect([count, kind]).toEqual([12, 'cache'])
    expect(said.replace(/\d{4}-\d\d-\d\d \d\d:\d\d/, '<time>')).toMatchInlineSnapshot(`
      "http://127.0.0.1:4242/document.json
        The OpenAPI document at this address cannot be used. /paths/~1flags~12/get: The operationId "getFlag1" is used already at /paths/~1flags~11/get. (and 1 more problem)
        The last good copy is used, fetched on <time> UTC."
    `)
  })
})

it('a bundled document that is not good fails with all its problems', async () => {
  const text = JSON.stringify(documentOf(4)).replace('getFlag2"', 'getFlag1"').replace('getFlag4"', 'getFlag3"')
  await writeFile(path.join(root, 'api.json'), text)
  const { count, said } = await read({})
  expect(count).toBeUndefined()
  expect(said).toMatchInlineSnapshot(`
    "api.json  /paths/~1flags~12/get
      The operationId "getFlag1" is used already at /paths/~1flags~11/get.
      Give one of the two operations another id.

    api.json  /paths/~1flags~14/get
      The operationId "getFlag3" is used already at /paths/~1flags~13/get.
      Give one of the two operations another id."
  `)
})
