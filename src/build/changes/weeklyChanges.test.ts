import { expect, test } from 'vitest'
import type { Commit } from './readHistory'
import { changedSections, type CurrentPage, weeklyChanges, weekStart } from './weeklyChanges'

function page(name: string, lines = 10): CurrentPage {
  return { path: `/how-to/${name}`, title: name.toUpperCase(), section: 'how-to', sourceFile: `${name}.mdx`, lines }
}

const commit = (date: string, ...files: Commit['files']): Commit => ({ date: `${date}T12:00:00.000Z`, files })

/** Kind and title of each change, by week. */
function kindsOf(commits: Commit[], pages: CurrentPage[]): Record<string, string[]> {
  return Object.fromEntries(
    weeklyChanges(commits, pages).map(({ start, changes }) => [
      start,
      changes.map(({ kind, title }) => `${kind} ${title}`),
    ]),
  )
}

test.each([
  ['2024-01-08T00:00:00.000Z', '2024-01-08'],
  ['2024-01-14T23:59:59.999Z', '2024-01-08'],
  ['2024-01-07T23:59:59.000Z', '2024-01-01'],
  ['1970-01-01T00:00:00.000Z', '1969-12-29'],
])('the week of %s starts on %s', (date, start) => expect(weekStart(date)).toBe(start))

test('a page is added by its first commit, then edited or rewritten', () => {
  const commits = [
    commit('2024-01-24', { file: 'a.mdx', addedLines: 4 }),
    commit('2024-01-17', { file: 'a.mdx', addedLines: 2 }),
    commit('2024-01-16', { file: 'a.mdx', addedLines: 3 }),
    commit('2024-01-10', { file: 'a.mdx', addedLines: 1 }),
    commit('2024-01-09', { file: 'a.mdx', addedLines: 9 }, { file: 'b.mdx', addedLines: 9 }),
  ]
  expect(kindsOf(commits, [page('b'), page('a')])).toEqual({
    '2024-01-22': ['edited A'],
    '2024-01-15': ['rewritten A'],
    '2024-01-08': ['added A', 'added B'],
  })
})

test('a moved page keeps its history, and a new page with the old path has its own', () => {
  const commits = [
    commit('2024-01-23', { file: 'old.mdx', addedLines: 9 }),
    commit('2024-01-17', { file: 'new.mdx', movedFrom: 'old.mdx', addedLines: 0 }),
    commit('2024-01-09', { file: 'old.mdx', addedLines: 9 }),
  ]
  expect(kindsOf(commits, [page('new'), page('old')])).toEqual({
    '2024-01-22': ['added OLD'],
    '2024-01-15': ['moved NEW'],
    '2024-01-08': ['added NEW'],
  })
})

test('deleted pages and other files are left out', () => {
  const commits = [commit('2024-01-09', { file: 'gone.mdx', addedLines: 0 }, { file: 'a.scene.ts', addedLines: 9 })]
  expect(weeklyChanges(commits, [page('a')])).toEqual([])
})

test('26 weeks before the newest change are shown', () => {
  const commits = [
    commit('2024-07-02', { file: 'a.mdx', addedLines: 1 }),
    commit('2024-01-08', { file: 'b.mdx', addedLines: 9 }),
    commit('2024-01-07', { file: 'a.mdx', addedLines: 9 }),
  ]
  expect(Object.keys(kindsOf(commits, [page('a'), page('b')]))).toEqual(['2024-07-01', '2024-01-08'])
})

test('a section with a page of its own has a feed', () => {
  const pages = [
    page('a'),
    { ...page('x'), path: '/how-to', title: 'How-to guides' },
    { ...page('c'), path: '/lab', section: 'lab' },
  ]
  const commits = [commit('2024-01-09', ...['a.mdx', 'x.mdx', 'c.mdx'].map((file) => ({ file, addedLines: 1 })))]
  expect(changedSections(weeklyChanges(commits, pages), pages)).toEqual([{ section: 'how-to', title: 'How-to guides' }])
})
