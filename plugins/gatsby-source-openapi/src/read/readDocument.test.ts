import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { formatProblems } from '../../../problem-report'
import { countReads } from '../../__fixtures__/countReads'
import { documentWith, operationWith } from '../../__fixtures__/documentWith'
import type { Json } from '../../types'
import { readDocument, type Reading } from './readDocument'

function read(json: Json): Reading {
  return readDocument(json, 'api.json', 'unleash-api')
}

/** All that is said about a document, errors first. */
function said(json: Json): string {
  const { problems, warnings } = read(json)
  return (
    [...problems.map(() => 'error'), ...warnings.map(() => 'warning')].join(' ') +
    '\n' +
    formatProblems([...problems, ...warnings])
  )
}

function slugs(json: Json): (string | undefined)[] {
  return read(json).document?.operations.map(({ slug }) => slug) ?? []
}

const flags = (over = {}) => ({ get: operationWith(over) })

describe('the bundled document', () => {
  const file = path.join(import.meta.dirname, '../../../../content/openapi/unleash.json')
  const { document, problems, warnings } = read(JSON.parse(readFileSync(file, 'utf8')) as Json)

  it('has no problems', () => {
    expect([...problems, ...warnings]).toEqual([])
  })

  it('has all operations and tags, each with its own path', () => {
    const all = [...(document?.operations ?? []), ...(document?.tags ?? [])].map(({ slug }) => slug)
    expect([document?.operations.length, document?.tags.length, new Set(all).size]).toEqual([259, 33, 292])
    expect(all.filter((slug) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([])
  })
})

describe('what is read', () => {
  it('merges the parameters of a path into its operations', () => {
    const { document } = read(
      documentWith({
        '/flags/{name}': {
          parameters: [
            { name: 'name', in: 'path', required: true, schema: { type: 'string' } },
            { name: 'limit', in: 'query', schema: { type: 'integer' }, description: 'from the path' },
          ],
          get: operationWith({
            parameters: [
              { name: 'limit', in: 'query', schema: { type: 'integer' }, description: 'from the operation' },
            ],
          }),
        },
      }),
    )
    expect(document?.operations[0]?.parameters).toMatchObject([
      { name: 'name', in: 'path', required: true, type: 'string' },
      { name: 'limit', in: 'query', required: false, type: 'integer', description: 'from the operation' },
    ])
  })

  it('takes tags in their order, then undeclared ones, then a group for the rest', () => {
    const { document } = read(
      documentWith(
        {
          '/a': flags({ operationId: 'a', tags: ['New', 'Second'] }),
          '/b': flags({ operationId: 'b', tags: ['First'] }),
          '/c': flags({ operationId: 'c', tags: [] }),
        },
        { tags: [{ name: 'First' }, { name: 'Unused' }, { name: 'Second' }] },
      ),
    )
    expect(
      document?.tags.map(({ name, operations }) => [name, ...operations.map(({ operationId }) => operationId)]),
    ).toEqual([
      ['First', 'b'],
      ['Second', 'a'],
      ['New', 'a'],
      ['Other operations', 'c'],
    ])
  })

  it('reads what is written by reference', () => {
    const { document, problems } = read(
      documentWith(
        {
          '/flags': { $ref: '#/components/pathItems/flags' },
        },
        {
          components: {
            pathItems: {
              flags: {
                post: operationWith({
                  parameters: [{ $ref: '#/components/parameters/dry' }],
                  requestBody: { $ref: '#/components/requestBodies/flag' },
                  responses: { 400: { $ref: '#/components/responses/bad' } },
                }),
              },
            },
            parameters: { dry: { name: 'dry', in: 'query', schema: { type: 'boolean' } } },
            requestBodies: {
              flag: { required: true, content: { 'application/json': { schema: { type: 'object' } } } },
            },
            responses: {
              bad: { description: 'Not valid', headers: { Location: { $ref: '#/components/headers/where' } } },
            },
            headers: { where: { schema: { type: 'string', format: 'uri' } } },
          },
        },
      ),
    )
    expect(problems).toEqual([])
    expect(document?.operations[0]).toMatchObject({
      method: 'POST',
      parameters: [{ name: 'dry', type: 'boolean' }],
      requestBody: { required: true, mediaTypes: [{ mediaType: 'application/json', schema: { type: 'object' } }] },
      responses: [
        { status: '400', description: 'Not valid', headers: [{ name: 'Location', schema: { format: 'uri' } }] },
      ],
    })
  })

  it('knows which operations lead to a schema, directly or not', () => {
    const { document } = read(
      documentWith(
        {
          '/flags': flags({
            responses: {
              200: {
                description: 'x',
                content: { 'application/json': { schema: { $ref: '#/components/schemas/outer' } } },
              },
            },
          }),
        },
        {
          components: {
            schemas: {
              outer: {
                properties: {
                  inner: { $ref: '#/components/schemas/inner' },
                  self: { $ref: '#/components/schemas/outer' },
                },
              },
              inner: { type: 'string' },
              unused: { type: 'string' },
            },
          },
        },
      ),
    )
    expect(document?.schemas.map(({ name, usedBy }) => [name, usedBy])).toEqual([
      ['outer', ['getFlags']],
      ['inner', ['getFlags']],
      ['unused', []],
    ])
  })

  it.each([
    [
      { 'x-availability': 'enterprise', 'x-stability': 'beta' },
      { availability: 'enterprise', stability: 'beta' },
    ],
    [
      { 'x-availability': 'oss', 'x-stability-level': 'alpha' },
      { availability: 'oss', stability: 'alpha' },
    ],
    [{ 'x-permissions': ['ADMIN', 'CREATE_FLAG', 'ADMIN'] }, { permissions: ['ADMIN', 'CREATE_FLAG'] }],
    [{ 'x-permissions': [] }, { permissions: [] }],
    [{ 'x-events': [] }, { events: [] }],
    [
      { 'x-events': [{ type: 'flag-created' }, { type: 'flag-tagged', when: 'for each tag' }] },
      {
        events: [
          { type: 'flag-created', when: null },
          { type: 'flag-tagged', when: 'for each tag' },
        ],
      },
    ],
    [
      { externalDocs: { url: ' https://docs.example.com/flags ' } },
      { documentation: 'https://docs.example.com/flags' },
    ],
  ])('reads %j', (keys, expected) => {
    const { document, warnings } = read(documentWith({ '/flags': flags(keys) }))
    expect(document?.operations[0]).toMatchObject(expected)
    expect(warnings).toEqual([])
  })

  it('leaves its path to an operation with the name of a tag', () => {
    const { document, problems } = read(documentWith({ '/flags': flags({ operationId: 'flags' }) }))
    expect(problems).toEqual([])
    expect(document?.tags.map(({ slug }) => slug)).toEqual(['flags-operations'])
  })

  it('accepts 3.1', () => {
    expect(read(documentWith({ '/flags': flags() }, { openapi: '3.1.0' })).problems).toEqual([])
  })

  it('finds server URLs of the document, its paths and its operations', () => {
    const { document } = read(
      documentWith(
        {
          '/flags': {
            servers: [{ url: 'https://eu.example.com/' }],
            get: operationWith({ servers: [{ url: '/relative' }] }),
          },
        },
        { servers: [{ url: 'https://us.example.com/base/' }] },
      ),
    )
    expect(document?.serverUrls).toEqual([
      'https://us.example.com/base',
      'https://us.example.com',
      'https://eu.example.com',
    ])
  })

  it('a URL without a host could be part of any text, and isn’t hidden', () => {
    const urls = ['e:', 'javascript:alert(1)', 'file:///', '//x', '', 'localhost:4242']
    const { document } = readDocument(
      documentWith({ '/flags': flags() }, { servers: urls.map((url) => ({ url })) }),
      'api.json',
      'intro',
    )
    expect(document?.serverUrls).toEqual(['localhost:4242'])
  })
})

describe('JSON other than a supported OpenAPI document', () => {
  const cases: Json[] = [
    { swagger: '2.0' },
    { openapi: '4.0.0' },
    { openapi: 3 },
    [],
    null,
    'text',
    {},
    { openapi: { '3.0.3': 1 } },
  ]
  it('is refused', () => {
    expect(cases.map((json) => said(json)).join('\n')).toMatchInlineSnapshot(`
      "error
      api.json  /openapi
        OpenAPI version "2.0" isn't supported.
        Use a document of OpenAPI 3.0 or 3.1: "openapi": "3.1.0".
      error
      api.json  /openapi
        OpenAPI version "4.0.0" isn't supported.
        Use a document of OpenAPI 3.0 or 3.1: "openapi": "3.1.0".
      error
      api.json  /openapi
        OpenAPI version "3" isn't supported.
        Use a document of OpenAPI 3.0 or 3.1: "openapi": "3.1.0".
      error
      api.json  /openapi
        The file isn't an OpenAPI document: it has no version.
        Use a document of OpenAPI 3.0 or 3.1: "openapi": "3.1.0".
      error
      api.json  /openapi
        The file isn't an OpenAPI document: it has no version.
        Use a document of OpenAPI 3.0 or 3.1: "openapi": "3.1.0".
      error
      api.json  /openapi
        The file isn't an OpenAPI document: it has no version.
        Use a document of OpenAPI 3.0 or 3.1: "openapi": "3.1.0".
      error
      api.json  /openapi
        The file isn't an OpenAPI document: it has no version.
        Use a document of OpenAPI 3.0 or 3.1: "openapi": "3.1.0".
      error
      api.json  /openapi
        OpenAPI version "{"3.0.3":1}" isn't supported.
        Use a document of OpenAPI 3.0 or 3.1: "openapi": "3.1.0"."
    `)
  })
})

describe('hostile documents', () => {
  it('without any path', () => {
    expect(said(documentWith({}))).toMatchInlineSnapshot(`
      "error
      api.json  /paths
        The document has no operations.
        Check that it is complete."
    `)
    expect(read(documentWith([])).problems).toHaveLength(1)
    expect(read({ openapi: '3.0.3' }).problems).toHaveLength(1)
  })

  it('references that lead nowhere', () => {
    const schema = { $ref: '#/components/schemas/flagSchem' }
    expect(
      said(
        documentWith(
          {
            '/flags': flags({
              parameters: [{ $ref: '#/components/parameters/limit' }, { $ref: 'https://example.com/limit.json' }],
              responses: { 200: { description: 'x', content: { 'application/json': { schema } } } },
            }),
          },
          { components: { schemas: { flagSchema: { type: 'object' } } } },
        ),
      ),
    ).toMatchInlineSnapshot(`
      "error error error
      api.json  /paths/~1flags/get/parameters/0/$ref
        The reference "#/components/parameters/limit" points to nothing in this document.
        Add its target, or remove the reference.

      api.json  /paths/~1flags/get/parameters/1/$ref
        The reference "https://example.com/limit.json" leads to another document, but only references within the document are followed.
        Bundle the document into one file.

      api.json  /paths/~1flags/get/responses/200/content/application~1json/schema/$ref
        The reference "#/components/schemas/flagSchem" points to nothing in this document.
        Did you mean "#/components/schemas/flagSchema"?"
    `)
  })

  it('references that only lead back to themselves', () => {
    expect(
      said(
        documentWith(
          { '/flags': flags({ requestBody: { $ref: '#/components/requestBodies/a' } }) },
          {
            components: {
              requestBodies: {
                a: { $ref: '#/components/requestBodies/b' },
                b: { $ref: '#/components/requestBodies/a' },
              },
            },
          },
        ),
      ),
    ).toMatchInlineSnapshot(`
      "error error error
      api.json  /components/requestBodies/a/$ref
        The reference "#/components/requestBodies/b" leads only back to itself.
        Replace one of the references on the way by a definition.

      api.json  /components/requestBodies/b/$ref
        The reference "#/components/requestBodies/a" leads only back to itself.
        Replace one of the references on the way by a definition.

      api.json  /paths/~1flags/get/requestBody/$ref
        The reference "#/components/requestBodies/a" leads only back to itself.
        Replace one of the references on the way by a definition."
    `)
  })

  it('references that lead through too many others, once for each', () => {
    const names = Array.from({ length: 60 }, (_, index) => `s${index}`)
    const schemas = Object.fromEntries(
      names.map((name, index) => [
        name,
        index === 59 ? { type: 'string' } : { $ref: `#/components/schemas/s${index + 1}` },
      ]),
    )
    const { problems } = readDocument(
      documentWith({ '/flags': flags({}) }, { components: { schemas } }),
      'api.json',
      'intro',
    )
    expect(problems).toHaveLength(8)
    expect(problems[0]?.what).toBe('The reference "#/components/schemas/s1" leads through more than 50 others.')
  })

  it('references to nothing, and the nearest names for some of them: for all it would take minutes', () => {
    const names = Array.from({ length: 100 }, (_, index) => `schema${index}`)
    const schemas = Object.fromEntries(names.map((name) => [name, { $ref: `#/components/schemas/x${name}` }]))
    const { problems } = readDocument(
      documentWith({ '/flags': flags({}) }, { components: { schemas } }),
      'api.json',
      'intro',
    )
    expect(problems).toHaveLength(10)
    expect(problems.at(-1)?.what).toContain('(90 more errors are like this one)')
    expect(problems.filter(({ fix }) => fix.startsWith('Did you mean "#/components/schemas/schema'))).toHaveLength(10)
  })

  it('properties and examples that look like references are not followed', () => {
    const schema = {
      properties: {
        $ref: { type: 'string' },
        example: { type: 'string' },
        properties: { type: 'object', properties: {} },
      },
      example: { $ref: '#/nowhere' },
      'x-note': { $ref: '#/nowhere' },
    }
    const { problems } = read(documentWith({ '/flags': flags() }, { components: { schemas: { a: schema } } }))
    expect(problems).toEqual([])
    const real = { properties: { example: { $ref: '#/nowhere' } } }
    expect(read(documentWith({ '/flags': flags() }, { components: { schemas: { a: real } } })).problems).toHaveLength(1)
  })

  it('a schema that contains itself, and two that contain each other, are read', () => {
    const body = (name: string) => ({
      content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } },
    })
    const { document, problems } = read(
      documentWith(
        {
          '/flags': {
            put: operationWith({ requestBody: body('self') }),
            post: operationWith({ operationId: 'b', requestBody: body('one') }),
          },
        },
        {
          components: {
            schemas: {
              self: { type: 'object', properties: { child: { $ref: '#/components/schemas/self' } } },
              one: { type: 'object', properties: { other: { $ref: '#/components/schemas/two' } } },
              two: { type: 'object', properties: { other: { $ref: '#/components/schemas/one' } } },
            },
          },
        },
      ),
    )
    expect(problems).toEqual([])
    expect(document?.operations[0]?.requestBody?.mediaTypes[0]?.schema?.children).toEqual([
      { name: 'child', type: 'object', schema: 'self', recursive: 'self' },
    ])
    expect(document?.operations[1]?.requestBody?.mediaTypes[0]?.schema?.children).toEqual([
      {
        name: 'other',
        type: 'object',
        schema: 'two',
        children: [{ name: 'other', type: 'object', schema: 'one', recursive: 'one' }],
      },
    ])
  })

  it('operations without an id', () => {
    const json = documentWith({
      '/flags': { get: { summary: 'List all flags', responses: {} }, post: { responses: {} } },
    })
    expect(slugs(json)).toEqual(['list-all-flags', 'post-flags'])
    expect(said(json)).toMatchInlineSnapshot(`
      "warning warning
      api.json  /paths/~1flags/get
        This operation has no operationId. "List all flags" is used instead, so the path of its page changes with that text.
        Add an "operationId".

      api.json  /paths/~1flags/post
        This operation has no operationId. "post /flags" is used instead, so the path of its page changes with that text.
        Add an "operationId"."
    `)
  })

  it('an id that is used twice', () => {
    expect(said(documentWith({ '/a': flags(), '/b': flags() }))).toMatchInlineSnapshot(`
      "error
      api.json  /paths/~1b/get
        The operationId "getFlags" is already used at /paths/~1a/get.
        Give one of the two operations another ID."
    `)
  })

  it('ids that are paths, names of JavaScript or markup become harmless', () => {
    const ids = ['../../x', '__proto__', '</script>', 'constructor', 'C:\\con']
    const json = documentWith(
      Object.fromEntries(ids.map((operationId, index) => [`/${index}`, flags({ operationId })])),
    )
    expect(slugs(json)).toEqual(['x', 'proto', 'script', 'constructor', 'c-con'])
    expect(read(json).problems).toEqual([])
  })

  it('a path parameter that is missing', () => {
    expect(
      said(
        documentWith({
          '/projects/{projectId}/flags/{name}': flags({
            parameters: [
              { name: 'name', in: 'path' },
              { name: 'projectId', in: 'query' },
            ],
          }),
        }),
      ),
    ).toMatchInlineSnapshot(`
      "error
      api.json  /paths/~1projects~1{projectId}~1flags~1{name}/get
        The path contains "{projectId}", but the operation has no path parameter "projectId".
        Add "projectId" to "parameters"."
    `)
  })

  it('parameters without name or in an unknown place', () => {
    expect(said(documentWith({ '/a': flags({ parameters: [{ in: 'query' }, { name: 'x', in: 'quary' }, 7] }) })))
      .toMatchInlineSnapshot(`
        "error error
        api.json  /paths/~1a/get/parameters/0
          This parameter has no name.
          Give it a "name".

        api.json  /paths/~1a/get/parameters/1
          The parameter "x" is in "quary", which isn't a valid location.
          Use one of "path", "query", "header", "cookie"."
      `)
  })

  it('unknown methods and keys are skipped, each with one warning', () => {
    const json = documentWith(
      {
        '/a': {
          get: operationWith({ 'x-internal': 1, 'x-availability': 'pro' }),
          gett: operationWith(),
          'x-owner': 'a',
        },
        '/b': { get: operationWith({ operationId: 'b', 'x-internal': 2 }), query: {}, 'x-owner': 'b' },
        'x-paths': {},
      },
      { 'x-root': true },
    )
    expect(slugs(json)).toEqual(['get-flags', 'b'])
    expect(said(json)).toMatchInlineSnapshot(`
      "warning warning warning warning warning warning warning
      api.json  /paths/~1a/get/x-availability
        "pro" isn't a valid value of "x-availability" and is skipped.
        Use one of "oss", "enterprise".

      api.json  /paths/~1a/get/x-internal
        The key "x-internal" is unknown and is skipped. (2 places, this is the first)
        You can ignore this.

      api.json  /paths/~1a/gett
        "gett" isn't a known HTTP method and is skipped.
        Did you mean "get"?

      api.json  /paths/~1a/x-owner
        The key "x-owner" is unknown and is skipped. (2 places, this is the first)
        You can ignore this.

      api.json  /paths/~1b/query
        "query" isn't a known HTTP method and is skipped.
        Use one of "get", "put", "post", "delete", "options", "head", "patch", "trace".

      api.json  /paths/x-paths
        The key "x-paths" is unknown and is skipped.
        You can ignore this.

      api.json  /x-root
        The key "x-root" is unknown and is skipped.
        You can ignore this."
    `)
  })

  it('invalid paths and operations', () => {
    expect(said(documentWith({ flags: flags(), '/a': { get: 'text' }, '/b': flags() }))).toMatchInlineSnapshot(`
      "error error
      api.json  /paths/~1a/get
        This operation isn't an object.
        Describe it, or remove it.

      api.json  /paths/flags
        "flags" isn't a valid path: it must start with a slash.
        Did you mean "/flags"?"
    `)
  })

  it('tags without name or with the same name', () => {
    expect(said(documentWith({ '/a': flags() }, { tags: [{ name: 'Flags' }, {}, { name: 'Flags' }] })))
      .toMatchInlineSnapshot(`
        "error warning
        api.json  /tags/1
          This tag has no name.
          Give it a "name", or remove it.

        api.json  /tags/2
          The tag "Flags" is declared twice; the second one is skipped.
          Remove one of the two."
      `)
  })

  it('keys that every JavaScript object has', () => {
    const json = JSON.parse(
      '{"openapi":"3.0.3","info":{},"paths":{"/a":{"get":{"operationId":"a","tags":["__proto__","constructor"],"responses":{"__proto__":{"description":"x"}},' +
        '"requestBody":{"content":{"application/json":{"schema":{"$ref":"#/components/schemas/toString"}}}}}}},"components":{"schemas":{"__proto__":{"type":"object"}}}}',
    ) as Json
    const { document, problems } = read(json)
    expect(problems.map(({ what }) => what)).toEqual([
      'The reference "#/components/schemas/toString" points to nothing in this document.',
    ])
    expect(document?.tags.map(({ slug }) => slug)).toEqual(['proto', 'constructor'])
    expect(document?.operations[0]?.responses[0]?.status).toBe('__proto__')
    expect(document?.schemas.map(({ name }) => name)).toEqual(['__proto__'])
  })

  it('anything at all in the place of anything', () => {
    const odd: Json[] = [null, 7, 'text', [], [null], {}, { $ref: 7 }, { $ref: '#/paths' }]
    const parts = [
      'parameters',
      'requestBody',
      'responses',
      'tags',
      'security',
      'summary',
      'description',
      'operationId',
      'deprecated',
    ]
    for (const value of odd) {
      for (const part of parts) expect(() => read(documentWith({ '/a': flags({ [part]: value }) }))).not.toThrow()
      for (const part of ['info', 'tags', 'paths', 'components', 'security', 'servers']) {
        expect(() => read({ ...documentWith({ '/a': flags() }), [part]: value })).not.toThrow()
      }
    }
  })

  it('many operations that all lead to many schemas', () => {
    const names = Array.from({ length: 1500 }, (_, index) => `s${index}`)
    const refTo = (index: number) => ({ $ref: `#/components/schemas/s${index % names.length}` })
    const linked = Object.fromEntries(names.map((name, index) => [name, { properties: { next: refTo(index + 1) } }]))
    const paths = Object.fromEntries(
      names.map((name) => [
        `/${name}`,
        {
          get: {
            ...operationWith(),
            operationId: name,
            requestBody: { content: { 'application/json': { schema: refTo(0) } } },
          },
        },
      ]),
    )
    const { document: source, reads } = countReads(documentWith(paths, { components: { schemas: linked } }))
    const { document } = readDocument(source, 'api.json', 'intro')
    expect(document?.schemas.map(({ usedBy }) => usedBy.length)).toEqual(names.map(() => names.length))
    expect(reads()).toBeLessThan(1000 * names.length)
  })

  it('a chain of many references, and very wide ones', () => {
    const links = Array.from({ length: 20_000 }, (_, index) => [
      `s${index}`,
      { items: { $ref: `#/components/schemas/s${index + 1}` } },
    ])
    const schemas = Object.fromEntries([
      ...links,
      ['s20000', { enum: Array.from({ length: 200_000 }, (_, index) => index) }],
    ]) as Json
    const requestBody = { content: { 'application/json': { schema: { $ref: '#/components/schemas/s0' } } } }
    expect(read(documentWith({ '/a': flags({ requestBody }) }, { components: { schemas } })).problems).toEqual([])
  })
})
