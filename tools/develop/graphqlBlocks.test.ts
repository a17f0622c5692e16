import { expect, test } from 'vitest'
import { countNodes, graphqlBlocks } from './graphqlBlocks'

const markdown = `
# Queries

\`\`\`graphql
# All pages of a section
{ allContentPage { nodes { path } } }
\`\`\`

\`\`\`ts
const query = 1
\`\`\`

- indented

  \`\`\`graphql
  query Deprecated {
    # may be empty
    allApiOperation { nodes { path } }
  }
  \`\`\`

\`\`\`graphql title="x"
{ site { id } }
\`\`\`
`

test('blocks are found by their language, named, and say when they may be empty', () => {
  expect(graphqlBlocks(markdown).map(({ name, mayBeEmpty }) => ({ name, mayBeEmpty }))).toEqual([
    { name: 'All pages of a section', mayBeEmpty: false },
    { name: 'Deprecated', mayBeEmpty: true },
    { name: 'query 3', mayBeEmpty: false },
  ])
  expect(graphqlBlocks(markdown)[1]?.query).toContain('allApiOperation')
})

test.each([
  [{ allDoc: { nodes: [{}, {}] } }, 2],
  [{ allDoc: { nodes: [] } }, 0],
  [{ allDoc: { group: [{ nodes: [{}, {}, {}] }] } }, 1],
  [{ a: { nodes: [{}] }, b: { nodes: [{}] } }, 2],
  [{ doc: null }, 0],
  [null, 0],
])('nodes of %j', (data, count) => {
  expect(countNodes(data)).toBe(count)
})
