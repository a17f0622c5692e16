import type { CreatePagesArgs } from 'gatsby'
import { expect, test } from 'vitest'
import { pageTree } from './pageTree'
import { treeMarkdown } from './treeMarkdown'

test('the copy of the API index has the method and the path of each operation', async () => {
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
  const graphql = (() => Promise.resolve({ data: { api } })) as unknown as CreatePagesArgs['graphql']
  const tree = await pageTree(graphql, { id: '1', path: '/api', type: 'ApiPage' })
  expect(treeMarkdown(tree.slice(-2), 'https://docs.example.com')).toMatchInlineSnapshot(`
    "## [Tags](https://docs.example.com/api/tags)

    - [List tags](https://docs.example.com/api/list-tags): GET \`/tags\` (Enterprise, beta)
    "
  `)
})
