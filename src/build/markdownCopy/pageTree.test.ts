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
    otherVersion: null,
    downloads: { json: '/api.json', yaml: '/api.yaml' },
    tags: [{ path: '/api/tags', title: 'Tags', operations: [operation] }],
  }
  const tree = pageTree({ id: '1', path: '/api', type: 'ApiPage' }, { api })
  expect(treeMarkdown(tree.slice(-2), 'https://docs.example.com')).toMatchInlineSnapshot(`
    "## [Tags](https://docs.example.com/api/tags)

    - [List tags](https://docs.example.com/api/list-tags): GET \`/tags\` (Enterprise, beta)
    "
  `)
})
