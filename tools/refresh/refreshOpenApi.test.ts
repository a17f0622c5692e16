import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { formatProblems } from '../../plugins/problem-report'
import { testServer, type TestServer } from '../../plugins/remote-document/testing/testServer'
import { documentOf } from '../../plugins/gatsby-source-openapi/__fixtures__/documentWith'
import { refreshOpenApi, type RefreshReport } from './refreshOpenApi'

let folder: string
let file: string
let server: TestServer
let reply: { status: number; type: string; body: string }

/** The bundled document before the test: 10 operations, in a spelling that no refresh would write. */
const oldText = JSON.stringify(documentOf(10))

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'refresh-'))
  file = path.join(folder, 'unleash.json')
  await writeFile(file, oldText)
  reply = { status: 200, type: 'application/json', body: JSON.stringify(documentOf(12)) }
  server = await testServer((_request, response) => {
    response.writeHead(reply.status, { 'content-type': reply.type }).end(reply.body)
  })
})

afterEach(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

function refresh(over = {}): ReturnType<typeof refreshOpenApi> {
  return refreshOpenApi({
    url: server.url,
    file,
    infoSlug: 'unleash-api',
    acceptLoss: false,
    retryDelay: 1,
    ...over,
  })
}

/** What is printed, with the server's port and the folder's name made constant. */
function said({ problems }: RefreshReport): string {
  return formatProblems(problems)
    .replaceAll(/:\d{4,5}\//g, ':4242/')
    .replaceAll(folder, 'content/openapi')
}

describe('a good document', () => {
  it('replaces the file, one value a line', async () => {
    const report = await refresh()
    expect(report).toMatchObject({ isChanged: true, problems: [] })
    expect(report.lines).toEqual([
      'Flags API 1.2.3: 12 operations, 10 before',
      '+ GET /flags/11 (getFlag11)',
      '+ GET /flags/12 (getFlag12)',
    ])
    expect(await readFile(file, 'utf8')).toBe(`${JSON.stringify(documentOf(12), null, 2)}\n`)
    expect(await readdir(folder)).toEqual(['unleash.json'])
  })

  it('tells changes of parameters and fields in words, once for the operations that have them in common', async () => {
    const schema = (properties: object) => ({ Flag: { type: 'object', properties } })
    const withSchema = (count: number, properties: object, parameter?: string) => {
      const document = documentOf(count)
      const responses = {
        200: {
          description: 'A flag',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Flag' } } },
        },
      }
      const paths = document.paths as Record<string, { get: object }>
      for (const [index, item] of Object.values(paths).entries()) {
        const parameters = [{ name: parameter, in: 'query', schema: { type: 'string' } }]
        Object.assign(item.get, { responses, ...(index === 0 && parameter && { parameters }) })
      }
      return JSON.stringify({ ...document, components: { schemas: schema(properties) } })
    }
    await writeFile(file, withSchema(4, { name: { type: 'string' }, old: { type: 'string' } }))
    reply.body = withSchema(5, { name: { type: 'integer' }, stale: { type: 'boolean' } }, 'archived')
    expect((await refresh()).lines.join('\n')).toMatchInlineSnapshot(`
      "Flags API 1.2.3: 5 operations, 4 before
      + GET /flags/5 (getFlag5)
      ~ GET /flags/1
          Query parameter "archived" is new
      ~ 4 operations (GET /flags/1, GET /flags/2, GET /flags/3 and 1 more)
          Response 200: "name" is integer, not string
          Response 200: "old" is missing
          Response 200: "stale" is new"
    `)
  })

  it('keeps the order of the keys in the file', async () => {
    const { info, paths, ...rest } = documentOf(4)
    await writeFile(file, `${JSON.stringify({ paths, info, ...rest }, null, 2)}\n`)
    reply.body = JSON.stringify({ ...rest, 'x-new': [{ b: 1, a: 2 }], info, paths })
    await refresh()
    const written = JSON.parse(await readFile(file, 'utf8')) as object
    expect(Object.keys(written)).toEqual(['paths', 'info', 'openapi', 'tags', 'x-new'])
  })

  it('has the text and the version that the lock file keeps', async () => {
    expect(await refresh()).toMatchObject({ fetched: { text: reply.body } })
  })

  it('that is the same as before changes nothing', async () => {
    await refresh()
    expect(await refresh()).toMatchObject({ isChanged: false, problems: [] })
  })

  it('may have lost up to 20 % of its operations', async () => {
    reply.body = JSON.stringify(documentOf(8))
    expect((await refresh()).lines).toEqual([
      'Flags API 1.2.3: 8 operations, 10 before',
      '- GET /flags/9 (getFlag9)',
      '- GET /flags/10 (getFlag10)',
    ])
  })

  it('may have lost more when that is accepted', async () => {
    reply.body = JSON.stringify(documentOf(7))
    expect(await refresh({ acceptLoss: true })).toMatchObject({ isChanged: true, problems: [] })
  })

  it('of an open-source server changes only what that server has changed', async () => {
    const before = path.join(folder, 'before.json')
    await writeFile(before, JSON.stringify(documentOf(2)))
    reply.body = JSON.stringify(documentOf(1))
    const report = await refresh({ before })
    expect(report).toMatchObject({
      problems: [],
      lines: ['Flags API 1.2.3: 9 operations, 10 before', '- GET /flags/2 (getFlag2)'],
    })
  })

  it('replaces a file that is broken or missing', async () => {
    await writeFile(file, '{')
    expect((await refresh()).isChanged).toBe(true)
    await rm(file)
    expect((await refresh()).isChanged).toBe(true)
  })
})

describe('the file stays byte for byte as it was', () => {
  const cases: [string, () => void][] = [
    ['500', () => (reply.status = 500)],
    ['HTML', () => (reply = { ...reply, type: 'text/html', body: '<html>' })],
    ['JSON cut at half', () => (reply.body = reply.body.slice(0, 500))],
    ['no paths', () => (reply.body = JSON.stringify(documentOf(0)))],
    ['an id that is used twice', () => (reply.body = reply.body.replace('getFlag12', 'getFlag11'))],
    ['30 % fewer operations', () => (reply.body = JSON.stringify(documentOf(7)))],
  ]

  it.each(cases)('%s', async (_name, spoil) => {
    spoil()
    const report = await refresh()
    expect(report.isChanged).toBe(false)
    expect(report.problems.map(({ severity }) => severity)).toContain('error')
    expect(await readFile(file, 'utf8')).toBe(oldText)
    expect(await readdir(folder)).toEqual(['unleash.json'])
  })

  it('and the reason is named', async () => {
    const reasons: string[] = []
    for (const [name, spoil] of cases) {
      reply = { status: 200, type: 'application/json', body: JSON.stringify(documentOf(12)) }
      spoil()
      reasons.push(`# ${name}\n${said(await refresh())}`)
    }
    reasons.push(`# over the cap\n${said(await refresh({ maxBytes: 1024 }))}`)
    expect(reasons.join('\n\n')).toMatchInlineSnapshot(`
      "# 500
      http://127.0.0.1:4242/document.json
        The OpenAPI document can't be used. The server returned 500 Internal Server Error. All 3 attempts failed.
        content/openapi/unleash.json is unchanged.

      # HTML
      http://127.0.0.1:4242/document.json
        The OpenAPI document can't be used. The response has the content type "text/html" instead of application/json or application/openapi+json or application/vnd.oai.openapi+json or text/json.
        content/openapi/unleash.json is unchanged.

      # JSON cut at half
      http://127.0.0.1:4242/document.json:1
        The document isn't valid JSON: it ends too early.
        Check that the document is complete and contains nothing but JSON.

      # no paths
      http://127.0.0.1:4242/document.json  /paths
        The document has no operations.
        Check that it is complete.

      # an id that is used twice
      http://127.0.0.1:4242/document.json  /paths/~1flags~112/get
        The operationId "getFlag11" is already used at /paths/~1flags~111/get.
        Give one of the two operations another ID.

      # 30 % fewer operations
      http://127.0.0.1:4242/document.json
        The document has 7 operations, content/openapi/unleash.json has 10; that is more than 20 % fewer.
        An open-source server lacks what only Enterprise has: with "npm run sources:refresh -- --before FILE", where FILE is the same server's document of before, ours stays. If they are really gone, use "--accept".

      # over the cap
      http://127.0.0.1:4242/document.json
        The OpenAPI document can't be used. The response is larger than 1 KiB.
        content/openapi/unleash.json is unchanged."
    `)
  })

  it('when the document of before is missing', async () => {
    expect(said(await refresh({ before: path.join(folder, 'before.json') }))).toBe(
      [
        'content/openapi/before.json',
        "  The file can't be read.",
        "  Save the document of the server in the bundled version there, which is at the server's /docs/openapi.json.",
      ].join('\n'),
    )
    expect(await readFile(file, 'utf8')).toBe(oldText)
  })

  it('when the folder cannot be written to', async () => {
    await expect(refresh({ file: path.join(folder, 'missing', 'unleash.json') })).rejects.toThrow('ENOENT')
  })
})
