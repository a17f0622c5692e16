import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { axeViolations } from '../../ui/__fixtures__/axeViolations'
import { FeedbackForm } from './FeedbackForm'

function renderForm() {
  return render(
    <FeedbackForm
      path="/reference/segments"
      title="Segments"
      headings={[
        { id: 'create', text: 'Create a segment' },
        { id: 'delete', text: 'Delete a segment' },
      ]}
    />,
  )
}

/** The server responds with this status; returns what it gets. */
function receive(...statuses: number[]) {
  const sent: Record<string, string>[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation((_url, init) => {
    sent.push(Object.fromEntries(init?.body as URLSearchParams))
    return Promise.resolve(new Response('', { status: statuses.shift() ?? 200 }))
  })
  return sent
}

const send = () => userEvent.click(screen.getByRole('button', { name: 'Send feedback' }))
const reasons = () => screen.getAllByRole('radio').slice(2)
const report = () =>
  new URL(screen.getByRole('link', { name: 'Report a problem on GitHub' }).getAttribute('href') ?? '')

it('asks for reasons that fit the answer, and axe finds nothing', async () => {
  const { container } = renderForm()
  expect(await axeViolations(container)).toEqual([])
  await userEvent.click(screen.getByRole('radio', { name: 'Yes' }))
  expect(reasons().length).toBe(4)
  await userEvent.click(screen.getByRole('radio', { name: 'No' }))
  expect(reasons().length).toBe(5)
  expect(screen.getByRole('radio', { name: 'Something is missing' })).toBeDefined()
})

it('sends page, answer, reason, section and text, and thanks where the focus is', async () => {
  const sent = receive()
  renderForm()
  await userEvent.click(screen.getByRole('radio', { name: 'No' }))
  await userEvent.click(screen.getByRole('radio', { name: 'Something is missing' }))
  await userEvent.selectOptions(screen.getByLabelText('Section'), 'Delete a segment')
  await userEvent.type(screen.getByLabelText(/^What could be better/), 'An example.')
  await send()
  const thanks = await screen.findByText(/^Thank you! Your feedback was sent\./)
  expect(document.activeElement).toBe(thanks)
  expect(screen.getByRole('link', { name: 'Back to Segments' }).getAttribute('href')).toBe('/reference/segments')
  expect(sent).toEqual([
    {
      'form-name': 'feedback',
      version: '',
      website: '',
      page: '/reference/segments',
      helpful: 'no',
      reason: 'Something is missing',
      section: 'delete',
      comment: 'An example.',
    },
  ])
})

it('what could not be sent keeps its text, and can be sent again', async () => {
  receive(500, 200)
  renderForm()
  await userEvent.click(screen.getByRole('radio', { name: 'Yes' }))
  const comment = screen.getByLabelText<HTMLTextAreaElement>(/^What could be better/)
  await userEvent.type(comment, 'More of it.')
  await send()
  expect(await screen.findByText(/^Your feedback could not be sent/)).toBe(screen.getByRole('alert'))
  expect(comment.value).toBe('More of it.')
  await send()
  expect(await screen.findByText(/^Thank you!/)).toBeDefined()
})

it('nothing is sent without an answer', async () => {
  const sent = receive()
  renderForm()
  await send()
  expect(sent).toEqual([])
})

it('a problem is reported on GitHub with page, section and text', async () => {
  renderForm()
  await userEvent.selectOptions(screen.getByLabelText('Section'), 'Create a segment')
  await userEvent.type(screen.getByLabelText(/^What could be better/), 'It says "#1".')
  const { origin, pathname, searchParams } = report()
  expect(origin + pathname).toBe('https://github.com/Unleash/unleash/issues/new')
  expect(searchParams.get('title')).toBe('Docs: Segments')
  for (const part of ['/reference/segments#create', '**Section:** Create a segment', 'It says "#1".'])
    expect(searchParams.get('body')).toContain(part)
})

it('about another page, which the reader enters, it knows no sections', async () => {
  renderForm()
  const page = screen.getByLabelText('Page')
  await userEvent.clear(page)
  await userEvent.type(page, '/reference/rbac')
  expect(screen.queryByLabelText('Section')).toBeNull()
  expect(report().searchParams.get('title')).toBe('Docs: /reference/rbac')
})
