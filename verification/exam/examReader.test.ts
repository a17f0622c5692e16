import { expect, test } from 'vitest'
import { facts, files, index } from '../../src/mcp/__fixtures__/smallSite'
import { siteOf } from '../../src/mcp/docsSite'
import { openSessions, readAsReader } from './examReader'
import { withoutFact } from './withoutFact'

const answer = {
  kind: 'Term',
  title: 'Segment',
  names: ['segment'],
  text: 'A set of constraints.',
  url: '/reference/segments',
} as const
const small = { site: siteOf(facts, index, (file) => Promise.resolve(files[file])), answers: [answer] }

test('the reader searches, and reads the page that comes first', async () => {
  const session = (await openSessions(small))()
  const text = await readAsReader(session, 'structure of a segment')
  expect(session.calls.map(({ tool, input }) => [tool, input])).toEqual([
    ['search', 'structure of a segment'],
    ['read', 'https://docs.example.com/reference/segments'],
  ])
  expect(text).toContain('Segments › Structure')
})

test('the answer above the results is read first', async () => {
  const session = (await openSessions(small))()
  expect(await session.search('segment')).toMatch(/^- \[Segment\].*A set of constraints\./)
})

test('a third call is refused', async () => {
  const session = (await openSessions(small))()
  await session.search('segment')
  await session.read('/reference/segments')
  await expect(session.search('again')).rejects.toThrow('Both requests are used')
})

test('both calls together return 9,000 characters, about 3,000 tokens', async () => {
  const long: Record<string, string> = { ...files, '/reference/segments.md': `# Segments\n\n${'word '.repeat(4_000)}` }
  const open = await openSessions({ ...small, site: siteOf(facts, index, (file) => Promise.resolve(long[file])) })
  const session = open()
  await readAsReader(session, 'structure of a segment')
  expect(session.calls.map(({ text }) => text).join('')).toHaveLength(9_000)
})

test('a deleted fact is gone from the page, its sections, the search and its answer', async () => {
  const open = await openSessions(withoutFact(small, '/reference/segments', /constraints|Structure/i))
  const session = open()
  expect(await session.search('segment')).not.toMatch(/constraints|structure\b(?!\))/)
  expect(await session.read('/reference/segments')).not.toMatch(/constraints|## Structure/)
  expect(() => withoutFact(small, '/nothing', /a/)).toThrow('There is no page /nothing.')
})
