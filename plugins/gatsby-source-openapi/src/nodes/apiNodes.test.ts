import { readFileSync } from 'node:fs'
import path from 'node:path'
import { buildSchema, isObjectType } from 'graphql'
import { describe, expect, it } from 'vitest'
import { documentWith, operationWith } from '../../__fixtures__/documentWith'
import { placeholders } from '../../__fixtures__/placeholders'
import type { Json, JsonObject } from '../../types'
import { readDocument } from '../read/readDocument'
import { typeDefs } from '../typeDefs'
import { apiNodes } from './apiNodes'
import type { ApiNode, CompileText, Introduction } from './NodeContext'

/** Instead of the Markdown compiler: a paragraph a line, a heading for `## text`. */
const compile: CompileText = async (markdown) => {
  const lines = markdown.split('\n').filter(Boolean)
  const headings = lines.filter((line) => line.startsWith('## ')).map((line) => line.slice(3))
  return {
    tree: lines.map((line) => (line.startsWith('## ') ? ['h2', { id: 'x' }, line.slice(3)] : ['p', 0, line])),
    headings: headings.map((text) => ({ id: `text-${text}`, text, depth: 2 })),
  }
}

const introduction: Introduction = {
  tree: [['h2', { id: 'x' }, 'Errors']],
  headings: [{ id: 'x', text: 'Errors', depth: 2 }],
  sourceFile: 'content/introduction.md',
  editUrl: 'https://example.com/content/introduction.md',
  lastUpdated: null,
}

async function nodesOf(json: Json): Promise<ApiNode[]> {
  const { document } = readDocument(json, 'api.json', 'unleash-api')
  if (!document) throw new Error('The document of this test is none.')
  return apiNodes({
    document,
    introduction,
    routeBase: '/reference/api/unleash',
    infoSlug: 'unleash-api',
    sidebar: 'docs',
    sourceFile: 'https://us.example.com/base/openapi.json',
    editUrl: null,
    lastUpdated: null,
    compile,
    nodeId: (type, key) => `${type}:${key}`,
    filesBase: '/openapi/unleash',
    placeholders,
    resolveLink: (href) => (href.startsWith('/') ? href : undefined),
  })
}

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
      sidebar: 'docs',
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
      authentication: 'None: anyone may send this request.',
      permission: null,
      documentation: '/reference/flags#new',
      deprecated: false,
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
            id: 'request',
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

  it('of the introduction have what the document says, then our own words, and are edited where those stand', async () => {
    const described = { ...json, info: { title: 'Flags', version: '1.2', description: 'All of it.\n## Notes' } }
    const { tree, ownTree, headings, sourceFile, editUrl } = await fieldsOf(described, 'ApiPage', 'introduction')
    expect({ tree, ownTree, sourceFile, editUrl }).toEqual({
      tree: [['p', 0, 'All of it.'], ['h2', { id: 'text-x' }, 'Notes']],
      ownTree: introduction.tree,
      sourceFile: introduction.sourceFile,
      editUrl: introduction.editUrl,
    })
    expect(headings).toEqual([{ id: 'text-Notes', text: 'Notes', depth: 2 }, ...introduction.headings])
  })

  it('of a tag link to its operations', async () => {
    expect(await fieldsOf(json, 'ApiTag', 'Flags')).toMatchObject({
      title: 'Flags',
      position: 0,
      tree: [['p', 0, 'Everything about flags.']],
      operations: ['ApiOperation:addFlag', 'ApiOperation:getFlags'],
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

  it('needs less than 40 KB for any page', () => {
    expect(pages.filter(({ fields }) => JSON.stringify(fields).length > 40_000).map(({ key }) => key)).toEqual([])
  })

  it('has a value for every field that its type demands', () => {
    const schema = buildSchema(`
      directive @packed on FIELD_DEFINITION
      scalar JSON
      scalar Date
      directive @link on FIELD_DEFINITION
      directive @dontInfer on OBJECT
      directive @dateformat on FIELD_DEFINITION
      interface Node { id: ID }
      interface ContentPage { id: ID }
      type Heading { id: String! text: String! depth: Int! }
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
