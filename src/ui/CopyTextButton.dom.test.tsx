import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { axeViolations } from './__fixtures__/axeViolations'
import { CopyTextButton } from './CopyTextButton'

const labels = { idle: 'Copy link', copied: 'Link copied', failed: 'Too large for a link' }

afterEach(() => vi.useRealTimers())

it('copies, says so for two seconds, and announces it', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const user = userEvent.setup({ advanceTimers: (time) => vi.advanceTimersByTime(time) })
  const { container } = render(<CopyTextButton labels={labels} text={() => 'https://example.com'} />)
  expect(screen.getByRole('status').textContent).toBe('')
  await user.click(screen.getByRole('button', { name: 'Copy link' }))
  expect(await navigator.clipboard.readText()).toBe('https://example.com')
  expect(screen.getByRole('status').textContent).toBe('Link copied')
  await act(() => vi.advanceTimersByTimeAsync(1900))
  expect(screen.getByRole('button').textContent).toBe('Link copied')
  await act(() => vi.advanceTimersByTimeAsync(200))
  expect(screen.getByRole('button').textContent).toBe('Copy link')
  vi.useRealTimers()
  expect(await axeViolations(container)).toEqual([])
})

it('says when the browser refuses', async () => {
  const user = userEvent.setup()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
  render(<CopyTextButton labels={labels} text={() => 'https://example.com'} />)
  await user.click(screen.getByRole('button'))
  expect((await screen.findByRole('status')).textContent).toBe('Too large for a link')
})
