import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { ColorModeToggle } from './ColorModeToggle'

/** What the inline script and the style sheet read. */
const shown = () => {
  const { mode, theme } = document.documentElement.dataset
  return { mode, theme }
}

it('goes from light to dark to that of the system and back, and the choice is stored', async () => {
  document.documentElement.dataset.mode = 'light'
  render(<ColorModeToggle />)
  const seen: object[] = []
  for (let press = 0; press < 3; press++) {
    // Styles add the name of the next mode.
    await userEvent.click(screen.getByRole('button', { name: /^Switch to/ }))
    seen.push({ ...shown(), stored: localStorage.getItem('theme') })
  }
  expect(seen).toEqual([
    { mode: 'dark', theme: 'dark', stored: 'dark' },
    { mode: 'system', theme: 'light', stored: 'system' },
    { mode: 'light', theme: 'light', stored: 'light' },
  ])
})

it('in the mode of the system shows the colors of the system', async () => {
  const colors = { matches: true } as MediaQueryList
  const original = window.matchMedia
  window.matchMedia = () => colors
  document.documentElement.dataset.mode = 'dark'
  render(<ColorModeToggle />)
  await userEvent.click(screen.getByRole('button'))
  expect(shown()).toEqual({ mode: 'system', theme: 'dark' })
  window.matchMedia = original
})
