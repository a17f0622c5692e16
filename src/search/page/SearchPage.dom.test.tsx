import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { axeViolations } from '../../ui/__fixtures__/axeViolations'
import { engine, startFakeEngine } from '../__fixtures__/fakeEngine'
import type { SearchHit, SearchResults } from '../engine/SearchResults'
import { SearchPage } from './SearchPage'
import { useSearchParameters } from './searchParameters'

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
  hidden: 0,
  pageCount: 2,
  kinds: { reference: 8, 'how-to': 4 },
  isPartial: false,
}

const nothing: SearchResults = { pages: [], count: 0, hidden: 0, pageCount: 0, kinds: {}, isPartial: false }

beforeEach(() => startFakeEngine(() => results))

function Page({ search }: { search: string }) {
  const field = useSearchParameters({ search }, { current: '5.8', older: ['5.7'] })
  return <SearchPage search={search} field={field} />
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

it('offers kinds and plans, and marks the chosen ones, which can be left again', async () => {
  render(<Page search="?q=roles&kind=reference&plan=oss" />)
  await waitFor(() => expect(message()).toBe('12 results for "roles" in Reference on the Open source plan'))
  expect(engine.questions).toMatchObject([{ query: 'roles', kinds: ['reference'], plans: ['oss'], page: 0 }])
  const kinds = links('Kinds of pages')
  expect(kinds[0]).toEqual(['All 12', '/search?q=roles&plan=oss'])
  expect(kinds).toContainEqual(['Reference 8, chosen; remove', '/search?q=roles&plan=oss'])
  expect(kinds).toContainEqual(['How-to guides 4', '/search?q=roles&kind=reference,how-to&plan=oss'])
  expect(links('Plans')).toEqual([
    ['Any plan', '/search?q=roles&kind=reference'],
    ['Open source, chosen; remove', '/search?q=roles&kind=reference'],
    ['Pro', '/search?q=roles&kind=reference&plan=oss,pro'],
    ['Enterprise', '/search?q=roles&kind=reference&plan=oss,enterprise'],
  ])
})

it('says what a plan hides, and leads to results for all plans', async () => {
  engine.respond = () => ({ ...results, count: 3, hidden: 9 })
  render(<Page search="?q=hidden&plan=pro" />)
  await waitFor(() =>
    expect(message()).toBe('3 results for "hidden" on the Pro plan. 9 results for other plans are hidden.'),
  )
  expect(screen.getByRole('link', { name: 'Show results for all plans' }).getAttribute('href')).toBe('/search?q=hidden')
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
  engine.respond = () => nothing
  render(<Page search="?q=xqzvw" />)
  await waitFor(() => expect(message()).toBe('No results for "xqzvw"'))
  expect(screen.getByRole('link', { name: 'Let us know.' }).getAttribute('href')).toContain('xqzvw')
  expect(screen.getByRole('link', { name: 'How-to guides' })).toBeDefined()
  expect(screen.queryByRole('navigation')).toBeNull()
})

it('repeats a very long query in part only', async () => {
  engine.respond = () => nothing
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

it.each([
  ['plan=gold', 'Unleash doesn\'t have a plan "gold". It isn\'t part of the search.'],
  ['version=3.0', "This site doesn't have version 3.0 of the API. Search covers the current version, 5.8."],
])('explains that there is no %s', (parameter, explanation) => {
  render(<Page search={`?q=roles&${parameter}`} />)
  expect(screen.getByText(explanation)).toBeDefined()
})

it('a page number beyond the last one leads to the last one', async () => {
  render(<Page search="?q=beyond&page=99" />)
  await waitFor(() => expect(window.___navigate).toHaveBeenCalledWith('/search?q=beyond&page=2', { replace: true }))
})

it('results that replace a focused one leave the focus in their list', async () => {
  engine.respond = ({ waitsForTexts }) =>
    waitsForTexts ? { ...results, pages: results.pages.slice(1) } : { ...results, isPartial: true }
  engine.isHeldBack = ({ waitsForTexts }) => waitsForTexts === true
  render(<Page search="?q=focus" />)
  const link = await screen.findByRole('link', { name: 'Segments' })
  link.focus()
  await waitFor(() => expect(engine.questions).toHaveLength(2))
  engine.release()
  await waitFor(() => expect(link.isConnected).toBe(false))
  expect(document.activeElement?.getAttribute('role')).toBe('list')
})
