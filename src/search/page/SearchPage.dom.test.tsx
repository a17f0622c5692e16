import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { axeViolations } from '../../ui/__fixtures__/axeViolations'
import type { SearchAnswer } from '../../shared/search/searchAnswers'
import { engine, startFakeEngine } from '../__fixtures__/fakeEngine'
import { noResults, type SearchHit, type SearchResults } from '../../search-engine/SearchResults'
import { SearchPage } from './SearchPage'
import { useSearchParameters } from './searchParameters'

vi.mock('../../platform/buildValues', () => ({
  algoliaAccount: undefined,
  sdks: [{ name: 'go', label: 'Go SDK', side: 'server', version: '5.0.0' }],
}))

const hit = (url: string, names: string[], excerpt = ''): SearchHit => ({ url, names, excerpt })

const results: SearchResults = {
  pages: [
    [
      hit('/reference/segments', ['Concepts', '<mark>Segments</mark>'], 'Reusable <mark>constraints</mark>.'),
      hit('/reference/segments#limits', ['Concepts', 'Segments', 'Limits']),
    ],
    [hit('/how-to/segments', ['How-to guides', 'Create a segment'])],
  ],
  count: 12,
  pageCount: 2,
  completeCount: 12,
  someWordsFrom: 3,
  counts: { kind: { reference: 8, 'how-to': 4 }, plans: { oss: 7, pro: 12, enterprise: 12 }, sdk: { go: 1 } },
}

const answers: SearchAnswer[] = [
  {
    kind: 'Term',
    title: 'rule set',
    names: ['rule set'],
    text: 'Reusable constraints.',
    url: '/reference/segments',
  },
]

beforeEach(() => startFakeEngine(() => results, answers))

function Page({ search }: { search: string }) {
  const field = useSearchParameters({ search }, ['5.7'])
  return <SearchPage field={field} />
}

const message = () => screen.getAllByRole('status')[0]?.textContent
const links = (navigation: string) =>
  within(screen.getByRole('navigation', { name: navigation }))
    .getAllByRole('link')
    .map((link) => [link.textContent.replace(' ,', ',').trim(), link.getAttribute('href')])

it('shows pages and their sections, what was found in them, and more results', async () => {
  const { container } = render(<Page search="?q=segments" />)
  await waitFor(() => expect(message()).toBe('12 results for "segments"'))
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Segments',
    'Create a segment',
  ])
  expect(screen.getByRole('link', { name: 'Limits' }).getAttribute('href')).toBe('/reference/segments#limits')
  expect([...container.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual([
    'Segments',
    'constraints',
  ])
  expect(links('Search result pages')).toEqual([['More results', '/search?q=segments&page=2']])
  expect(await axeViolations(container)).toEqual([])
})

it('heads the pages with some of the words, and says what each lacks', async () => {
  const [first = [], second = []] = results.pages
  const lacks = { ...second[0], missing: ['limits'] } as SearchHit
  startFakeEngine(() => ({ ...results, pages: [first, [lacks]], completeCount: 12, someWordsFrom: 1 }))
  const { container } = render(<Page search="?q=segments+limits" />)
  const below = within(await screen.findByRole('region', { name: 'Pages with some of these words' }))
  expect(below.getByRole('link', { name: 'Create a segment' })).toBeTruthy()
  expect(below.getByText('Doesn\'t have "limits"')).toBeTruthy()
  expect(below.queryByRole('link', { name: 'Segments' })).toBeNull()
  expect(await axeViolations(container)).toEqual([])
})

it('shows a direct answer above the first results, and none above filtered or later ones', async () => {
  const { container, unmount } = render(<Page search="?q=rule+set" />)
  const answer = within(await screen.findByRole('region', { name: 'Direct answer' }, { timeout: 10_000 }))
  expect(answer.getByRole('heading', { level: 2 }).textContent).toBe('rule set')
  expect(answer.getByRole('link').getAttribute('href')).toBe('/reference/segments')
  expect(answer.getByText('Reusable constraints.')).toBeTruthy()
  expect(answer.getByText('Term')).toBeTruthy()
  expect(await axeViolations(container)).toEqual([])
  unmount()
  for (const more of ['&page=2', '&kind=api', '&version=5.7']) {
    const { unmount: leave } = render(<Page search={`?q=rule+set${more}`} />)
    await waitFor(() => expect(message()).toContain('12 results'))
    expect(screen.queryByRole('region', { name: 'Direct answer' })).toBeNull()
    leave()
  }
})

it('offers the values of each facet with their counts, and marks the chosen ones, which can be left again', async () => {
  render(<Page search="?q=roles&kind=reference&plan=oss" />)
  await waitFor(() => expect(message()).toBe('12 results for "roles" in Reference, Open source'))
  expect(engine.questions).toMatchObject([
    { query: 'roles', filters: { kind: ['reference'], plans: ['oss'], sdk: [] }, page: 0 },
  ])
  expect(links('Kind')).toEqual([
    ['How-to guides 4', '/search?q=roles&kind=reference,how-to&plan=oss'],
    ['Reference 8, chosen; remove', '/search?q=roles&plan=oss'],
  ])
  expect(
    within(screen.getByRole('navigation', { name: 'Kind' }))
      .getByText('API')
      .closest('a'),
  ).toBeNull()
  expect(links('Plan')).toEqual([
    ['Open source 7, chosen; remove', '/search?q=roles&kind=reference'],
    ['Pro 12', '/search?q=roles&kind=reference&plan=oss,pro'],
    ['Enterprise 12', '/search?q=roles&kind=reference&plan=oss,enterprise'],
  ])
  expect(links('SDK')).toEqual([['Go SDK 1', '/search?q=roles&kind=reference&plan=oss&sdks=go']])
  expect(screen.getByRole('link', { name: 'Search without filters' }).getAttribute('href')).toBe('/search?q=roles')
})

it('collapses plans and SDKs until one of them is chosen', async () => {
  const isOpen = async () => (await screen.findByText('More filters')).closest('details')?.open
  const { unmount } = render(<Page search="?q=roles&kind=reference" />)
  expect(await isOpen()).toBe(false)
  unmount()
  render(<Page search="?q=roles&sdks=go" />)
  expect(await isOpen()).toBe(true)
})

it('follows what is typed, and the URL with it', async () => {
  render(<Page search="" />)
  expect(screen.getByRole('heading', { name: 'Sections of the documentation' })).toBeDefined()
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search the docs' }), 'webhooks')
  await waitFor(() => expect(message()).toBe('12 results for "webhooks"'))
  expect(location.search).toBe('?q=webhooks')
  expect(engine.questions.map(({ query }) => query)).toEqual(['webhooks'])
})

it('searches when the form is sent, without waiting for a pause', async () => {
  render(<Page search="" />)
  await userEvent.type(screen.getByRole('searchbox'), 'stickiness{Enter}')
  expect(engine.questions.map(({ query }) => query)).toEqual(['stickiness'])
})

it('where nothing is found, offers the sections and a report', async () => {
  engine.respond = () => noResults
  render(<Page search="?q=xqzvw" />)
  await waitFor(() => expect(message()).toBe('No results for "xqzvw"'))
  expect(screen.getByRole('link', { name: 'Let us know.' }).getAttribute('href')).toContain('xqzvw')
  expect(screen.getByRole('link', { name: 'How-to guides' })).toBeDefined()
  expect(screen.queryByRole('navigation')).toBeNull()
})

it('repeats a very long query in part only', async () => {
  engine.respond = () => noResults
  render(<Page search={`?q=${'qwxzjv+'.repeat(300)}`} />)
  await waitFor(() => expect(message()).toMatch(/^No results for "[qwxzjv ]{60,80}…"$/))
})

it('says when nothing could be fetched, and tries again', async () => {
  engine.respond = () => undefined
  render(<Page search="?q=offline" />)
  await waitFor(() => expect(message()).toMatch(/^Unable to fetch results\./))
  engine.respond = () => results
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(message()).toBe('12 results for "offline"'))
})

it('a page number beyond the last one leads back to the last one', async () => {
  engine.respond = () => ({ ...results, pages: [] })
  render(<Page search="?q=beyond&page=99" />)
  await waitFor(() => expect(links('Search result pages')).toEqual([['Previous results', '/search?q=beyond&page=2']]))
})
