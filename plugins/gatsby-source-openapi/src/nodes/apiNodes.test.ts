import { readFileSync } from 'node:fs'
import path from 'node:path'
import { buildSchema, isObjectType } from 'graphql'
import { describe, expect, it } from 'vitest'
import { documentWith, operationWith } from '../../__fixtures__/documentWith'
import { introduction, nodesOf } from '../../__fixtures__/nodesOf'
import type { Json, JsonObject } from '../../types'
import { typeDefs } from '../createSchemaCustomization'

async function fieldsOf(json: Json, type: string, key: string): Promise<Record<string, unknown>> {
  return (await nodesOf(json)).find((node) => node.type === type && node.key === key)?.fields ?? {}
}

const addFlag = operationWith({
  operationId: 'addFlag',
  summary: 'Add a `flag`',
  description: 'Adds one.\n## Notes\nSee https://us.example.com/base/docs.',
  tags: ['Flags', 'More'],
  'x-availability': 'enterprise',
  'x-permissions': ['CREATE_FLAG'],
  'x-events': [{ type: 'flag-created' }],
  externalDocs: { url: '/reference/flags#new' },
  parameters: [{ name: 'dry', in: 'query', description: '## Not a heading', schema: { type: 'boolean' } }],
  requestBody: {
    required: true,
    description: 'The flag.',
    content: {
      'application/json': { schema: { $ref: '#/components/schemas/flag' }, example: { url: 'https://us.example.com' } },
    },
  },
  responses: { 201: { description: 'Added', headers: { Location: { schema: { type: 'string' } } } } },
})
const json = documentWith(
  { '/flags': { post: addFlag, get: operationWith() } },
  {
    servers: [{ url: 'https://us.example.com/base' }],
    components: {
      schemas: { flag: { type: 'object', properties: { name: { type: 'string', description: 'Its name.' } } } },
    },
  },
)

describe('nodes', () => {
  it('are two pages, the tags, the operations and the schemas', async () => {
    expect((await nodesOf(json)).map(({ type, key, fields }) => [type, key, fields.path])).toEqual([
      ['ApiPage', 'index', '/reference/api/unleash'],
      ['ApiPage', 'introduction', '/reference/api/unleash/unleash-api'],
      ['ApiTag', 'Flags', '/reference/api/unleash/flags'],
      ['ApiTag', 'More', '/reference/api/unleash/more'],
      ['ApiOperation', 'addFlag', '/reference/api/unleash/add-flag'],
      ['ApiOperation', 'getFlags', '/reference/api/unleash/get-flags'],
      ['ApiSchema', 'flag', undefined],
    ])
  })

  it('of an operation have everything its page shows', async () => {
    expect(await fieldsOf(json, 'ApiOperation', 'addFlag')).toEqual({
      path: '/reference/api/unleash/add-flag',
      title: 'Add a flag',
      description: 'Adds one. POST /flags in the Flags 1.2 API. Part of the reference of the HTTP API.',
      sidebarLabel: 'Add a flag',
      section: 'reference',
      hasSidebar: true,
      edition: null,
      headings: [
        { id: 'text-Notes', text: 'Notes', depth: 2 },
        { id: 'code-sample', text: 'Code sample', depth: 2 },
        { id: 'query-parameters', text: 'Query parameters', depth: 2 },
        { id: 'request-body', text: 'Request body', depth: 2 },
        { id: 'responses', text: 'Responses', depth: 2 },
        { id: 'related-operations', text: 'Related operations', depth: 2 },
      ],
      sourceFile: 'https://us.example.com/base/openapi.json',
      editUrl: null,
      lastUpdated: null,
      operationId: 'addFlag',
      slug: 'add-flag',
      method: 'POST',
      endpoint: '/flags',
      tag: 'ApiTag:Flags',
      tags: ['Flags', 'More'],
      availability: 'enterprise',
      stability: null,
      permissions: ['CREATE_FLAG'],
      events: [{ type: 'flag-created', when: null }],
      authentication: 'None: anyone can send this request.',
      permission: null,
      references: [{ kind: 'event-type', name: 'flag-created', file: 'https://us.example.com/base/openapi.json' }],
      documentation: '/reference/flags#new',
      deprecated: false,
      onlyIn: null,
      sentAs: null,
      sentAfter: null,
      callbacks: [],
      otherVersion: null,
      history: null,
      tree: [
        ['p', 0, 'Adds one.'],
        ['h2', { id: 'x' }, 'Notes'],
        ['p', 0, 'See <your-unleash-url>/docs.'],
      ],
      parameters: [
        {
          name: 'dry',
          in: 'query',
          required: false,
          deprecated: false,
          description: [['strong', 0, 'Not a heading']],
          type: 'boolean',
          schema: { type: 'boolean' },
        },
      ],
      requestBody: {
        required: true,
        description: ['The flag.'],
        mediaTypes: [
          {
            mediaType: 'application/json',
            schema: {
              type: 'object',
              schema: 'flag',
              children: [{ name: 'name', type: 'string', description: ['Its name.'] }],
            },
            examples: [{ value: { url: '<your-unleash-url>' } }],
          },
        ],
      },
      responses: [
        {
          status: '201',
          description: ['Added'],
          headers: [
            { name: 'Location', required: false, deprecated: false, type: 'string', schema: { type: 'string' } },
          ],
          mediaTypes: [],
        },
      ],
      security: [],
      bodySchemas: { request: { $ref: '#/components/schemas/flag' }, responses: {} },
      curlSample: expect.stringContaining('https://unleash.example.com/flags') as string,
      samplesFile: '/openapi/unleash/samples/add-flag.json',
      related: ['ApiOperation:getFlags'],
    })
  })

  it('of the introduction have what the document says, then our own text, which is the file to edit', async () => {
    const described = { ...json, info: { title: 'Flags', version: '1.2', description: 'All of it.\n## Notes' } }
    const { tree, ownTree, headings, sourceFile, editUrl } = await fieldsOf(described, 'ApiPage', 'introduction')
    expect({ tree, ownTree, sourceFile, editUrl }).toEqual({
      tree: [
        ['p', 0, 'All of it.'],
        ['h2', { id: 'text-x' }, 'Notes'],
      ],
      ownTree: introduction.tree,
      sourceFile: introduction.sourceFile,
      editUrl: introduction.editUrl,
    })
    expect(headings).toEqual([{ id: 'text-Notes', text: 'Notes', depth: 2 }, ...introduction.headings])
  })

  it('of a tag link to its operations', async () => {
    expect(await fieldsOf(json, 'ApiTag', 'Flags')).toMatchObject({
      title: 'Flags API',
      sidebarLabel: 'Flags',
      position: 0,
      tree: [['p', 0, 'Everything about flags.']],
      summary: 'Everything about flags.',
      operations: ['ApiOperation:getFlags', 'ApiOperation:addFlag'],
    })
  })

  it('of a schema link to the operations that use it', async () => {
    expect(await fieldsOf(json, 'ApiSchema', 'flag')).toMatchObject({ name: 'flag', usedBy: ['ApiOperation:addFlag'] })
  })

  it('of an operation without summary are called by its id, and a summary is not said twice', async () => {
    const odd = documentWith({
      '/a': {
        get: operationWith({ summary: '', description: '' }),
        put: operationWith({ operationId: 'b', description: 'List flags' }),
      },
    })
    expect(await fieldsOf(odd, 'ApiOperation', 'getFlags')).toMatchObject({ title: 'getFlags', tree: [] })
    expect(await fieldsOf(odd, 'ApiOperation', 'b')).toMatchObject({ title: 'List flags', tree: [] })
  })
})

describe('the bundled document', async () => {
  const file = path.join(import.meta.dirname, '../../../../content/openapi/unleash.json')
  const nodes = await nodesOf(JSON.parse(readFileSync(file, 'utf8')) as JsonObject)
  const pages = nodes.filter(({ type }) => type !== 'ApiSchema')

  it('makes 294 pages with different paths', () => {
    expect([pages.length, new Set(pages.map(({ fields }) => fields.path)).size]).toEqual([294, 294])
  })

  it('has descriptions that search engines show whole, each its own', () => {
    const descriptions = pages.map(({ fields }) => String(fields.description))
    expect(descriptions.filter(({ length }) => length < 50 || length > 160)).toEqual([])
    expect(new Set(descriptions).size).toBe(descriptions.length)
  })

  it('has a value for every field that its type demands', () => {
    const schema = buildSchema(`
      directive @packed on FIELD_DEFINITION
      scalar JSON
      scalar Date
      directive @link(by: String, from: String) on FIELD_DEFINITION
      directive @dontInfer on OBJECT
      directive @dateformat on FIELD_DEFINITION
      interface Node { id: ID }
      interface ContentPage { id: ID }
      type Heading { id: String! text: String! depth: Int! }
      type PageCheck { path: String }
      type Query { a: Int }
      ${typeDefs.replaceAll('implements Node & ContentPage', '').replaceAll('implements Node', '')}
    `)
    const missing = nodes.flatMap(({ type, key, fields }) => {
      const declared = schema.getType(type)
      const all = isObjectType(declared) ? Object.values(declared.getFields()) : []
      const absent = all.filter((field) => String(field.type).endsWith('!') && (fields[field.name] ?? null) === null)
      const unknown = Object.keys(fields).filter((name) => !all.some((field) => field.name === name))
      return [...absent.map(({ name }) => `${key}: no ${name}`), ...unknown.map((name) => `${key}: unknown ${name}`)]
    })
    expect(missing).toEqual([])
  })
})

describe('a document of another version than the other pages', () => {
  const paths = {
    '/flags': { get: operationWith(), post: operationWith({ operationId: 'addFlag', 'x-only-in': '5.8' }) },
  }
  const document = documentWith(paths, { info: { title: 'Flags API', version: '7.5.2' } })
  const nodesIn = (hasBundledTexts: boolean) =>
    nodesOf(document, new Map(), { version: '7.5', bundled: '5.8', hasBundledTexts })

  it('is announced by titles, a notice, and a mark of every page', async () => {
    const nodes = await nodesIn(true)
    const pages = nodes.filter(({ type }) => type !== 'ApiSchema')
    expect(pages.map(({ fields }) => fields.otherVersion)).toEqual(pages.map(() => '7.5'))
    expect(nodes.filter(({ type }) => type === 'ApiPage').map(({ fields }) => fields.title)).toEqual([
      'Flags 7.5 API reference',
      'Flags 7.5 API',
    ])
    expect(nodes[0]?.fields.notice).toMatchInlineSnapshot(
      `"This reference is made from the OpenAPI document of version 7.5; the other pages of this documentation describe version 5.8. Operations that are in both versions have the descriptions and examples of 5.8. One operation is only in the document of 5.8, and labeled."`,
    )
  })

  it('marks operations that only the bundled document has', async () => {
    const operations = (await nodesIn(true)).filter(({ type }) => type === 'ApiOperation')
    expect(operations.map(({ key, fields }) => [key, fields.onlyIn])).toEqual([
      ['getFlags', null],
      ['addFlag', '5.8'],
    ])
  })

  it('claims no texts of the bundled document where it has its own', async () => {
    expect((await nodesIn(false))[0]?.fields.notice).not.toContain('Descriptions and examples')
  })
})

it('a document of the same version is not announced', async () => {
  const [index, introduction] = await nodesOf(json)
  expect([index?.fields.notice, index?.fields.otherVersion, index?.fields.title]).toEqual([
    null,
    null,
    'Flags API reference',
  ])
  expect(introduction?.fields.title).toBe('Flags API')
})
