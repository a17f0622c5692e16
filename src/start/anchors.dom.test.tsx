import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { focusTarget } from './anchors'

function renderSection() {
  render(
    <section id="guide" tabIndex={-1}>
      <a href="#guide">To this guide</a>
      <input aria-label="Filter" />
    </section>,
  )
  return document.getElementById('guide')
}

it('the target of a link has the focus, also when the link is inside of it', () => {
  const section = renderSection()
  screen.getByRole('link').focus()
  focusTarget('#guide')
  expect(document.activeElement).toBe(section)
})

it('what the reader has reached inside of the target keeps the focus', () => {
  renderSection()
  screen.getByRole('textbox').focus()
  focusTarget('#guide')
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
})
