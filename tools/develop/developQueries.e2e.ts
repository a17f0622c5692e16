import fs from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countNodes, graphqlBlocks } from './graphqlBlocks'
import { sendQuery, startDevelop, type DevelopServer } from './startDevelop'

const blocks = graphqlBlocks(fs.readFileSync('README.md', 'utf8'))
let server: DevelopServer | undefined

beforeAll(async () => {
  server = await startDevelop(110_000)
})

afterAll(() => server?.stop())

test('the README shows queries', () => {
  expect(blocks.length).toBeGreaterThanOrEqual(6)
})

test.each(blocks)('$name', async ({ query, mayBeEmpty }) => {
  const { data, errors } = await sendQuery(server?.origin ?? '', query)
  expect(errors).toBeUndefined()
  expect(countNodes(data)).toBeGreaterThanOrEqual(mayBeEmpty ? 0 : 1)
  expect(Object.keys(data as object).length).toBeGreaterThan(0)
})
