import { expect, test } from 'vitest'
import type { Operation } from '../../shared/pageData'
import { operationTree } from './operationTree'
import { treeMarkdown } from './treeMarkdown'

const operation = {
  method: 'POST',
  endpoint: '/api/flags/{id}',
  authentication: 'API key.',
  permission: { words: 'One of', names: ['CREATE_FEATURE', 'ADMIN'] },
  events: [
    { type: 'feature-created', when: null },
    { type: 'feature-tagged', when: 'for each tag' },
  ],
  history: {
    words: 'Documented since 4.14. Removed in 7.0',
    use: { endpoint: 'POST /api/flags', path: '/reference/api/add' },
  },
  tree: [['p', 0, 'Creates a flag.']],
  curlSample: 'curl <span class="t-string">\'https://a\'</span>',
  headings: [
    { id: 'code-sample', text: 'Code sample' },
    { id: 'path-parameters', text: 'Path parameters' },
    { id: 'request-body', text: 'Request body' },
    { id: 'responses', text: 'Responses' },
    { id: 'related-operations', text: 'Related operations' },
  ],
  parameters: [
    {
      name: 'id',
      in: 'path',
      required: true,
      deprecated: false,
      type: 'string',
      schema: { type: 'string', limits: ['at least 1 character'] },
    },
  ],
  requestBody: {
    required: false,
    mediaTypes: [
      {
        mediaType: 'application/json',
        examples: [{ value: { name: 'a' } }],
        schema: {
          type: 'object',
          children: [
            {
              name: 'name',
              type: 'string',
              required: true,
              nullable: true,
              description: [['p', 0, 'The name.']],
              values: [['example', 'a']],
            },
            { name: 'parent', type: 'object', recursive: 'Flag', truncated: true },
            {
              name: 'tags',
              type: 'array of objects',
              items: { type: 'object', children: [{ name: 'key', type: 'string' }] },
            },
            {
              name: 'value',
              type: 'any',
              variants: [{ kind: 'oneOf', rows: [{ type: 'string' }, { type: 'integer' }] }],
            },
          ],
        },
      },
    ],
  },
  responses: [
    {
      status: '200',
      description: [['p', 0, 'Created.']],
      headers: [{ name: 'location', required: false, deprecated: true, type: 'string', schema: { type: 'string' } }],
      mediaTypes: [{ mediaType: 'text/csv', examples: [{ name: 'rows', value: 'a,b' }] }],
    },
    { status: '404', headers: [], mediaTypes: [] },
  ],
  related: [{ path: '/reference/api/list', title: 'List flags', method: 'GET' }],
  tag: { path: '/reference/api/flags', title: 'Flags' },
} as unknown as Operation

test('an operation with all its parts', () => {
  const tree = operationTree(operation, { path: '/how-to/flags', label: 'Create a flag' })
  expect(treeMarkdown(tree, 'https://docs.example.com/reference/api/create')).toMatchInlineSnapshot(`
    "POST \`/api/flags/{id}\`

    Creates a flag.

    - **Authentication**: API key.
    - **Permission**: One of \`CREATE_FEATURE\`, \`ADMIN\`
    - **Emits**: \`feature-created\`, \`feature-tagged\` (for each tag)
    - **Guide**: [Create a flag](https://docs.example.com/how-to/flags)
    - **Versions**: Documented since 4.14. Removed in 7.0: use [POST /api/flags](https://docs.example.com/reference/api/add)

    ## Code sample

    \`\`\`bash
    curl 'https://a'
    \`\`\`

    ## Path parameters

    - \`id\` (string, required)

      at least 1 character

    ## Request body

    The body is optional.

    \`application/json\`

    **Example**

    \`\`\`json
    {
      "name": "a"
    }
    \`\`\`

    object

    - \`name\` (string or null, required)

      The name.

      example \`a\`

    - \`parent\` (object)

      The same as Flag above.

      Deeper levels are in the OpenAPI document.

    - \`tags\` (array of objects)
      - Each item (object)
        - \`key\` (string)

    - \`value\` (any)

      Exactly one of

      - string
      - integer

    ## Responses

    ### 200

    Created.

    \`text/csv\`

    **Example: rows**

    \`\`\`text
    a,b
    \`\`\`

    **Headers of the 200 response**

    - \`location\` (string, deprecated)

    ### 404

    No body.

    ## Related operations

    - GET [List flags](https://docs.example.com/reference/api/list)
    - [All operations: Flags](https://docs.example.com/reference/api/flags)
    "
  `)
})

test('an operation without permission, guide and body, replaced by one of other versions', () => {
  const history = {
    since: '4.13',
    removed: '7.0',
    until: '8.1',
    words: 'Removed in 7.0',
    use: { endpoint: 'GET /later', path: null },
  }
  const tree = operationTree({ ...operation, permission: null, events: null, history, requestBody: null, headings: [] })
  expect(treeMarkdown(tree, 'https://docs.example.com/')).toMatchInlineSnapshot(`
    "POST \`/api/flags/{id}\`

    Creates a flag.

    - **Authentication**: API key.
    - **Versions**: Removed in 7.0: use \`GET /later\`
    "
  `)
})
