import { expect, test } from 'vitest'
import { pageTree } from './pageTree'
import { treeMarkdown } from './treeMarkdown'

test('the copy of the API index has the method and the path of each operation', () => {
  const operation = {
    path: '/api/list-tags',
    title: 'List tags',
    method: 'GET',
    endpoint: '/tags',
    availability: 'enterprise',
    stability: 'beta',
    deprecated: false,
    onlyIn: null,
  }
  const api = {
    kind: 'index',
    title: 'API reference',
    version: '5.8.0',
    notice: null,
    introduction: '/api/introduction',
    otherVersion: null,
    downloads: { json: '/api.json', yaml: '/api.yaml' },
    tags: [{ path: '/api/tags', title: 'Tags', operations: [operation] }],
  }
  const tree = pageTree({ id: '1', path: '/api', type: 'ApiPage' }, { api })
  expect(treeMarkdown(tree, 'https://docs.example.com')).toMatchInlineSnapshot(`
    "# API reference

    This reference is for everyone whose scripts and tools use the HTTP API of Unleash 5.8.0. It lists the 1 operations by subject; the [introduction](https://docs.example.com/api/introduction) explains authentication, errors and limits.

    - **Base URL**: \`https://unleash.example.com/api\`
    - **Header**: \`Authorization: YOUR_API_TOKEN\`
    - **OpenAPI**: [JSON](https://docs.example.com/api.json), [YAML](https://docs.example.com/api.yaml)

    ## [Tags](https://docs.example.com/api/tags) (1)

    - GET [List tags](https://docs.example.com/api/list-tags) (Enterprise, beta) \`/tags\`

    ## About this reference

    Operations without a plan label are available in every plan, including Open Source.

    “Since 5.4” means that version 5.4 is the first whose OpenAPI document includes the operation; the operation itself may be older. Operations that version 5.0 documents have no such note. Enter a version, such as 6.3, to hide operations that it doesn't document. Later versions also have operations that aren't listed here.
    "
  `)
})
