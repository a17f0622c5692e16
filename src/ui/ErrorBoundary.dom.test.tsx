import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { axeViolations } from './__fixtures__/axeViolations'
import { ErrorBoundary } from './ErrorBoundary'

const endpoint = vi.hoisted(() => ({ errorReportsUrl: undefined as string | undefined }))
vi.mock('../platform/buildValues', () => ({
  docsVersion: '5.8',
  get errorReportsUrl() {
    return endpoint.errorReportsUrl
  },
}))

const send = vi.fn<typeof fetch>()
let message = ''

function Broken() {
  if (message !== '') throw new Error(message)
  return <p>It works.</p>
}

beforeEach(() => {
  // React reports what a boundary has caught.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.stubGlobal('fetch', send.mockResolvedValue(new Response()))
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  send.mockReset()
  endpoint.errorReportsUrl = undefined
})

test('a crash is told in words, can be tried again, and reported with them', async () => {
  message = 'The text is odd.'
  const { container } = render(
    <ErrorBoundary part="The search">
      <Broken />
    </ErrorBoundary>,
  )
  const alert = screen.getByRole('alert')
  expect(alert.textContent).toContain('The search crashed.The text is odd.')
  const report = new URL(screen.getByRole('link', { name: 'Report it on GitHub' }).getAttribute('href') ?? '')
  expect(report.searchParams.get('title')).toBe('Docs: The search crashed.')
  expect(report.searchParams.get('body')).toContain('**Unleash version:** 5.8')
  expect(report.searchParams.get('body')).toContain('The search crashed. The text is odd.')
  expect(await axeViolations(container)).toEqual([])
  message = ''
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(screen.getByText('It works.')).toBeTruthy()
  expect(send).not.toHaveBeenCalled()
})

test('React’s own messages, which production has only as a number, are that number', () => {
  message =
    'Minified React error #31; visit https://reactjs.org/docs/error-decoder.html?invariant=31 for the full message'
  render(
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
  )
  expect(screen.getByRole('heading', { name: 'This page crashed.' })).toBeTruthy()
  expect(screen.getByText('React error 31')).toBeTruthy()
})

test('where the operator wants it, a crash is sent without anything about the reader, five times at most', () => {
  endpoint.errorReportsUrl = 'https://errors.example.com/docs'
  window.history.replaceState(null, '', '/reference/segments?sdk=go#structure')
  message = 'The text is odd.'
  for (let time = 0; time < 7; time++)
    render(
      <ErrorBoundary fallback={null}>
        <Broken />
      </ErrorBoundary>,
    )
  expect(send).toHaveBeenCalledTimes(5)
  const [url, options] = send.mock.calls[0] ?? []
  expect(url).toBe('https://errors.example.com/docs')
  expect(options).toMatchObject({ method: 'POST', credentials: 'omit', referrerPolicy: 'no-referrer' })
  const { stack, ...body } = JSON.parse(options?.body as string) as Record<string, string>
  expect(body).toEqual({ message: 'The text is odd.', path: '/reference/segments', version: '5.8' })
  expect(stack).toContain('Broken')
})
