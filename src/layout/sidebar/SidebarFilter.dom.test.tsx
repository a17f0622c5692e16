import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, it, vi } from 'vitest'
import type { SidebarRow } from '../../shared/sidebarRows'
import { axeViolations } from '../../ui/__fixtures__/axeViolations'
import { SidebarFilter } from './SidebarFilter'

const rows: SidebarRow[] = [
  ['Create API tokens', '/how-to/create-api-tokens', 'How-to guides'],
  ['Create an API token', '/api/create-api-token', 'API tokens', 'POST'],
  ...Array.from({ length: 70 }, (_, index): SidebarRow => [`Feature ${index}`, `/features/${index}`, 'Features']),
]

/** Each test has its own list, as the browser loads a list once. */
let sidebarName = ''
let count = 0
beforeEach(() => (sidebarName = `sidebar-${++count}`))

function renderFilter() {
  return render(<SidebarFilter sidebarName={sidebarName} title="Docs" currentPath="/quickstart" />)
}

const serveRows = () => vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(Response.json(rows)))
const field = () => screen.getByRole('searchbox', { name: 'Filter pages and operations' })
const message = () => screen.findByRole('status')

it('loads its list once, when it has the focus', async () => {
  const requests = serveRows()
  renderFilter()
  expect(requests).not.toHaveBeenCalled()
  await userEvent.type(field(), 'token')
  await screen.findByText('2 pages for "token"')
  expect(requests.mock.calls.map(([url]) => url)).toEqual([`/sidebars/${sidebarName}.json`])
})

it('finds pages and operations with the group that they are in', async () => {
  serveRows()
  const { container } = renderFilter()
  await userEvent.type(field(), 'create token')
  await screen.findByText('2 pages for "create token"')
  const links = screen.getAllByRole('link').map((link) => [link.getAttribute('href'), link.textContent])
  expect(links).toEqual([
    ['/how-to/create-api-tokens', 'Create API tokensHow-to guides'],
    ['/api/create-api-token', 'Create an API tokenAPI tokens'],
    ['/search?q=create%20token', 'Search the text of all pages for "create token"'],
  ])
  expect(await axeViolations(container)).toEqual([])
})

it('shows the first 60 of many, and says so', async () => {
  serveRows()
  renderFilter()
  await userEvent.type(field(), 'feature')
  await screen.findByText('First 60 of 70 pages for "feature"')
  expect(screen.getAllByRole('listitem').length).toBe(60)
})

it('leads to the search where it finds nothing', async () => {
  serveRows()
  renderFilter()
  await userEvent.type(field(), 'zzz')
  await screen.findByText('No pages for "zzz"')
  expect(screen.getByRole('link').getAttribute('href')).toBe('/search?q=zzz')
})

it('is empty on the next page', async () => {
  serveRows()
  const { rerender } = renderFilter()
  await userEvent.type(field(), 'token')
  await screen.findByText('2 pages for "token"')
  rerender(<SidebarFilter sidebarName={sidebarName} title="Docs" currentPath="/api/create-api-token" />)
  expect(screen.queryByRole('navigation')).toBeNull()
  expect((field() as HTMLInputElement).value).toBe('')
})

it('finds what was typed before React started', async () => {
  serveRows()
  const filter = <SidebarFilter sidebarName={sidebarName} title="Docs" currentPath="/quickstart" />
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(filter)
  ;(field() as HTMLInputElement).value = 'token'
  render(filter, { container, hydrate: true })
  await screen.findByText('2 pages for "token"')
  expect((field() as HTMLInputElement).value).toBe('token')
})

it('says when its list could not be loaded', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response('', { status: 503 })))
  renderFilter()
  await userEvent.type(field(), 'token')
  expect((await message()).textContent).toBe('The list of pages could not be loaded.')
  expect(screen.queryByRole('link')).toBeNull()
})
