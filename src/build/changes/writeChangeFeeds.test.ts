import { parseFeed } from 'htmlparser2'
import { expect, test } from 'vitest'
import { changeFeeds } from './writeChangeFeeds'
import type { PageChange, SiteChanges } from './weeklyChanges'

const change = (path: string, kind: PageChange['kind'], day: number): PageChange => ({
  path,
  title: `<${path}> & "more"`,
  section: path.split('/')[1] ?? '',
  kind,
  date: `2024-01-${day}T12:00:00.000Z`,
})

const changes: SiteChanges = {
  weeks: [
    { start: '2024-01-15', changes: [change('/how-to/a', 'rewritten', 16), change('/reference/b', 'edited', 17)] },
    {
      start: '2024-01-08',
      changes: [change('/how-to/a', 'added', 10), change('/reference/b', 'moved', 12), change('/', 'added', 11)],
    },
  ],
  sections: [
    { section: 'how-to', title: 'How-to guides' },
    { section: 'reference', title: 'Concepts & more' },
  ],
}
const site = { siteUrl: 'https://docs.example.com', title: 'Docs' }
const feeds = changeFeeds(changes, new Map([['/how-to/a', 'How to do "a".']]), site)

/** The entries that a reader of feeds shows. */
function entriesOf(path: string) {
  const feed = parseFeed(feeds.get(path) ?? '')
  expect(feed?.type).toBe('atom')
  return (feed?.items ?? []).map(({ title, link, pubDate }) => [title, link, pubDate?.toISOString().slice(0, 10)])
}

test('the feed of the site lists new, moved and rewritten pages, the newest first', () => {
  expect(entriesOf('/changes/atom.xml')).toEqual([
    ['Rewritten: &lt;/how-to/a&gt; &amp; "more"', 'https://docs.example.com/how-to/a', '2024-01-16'],
    ['Moved: &lt;/reference/b&gt; &amp; "more"', 'https://docs.example.com/reference/b', '2024-01-12'],
    ['New page: &lt;/&gt; &amp; "more"', 'https://docs.example.com/', '2024-01-11'],
    ['New page: &lt;/how-to/a&gt; &amp; "more"', 'https://docs.example.com/how-to/a', '2024-01-10'],
  ])
})

test('each section has a feed of its pages', () => {
  expect([...feeds.keys()]).toEqual(['/changes/atom.xml', '/changes/how-to.xml', '/changes/reference.xml'])
  expect(entriesOf('/changes/reference.xml')).toHaveLength(1)
  expect(parseFeed(feeds.get('/changes/reference.xml') ?? '')).toMatchObject({
    title: 'Docs: Concepts & more',
    id: 'https://docs.example.com/changes/reference.xml',
    updated: new Date('2024-01-12T12:00:00.000Z'),
  })
})

test('a feed contains the newest 50 entries', () => {
  const pages = Array.from({ length: 60 }, (_, index) => change(`/how-to/p${index}`, 'added', 10))
  const [text = ''] = changeFeeds(
    { weeks: [{ start: '2024-01-08', changes: pages }], sections: [] },
    new Map(),
    site,
  ).values()
  expect(parseFeed(text)?.items).toHaveLength(50)
})

test('entries have IDs of their page and week, and every date is of a commit', () => {
  const text = feeds.get('/changes/atom.xml') ?? ''
  const ids = [...text.matchAll(/<id>(tag:.*?)<\/id>/g)].map(([, id]) => id)
  expect(ids).toEqual([
    'tag:docs.example.com,2024-01-15:/how-to/a',
    'tag:docs.example.com,2024-01-08:/reference/b',
    'tag:docs.example.com,2024-01-08:/',
    'tag:docs.example.com,2024-01-08:/how-to/a',
  ])
  expect([...text.matchAll(/<updated>(.*?)<\/updated>/g)].map(([, date]) => date?.slice(0, 10))).toEqual([
    '2024-01-16',
    '2024-01-16',
    '2024-01-12',
    '2024-01-11',
    '2024-01-10',
  ])
  expect(text).toContain('<link rel="self" href="https://docs.example.com/changes/atom.xml"/>')
  expect(text).toContain('How to do "a".')
})
