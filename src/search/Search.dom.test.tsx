import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { axeViolations } from '../ui/__fixtures__/axeViolations'
import type { SearchAnswer } from '../shared/search/searchAnswers'
import { engine, startFakeEngine } from './__fixtures__/fakeEngine'
import { noResults, type SearchHit, type SearchResults } from '../search-engine/SearchResults'
import { Search } from './Search'
import { closeSearch, openSearch } from './searchDialogStore'

vi.mock('../platform/buildValues', () => ({
  algoliaAccount: undefined,
  sdks: [{ name: 'go', label: 'Go SDK', side: 'server', version: '5.0.0' }],
}))

const hit = (url: string, names: string[], excerpt = ''): SearchHit => ({ url, names, excerpt })

const segments: SearchResults = {
  pages: [
    [
      hit('/reference/segments', ['Reference', '<mark>Segments</mark>'], 'Reusable <mark>constraints</mark>.'),
      hit('/reference/segments#limits', ['Reference', 'Segments', 'Limits'], 'At most five.'),
    ],
    [hit('/how-to/segments#ui', ['How-to guides', 'Create a segment', 'In the UI'])],
    [hit('/reference/<b>', ['Reference', '<img src=x> of <mark>segments'])],
  ],
  count: 12,
  pageCount: 2,
  completeCount: 12,
  someWordsFrom: 3,
  counts: { kind: { reference: 8, 'how-to': 4 } },
}

const answers: SearchAnswer[] = [
  {
    kind: 'Environment variable',
    title: 'SEGMENT_LIMIT',
    names: ['SEGMENT_LIMIT'],
    text: 'How many <b>values</b>. Default: 1000.',
    url: '/reference/segments#limits',
  },
]

const navigated: string[] = []

beforeEach(() => {
  startFakeEngine(({ query }) => (query.toLowerCase().startsWith('seg') ? segments : noResults), answers)
  localStorage.clear()
  navigated.length = 0
  window.___navigate = (to) => {
    navigated.push(String(to))
    return Promise.resolve()
  }
})
afterEach(() => act(() => closeSearch()))

const dialog = () => screen.getByRole('dialog', { name: 'Search' })
const field = () => within(dialog()).getByRole<HTMLInputElement>('combobox', { name: 'Search' })
const options = () => within(dialog()).queryAllByRole('option')
const active = () => options().filter((option) => option.getAttribute('aria-selected') === 'true')
const message = () => within(dialog()).getByRole('status').textContent

/** Opens the dialog, waits for DocSearch, and types. */
async function search(query = '') {
  const user = userEvent.setup()
  const { container } = render(<Search version={undefined} />)
  screen.getByRole('button', { name: 'Search' }).focus()
  act(() => openSearch())
  await waitFor(() => expect(field().matches('.DocSearch-Input')).toBe(true), { timeout: 20_000 })
  if (query !== '') {
    await user.type(field(), query)
    await waitFor(() => expect(message()).toContain(`"${query}"`))
    await waitFor(() =>
      expect(
        within(dialog()).queryByText('See all 12 results') ?? document.querySelector('.DocSearch-NoResults'),
      ).toBeTruthy(),
    )
  }
  return { user, container }
}

it('shows groups in the order of their best hits, with sections below their page and what was found marked', async () => {
  await search('segments')
  const lists = within(dialog()).getAllByRole('listbox')
  expect(lists.map((list) => [list.getAttribute('aria-label'), list.textContent])).toEqual([
    ['Reference', 'SegmentsReusable constraints.LimitsAt most five.<img src=x> of segments'],
    ['How-to guides', 'In the UICreate a segment'],
  ])
  expect([...dialog().querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual([
    'Segments',
    'constraints',
    'segments',
  ])
  expect(dialog().querySelector('.DocSearch-Hit img')).toBeNull()
  expect(options()[1]?.className).toContain('DocSearch-Hit--Child')
  expect(active()).toEqual([options()[0]])
  expect(message()).toBe('12 results for "segments"')
})

it('puts pages with some of the words into a group of their own, and each says what it lacks', async () => {
  const [first = [], second = [], ...others] = segments.pages
  const lacking = second.map((one) => ({ ...one, missing: ['limits'] }))
  startFakeEngine(() => ({ ...segments, pages: [first, lacking, ...others], completeCount: 12, someWordsFrom: 1 }))
  await search('segments limits')
  const lists = within(dialog()).getAllByRole('listbox')
  expect(lists.map((list) => [list.getAttribute('aria-label'), list.textContent])).toEqual([
    ['Reference', 'SegmentsReusable constraints.LimitsAt most five.'],
    ['Pages with some of these words', 'In the UIDoesn\'t have "limits"Create a segment<img src=x> of segments'],
  ])
})

it('shows a direct answer whole above the engine’s first hit, and Enter opens its link', async () => {
  const { user } = await search('SEGMENT_LIMIT')
  await waitFor(() => expect(options()).toHaveLength(5), { timeout: 10_000 })
  const [list] = within(dialog()).getAllByRole('listbox')
  expect(list?.getAttribute('aria-label')).toBe('Direct answer')
  expect(options().map(({ textContent }) => textContent)).toEqual([
    'Environment variableSEGMENT_LIMITHow many <b>values</b>. Default: 1000.',
    'SegmentsReusable constraints.',
    'LimitsAt most five.',
    '<img src=x> of segments',
    'In the UICreate a segment',
  ])
  expect(active()).toEqual([options()[0]])
  expect(document.getElementById(field().getAttribute('aria-activedescendant') ?? '')).toBe(options()[0])
  const violations = await axeViolations(dialog())
  expect(violations.filter((violation) => !violation.startsWith('nested-interactive'))).toEqual([])
  await user.keyboard('{Enter}')
  await waitFor(() => expect(navigated).toEqual(['/reference/segments#limits']))
})

it('filtered results have no direct answer', async () => {
  const { user } = await search('SEGMENT_LIMIT')
  await user.click(within(dialog()).getByRole('button', { name: 'Kind' }))
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Reference' }))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(options()).toHaveLength(4))
})

it('has the roles of a combobox in a dialog, and only options that contain links are wrong', async () => {
  await search('segments')
  const container = dialog().querySelector('.DocSearch-Container')
  expect(container?.getAttributeNames()).toEqual(['class'])
  expect(field().getAttribute('aria-expanded')).toBe('true')
  expect(document.getElementById(field().getAttribute('aria-activedescendant') ?? '')).toBe(options()[0])
  expect(within(dialog()).queryByRole('banner')).toBeNull()
  const violations = await axeViolations(dialog())
  expect(violations.filter((violation) => !violation.startsWith('nested-interactive'))).toEqual([])
})

it('Enter follows the active hit by the router, and a click with Ctrl does not', async () => {
  const { user } = await search('segments')
  fireEvent.click(within(options()[0]!).getByRole('link'), { ctrlKey: true })
  expect(dialog()).toBeTruthy()
  await user.keyboard('{ArrowDown}{Enter}')
  await waitFor(() => expect(navigated).toEqual(['/reference/segments#limits']))
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('Enter waits for the results of what is typed, and opens the first of them', async () => {
  const { user } = await search('seg')
  engine.isHeldBack = () => true
  engine.respond = () => ({ ...segments, pages: [[hit('/new', ['Reference', 'New'])]] })
  await user.type(field(), 'm')
  await user.keyboard('{ArrowDown}{Enter}')
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(navigated).toEqual([])
  engine.release()
  await waitFor(() => expect(navigated).toEqual(['/new']))
})

it('a waiting Enter is forgotten with the next letter', async () => {
  const { user } = await search('seg')
  engine.isHeldBack = () => true
  await user.type(field(), 'm')
  await user.keyboard('{Enter}')
  engine.isHeldBack = () => false
  await user.type(field(), 'e')
  await waitFor(() => expect(message()).toContain('"segme"'))
  engine.release()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(navigated).toEqual([])
})

it('facets filter by kind and plan, and the page of all results keeps them', async () => {
  const { user } = await search('segments')
  for (const [facet, value] of [
    ['Kind', 'How-to guides'],
    ['Plan', 'Pro'],
  ] as const) {
    await user.click(within(dialog()).getByRole('button', { name: facet }))
    await user.click(await screen.findByRole('menuitemcheckbox', { name: value }))
    await user.keyboard('{Escape}')
  }
  await waitFor(() =>
    expect(engine.questions.at(-1)).toMatchObject({ query: 'segments', filters: { kind: ['how-to'], plans: ['pro'] } }),
  )
  await waitFor(() =>
    expect(within(dialog()).getByRole('link', { name: 'See all 12 results' }).getAttribute('href')).toBe(
      '/search?q=segments&kind=how-to&plan=pro',
    ),
  )
})

it('says when nothing was found, and a suggestion is searched for', async () => {
  const { user } = await search('xqzvw')
  expect(dialog().querySelector('.DocSearch-Title')?.textContent).toBe('No results for "xqzvw"')
  expect(within(dialog()).getByRole('link', { name: 'Let us know.' }).getAttribute('href')).toContain('xqzvw')
  await user.click(within(within(dialog()).getByRole('list', { name: 'Try searching for' })).getByText('SDKs'))
  expect(field().value).toBe('SDKs')
  await waitFor(() => expect(engine.questions.at(-1)?.query).toBe('SDKs'))
})

it('says when no engine could search, once, and recovers', async () => {
  engine.respond = () => undefined
  const { user } = await search()
  await user.type(field(), 'seg')
  await waitFor(() => expect(within(dialog()).getByText('Unable to fetch results')).toBeTruthy())
  expect(within(dialog()).getByText('You might want to check your network connection.')).toBeTruthy()
  engine.respond = () => segments
  await user.type(field(), 'm')
  await waitFor(() => expect(options()).toHaveLength(4))
  expect(within(dialog()).queryByText('Unable to fetch results')).toBeNull()
})

it('remembers what was chosen; its buttons say which search they are of, and leave the focus in the field', async () => {
  const { user } = await search('segments')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  act(() => openSearch())
  await waitFor(() =>
    expect(options().map(({ textContent }) => textContent)).toEqual(['SegmentsReusable constraints.']),
  )
  await user.click(within(dialog()).getByRole('button', { name: 'Save this search: Segments' }))
  await waitFor(() => expect(within(dialog()).getByRole('listbox', { name: 'Favorites' })).toBeTruthy())
  await waitFor(() => expect(document.activeElement).toBe(field()))
  await user.click(within(dialog()).getByRole('button', { name: 'Remove this search from favorites: Segments' }))
  await waitFor(() => expect(options()).toHaveLength(0))
})

it('junk that is stored does not break it', async () => {
  for (const list of ['RECENT', 'FAVORITE'])
    localStorage.setItem(
      `__DOCSEARCH_${list}_SEARCHES__embedded`,
      '[null,1,{"url":"/a"},{"objectID":{},"url":"//x","hierarchy":{"lvl1":"y"}}]',
    )
  await search('segments')
  expect(options()).toHaveLength(4)
})

it('works where the browser blocks storage', async () => {
  const stored = window.localStorage
  Object.defineProperty(window, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('Blocked', 'SecurityError')
    },
  })
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  try {
    await search('segments')
    expect(options()).toHaveLength(4)
  } finally {
    Object.defineProperty(window, 'localStorage', { configurable: true, value: stored })
  }
})

it('is modal: the page is inert until it closes, Tab stays inside, Escape returns the focus, a double click does not close it', async () => {
  const { user, container } = await search('segments')
  expect(container.inert).toBe(true)
  fireEvent.mouseDown(dialog().querySelector('.DocSearch-Container')!, { detail: 2 })
  expect(dialog()).toBeTruthy()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(container.inert).toBe(false)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Search' }))
})
