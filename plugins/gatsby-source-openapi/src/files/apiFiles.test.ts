import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { danglingRefs } from '../../__fixtures__/danglingRefs'
import { documentWith, operationWith } from '../../__fixtures__/documentWith'
import { placeholders } from '../../__fixtures__/placeholders'
import { operationsOf, parseJson } from '../../../openapi-request'
import type { Json, JsonObject } from '../../types'
import { readDocument } from '../read/readDocument'
import { apiFiles } from './apiFiles'

const options = { filesBase: '/openapi', placeholders, siteUrls: ['https://docs.example.com'], oldPaths: {} }

/** Every download by its path without extension: the whole document is `/openapi`, a tag's part `/openapi/tags`. */
function downloadsOf(json: JsonObject) {
  const { document } = readDocument(json, 'api.json', 'intro')
  if (!document) throw new Error('no document')
  const parts = ['', ...document.tags.map(({ slug }) => `/${slug}`)]
  const texts = new Map<string, string>()
  for (const { path, text } of apiFiles(document, options)) {
    texts.set(path, text)
    // What follows are samples, which take longer than all of these.
    if (texts.size === 2 * parts.length) break
  }
  const downloads = parts.map((part) => {
    const text = texts.get(`/openapi${part}.json`) ?? ''
    return {
      name: `/openapi${part}`,
      text,
      json: JSON.parse(text) as JsonObject,
      yaml: texts.get(`/openapi${part}.yaml`) ?? '',
    }
  })
  return { document, downloads }
}

const bundled = downloadsOf(JSON.parse(readFileSync('content/openapi/unleash.json', 'utf8')) as JsonObject)

describe.each(bundled.downloads)('$name', ({ name, text, json, yaml }) => {
  it('is the same in YAML, whether its reader is of YAML 1.1 or 1.2', () => {
    for (const version of ['1.1', '1.2'] as const) expect(parse(yaml, { version })).toEqual(json)
  }, 60_000)

  it('is whole: its operations, and everything that they refer to', () => {
    const tag = bundled.document.tags.find(({ slug }) => name === `/openapi/${slug}`)
    const { operations } = tag ?? bundled.document
    expect(
      operationsOf(json)
        .map(({ id }) => id ?? '')
        .sort(),
    ).toEqual(operations.map(({ operationId }) => operationId).sort())
    expect(operations.length).toBeGreaterThan(0)
    expect(danglingRefs(json)).toEqual([])
  })

  it('names a server, and links to this site from anywhere', () => {
    expect(json.servers).toEqual([{ url: 'https://unleash.example.com', description: 'Your Unleash instance' }])
    expect(text).not.toMatch(/\]\(\//)
  })
})

const hosted = 'https://eu.hosted.example.org/acme'

describe('a document', () => {
  const downloadOf = (over: Json) =>
    downloadsOf(documentWith({ '/flags': { get: operationWith() } }, over as JsonObject)).downloads[0]

  it('keeps texts that YAML could take for something else', () => {
    const texts = [
      'no',
      'NO',
      'on',
      'y',
      '~',
      'null',
      '2024-01-05',
      '1:30',
      '017',
      '0o17',
      '0x1F',
      '1_000',
      '1e3',
      '.inf',
      '- a',
      'a: b',
      ' a\n',
    ]
    const example = [...texts, Object.fromEntries(texts.map((text) => [text, text]))]
    const { json, yaml = '' } = downloadOf({ components: { schemas: { odd: { example } } } }) ?? {}
    for (const version of ['1.1', '1.2'] as const) expect(parse(yaml, { version })).toEqual(json)
  })

  it('has the server of the samples, and its own nowhere', () => {
    const { text, json } =
      downloadOf({ servers: [{ url: hosted }], info: { title: 'x', version: '1', description: `At ${hosted}/api` } }) ??
      {}
    expect(json?.servers).toEqual([{ url: 'https://unleash.example.com' }])
    expect(text).not.toContain('hosted')
  })

  it('begins with its version, title and server', () => {
    expect(Object.keys(downloadOf({ servers: [] })?.json ?? {}).slice(0, 3)).toEqual(['openapi', 'info', 'servers'])
  })
})

describe('the part of a tag', () => {
  it('has components that are referred to of which a part is referred to, and only its own webhooks', () => {
    const schema = { type: 'object', properties: { name: { type: 'string' } } }
    const response = (over: JsonObject) => ({
      200: { description: 'x', content: { 'application/json': { schema: over } } },
    })
    const { downloads } = downloadsOf(
      documentWith(
        {
          '/flags': {
            get: operationWith({ responses: response({ $ref: '#/components/schemas/flag/properties/name' }) }),
          },
          '/tags': {
            get: operationWith({
              operationId: 'getTags',
              tags: ['Tags'],
              responses: response({ $ref: '#/components/schemas/other' }),
            }),
          },
        },
        {
          components: { schemas: { flag: schema, other: schema, hook: schema } },
          webhooks: { changed: { post: { responses: response({ $ref: '#/components/schemas/hook' }) } } },
        },
      ),
    )
    const part = downloads.find(({ name }) => name === '/openapi/flags')?.json
    expect(danglingRefs(part ?? null)).toEqual([])
    expect(part).toMatchObject({ components: { schemas: { flag: schema } } })
    expect(part).not.toHaveProperty('webhooks')
    const hooks = downloads.find(({ name }) => name === '/openapi/webhooks')?.json
    expect(hooks).toMatchObject({ paths: {}, components: { schemas: { hook: schema } } })
    expect(Object.keys(hooks?.webhooks ?? {})).toEqual(['changed'])
  })
})

it('keeps the digits of numbers in JSON and YAML', () => {
  const schema = '{"type":"integer","minimum":-9223372036854775808,"default":1.50,"multipleOf":1e2,"maximum":1e400}'
  const text = JSON.stringify(documentWith({ '/a': { get: operationWith() } }, { components: { schemas: { Id: {} } } }))
  const json = parseJson(text.replace('"Id":{}', `"Id":${schema}`)) as JsonObject
  const { document } = readDocument(json, 'api.json', 'intro')
  const [asJson, asYaml] = document ? [...apiFiles(document, options)] : []
  expect(asJson?.text).toContain(schema)
  expect(asYaml?.text).toContain('minimum: -9223372036854775808\n')
  expect(asYaml?.text).toContain('default: 1.50\n')
  expect(asYaml?.text).toContain('multipleOf: 100\n')
})
