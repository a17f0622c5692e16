import { expect, test } from 'vitest'
import type { Operation } from '../../shared/pageData'
import { operationTree } from './operationTree'
import { treeMarkdown } from './treeMarkdown'

const operation = {
  method: 'POST',
  endpoint: '/api/flags/{id}',
  authentication: 'API key.',
  security: ['API key in the Authorization header'],
  availability: 'enterprise',
  unknownNames: ['feature-tagged'],
  samplesFile: '/openapi/samples/create.json',
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
  const samples = { python: '<span class="t-comment"># pip</span>\nrequests', dotnet: 'using' }
  const tree = operationTree(operation, { path: '/how-to/flags', label: 'Create a flag' }, samples)
  expect(treeMarkdown(tree, 'https://docs.example.com/reference/api/create')).toMatchInlineSnapshot(`
    "POST \`/api/flags/{id}\`

    Creates a flag.

    - **Authentication**: API key. [About tokens](https://docs.example.com/reference/api-tokens-and-client-keys)
    - **Permission**: One of [\`CREATE_FEATURE\`](https://docs.example.com/reference/rbac#create-feature), [\`ADMIN\`](https://docs.example.com/reference/rbac#admin)
    - **Plans**: Enterprise
    - **Emits**: [\`feature-created\`](https://docs.example.com/reference/event-types#feature-created), \`feature-tagged\` (for each tag)
    - **Guide**: [Create a flag](https://docs.example.com/how-to/flags)
    - **Versions**: Documented since 4.14. Removed in 7.0: use [POST /api/flags](https://docs.example.com/reference/api/add)

    ## Code sample {#code-sample}

    \`\`\`bash
    curl 'https://a'
    \`\`\`

    ## Path parameters {#path-parameters}

    - \`id\` (string, required)

      at least 1 character

    ## Request body {#request-body}

    The body is optional.

    **Example**

    \`\`\`json
    {
      "name": "a"
    }
    \`\`\`

    \`application/json\` (object)

    - \`name\` (string or null, required, example \`a\`)

      The name.

    - \`parent\` (object, details omitted)

      The same as Flag above.

    - \`tags\` (array of objects)
      - each item (object)
        - \`key\` (string)

    - \`value\` (any)

      Exactly one of

      - string
      - integer

    The omitted details are in the OpenAPI document.

    ## Responses {#responses}

    ### 200 {#response-200}

    Created.

    **Example: rows**

    \`\`\`text
    a,b
    \`\`\`

    \`text/csv\`

    **Headers of the 200 response**

    - \`location\` (string, deprecated)

    ### 404 {#response-404}

    [Causes and fixes](https://docs.example.com/using-unleash/troubleshooting/error-messages#statuses)

    No body.

    ## Related operations {#related-operations}

    - GET [List flags](https://docs.example.com/reference/api/list)
    - [All operations: Flags](https://docs.example.com/reference/api/flags)

    ## This request in ten other languages {#other-languages}

    **Python**

    \`\`\`python
    # pip
    requests
    \`\`\`

    **C#**

    \`\`\`csharp
    using
    \`\`\`
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

    - **Authentication**: API key. [About tokens](https://docs.example.com/reference/api-tokens-and-client-keys)
    - **Plans**: Enterprise
    - **Versions**: Removed in 7.0: use \`GET /later\`
    "
  `)
})
