import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import type { OperationSummary } from '../../shared/pageData'
import { axeViolations } from '../../ui/__fixtures__/axeViolations'
import { ApiIndex } from './ApiIndex'

const operation = (title: string, method: string, endpoint: string, since: string): OperationSummary => ({
  path: `/api/${title.toLowerCase().replaceAll(' ', '-')}`,
  title,
  method,
  endpoint,
  availability: null,
  stability: null,
  deprecated: false,
  onlyIn: null,
  sentAs: null,
  permission: null,
  history: { since, removed: null, until: '5.8' },
})

const tags = [
  {
    path: '/api/tokens',
    title: 'API tokens',
    operations: [
      operation('Create an API token', 'POST', '/api/admin/api-tokens', '4.13'),
      operation('Delete an API token', 'DELETE', '/api/admin/api-tokens/{token}', '4.13'),
    ],
  },
  {
    path: '/api/segments',
    title: 'Segments',
    operations: [operation('Create a segment', 'POST', '/api/admin/segments', '5.6')],
  },
  { path: '/api/empty', title: 'Nothing', operations: [] },
]

function renderIndex(search = '', shown: Parameters<typeof ApiIndex>[0]['tags'] = tags) {
  return render(
    <ApiIndex
      version="5.8"
      introduction="/api/introduction"
      downloads={{ json: '/openapi.json', yaml: '/openapi.yaml' }}
      tags={shown}
      versions={['5.7', '6.5']}
      location={{ search }}
    />,
  )
}

const field = () => screen.getByRole('searchbox', { name: 'Find an operation' })
const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
/** The first one; while the filter loads, its spinner is the second. */
const count = () => within(screen.getByRole('search')).getAllByRole('status')[0]?.textContent

it('offers every version of Unleash, and shows the one of the text, even if nobody knows it', async () => {
  renderIndex()
  const versions = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Your version' })
  const offered = () => [...versions().options].map(({ value }) => value)
  expect(versions().value).toBe('5.8')
  expect(offered()).toEqual(['5.8', '6.5', '5.7', '5.6', '4.13'])
  await userEvent.selectOptions(versions(), '6.5')
  await waitFor(() => expect(field()).toHaveProperty('value', '6.5'))
  await userEvent.clear(field())
  await userEvent.type(field(), 'token 5.8')
  await waitFor(() => expect(versions().value).toBe('5.8'))
  expect(offered()).toHaveLength(5)
  await userEvent.type(field(), ' ')
  await userEvent.clear(field())
  await userEvent.type(field(), '9.9')
  await waitFor(() => expect(versions().value).toBe('9.9'))
})

it('folds deprecated operations below the others, and finds them like the others', async () => {
  const old = { ...operation('Export all', 'GET', '/api/admin/state/export', '4.0'), deprecated: true }
  renderIndex('', [{ path: '/api/state', title: 'State', operations: [old] }])
  expect(titles()).toEqual(['About this reference'])
  const folded = screen.getByText('Deprecated operations').closest('details')
  expect(folded?.open).toBe(false)
  expect(within(folded!).getByText('Export all')).toBeDefined()
  await userEvent.type(field(), 'export')
  await waitFor(() => expect(titles()).toEqual(['State 1', 'About this reference']))
  expect(screen.queryByText('Deprecated operations')).toBeNull()
})

it('lists the operations by subject, without subjects that have none', async () => {
  const { container } = renderIndex()
  expect(titles()).toEqual(['API tokens 2', 'Segments 1', 'About this reference'])
  expect(screen.getByRole('link', { name: 'Create a segment' }).getAttribute('href')).toBe('/api/create-a-segment')
  expect(screen.getByText('/api/admin/segments').previousElementSibling?.textContent).toBe('since\u00a05.6')
  expect(screen.getByText('/api/admin/api-tokens').previousElementSibling?.textContent).toBe('Create an API token')
  expect(count()).toBe('')
  expect(await axeViolations(container)).toEqual([])
})

it('filters them, says how many are left, and keeps the words in the URL', async () => {
  const user = userEvent.setup()
  renderIndex()
  await user.type(field(), 'create')
  await waitFor(() => expect(count()).toBe('2 operations'))
  expect(titles()).toEqual(['API tokens 1', 'Segments 1', 'About this reference'])
  await waitFor(() => expect(location.search).toBe('?filter=create'))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(titles()).toEqual(['API tokens 2', 'Segments 1', 'About this reference']))
  await waitFor(() => expect(location.search).toBe(''))
})

it('begins with the words of the URL', async () => {
  renderIndex('?filter=segment')
  await waitFor(() => expect(count()).toBe('1 operation'))
  expect((field() as HTMLInputElement).value).toBe('segment')
})

it('leaves out what a version does not document', async () => {
  renderIndex('?filter=create+5.1')
  await waitFor(() => expect(count()).toBe('1 operation in 5.1'))
})

it('Enter opens the only operation that is left, and no other', async () => {
  const user = userEvent.setup()
  renderIndex()
  await user.type(field(), 'create{Enter}')
  await waitFor(() => expect(count()).toBe('2 operations'))
  expect(window.___navigate).not.toHaveBeenCalled()
  await user.type(field(), ' segment')
  await waitFor(() => expect(count()).toBe('1 operation'))
  await user.keyboard('{Enter}')
  expect(window.___navigate).toHaveBeenCalledWith('/api/create-a-segment', undefined)
})

it('offers the search where nothing is left', async () => {
  renderIndex('?filter=zzz')
  await waitFor(() => expect(count()).toBe('0 operations'))
  expect(screen.getByRole('link', { name: 'search the documentation for it' }).getAttribute('href')).toBe(
    '/search?q=zzz',
  )
})
