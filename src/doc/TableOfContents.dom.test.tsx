import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { axeViolations } from '../ui/__fixtures__/axeViolations'
import { TableOfContents } from './TableOfContents'

const headings = [
  { id: 'create', text: 'Create a flag', depth: 2 },
  { id: 'names', text: 'Names', depth: 3 },
  { id: 'archive', text: 'Archive a flag', depth: 2 },
]

it('lists the headings and marks the one that is read', async () => {
  const { container } = render(<TableOfContents headings={headings} active="names" variant="column" />)
  expect(screen.getByRole('navigation', { name: 'On this page' })).toBeDefined()
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '#create',
    '#names',
    '#archive',
  ])
  expect(screen.getByRole('link', { current: true }).textContent).toBe('Names')
  expect(await axeViolations(container)).toEqual([])
})

it('is missing where a single heading would be listed', () => {
  const { container } = render(<TableOfContents headings={headings.slice(1, 2)} active={undefined} variant="column" />)
  expect(container.childElementCount).toBe(0)
})

it('leads back to the title once a section is read', async () => {
  const scrollTo = vi.spyOn(window, 'scrollTo')
  const page = (active?: string) => (
    <>
      <h1 tabIndex={-1}>Feature flags</h1>
      <TableOfContents headings={headings} active={active} variant="column" />
    </>
  )
  const { rerender } = render(page())
  expect(screen.queryByRole('button')).toBeNull()
  rerender(page('create'))
  await userEvent.click(screen.getByRole('button', { name: 'Back to top' }))
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  expect(scrollTo).toHaveBeenCalledWith({ top: 0 })
})

it('as a bar names the section, opens, and closes by Escape and by a chosen heading', async () => {
  const user = userEvent.setup()
  const { container } = render(<TableOfContents headings={headings} active="archive" variant="bar" />)
  const bar = screen.getByRole('group')
  const summary = container.querySelector('summary')
  expect(summary?.textContent).toBe('On this pageArchive a flag')
  await user.hover(summary as Element)
  await vi.dynamicImportSettled()
  await user.click(summary as Element)
  expect(bar.hasAttribute('open')).toBe(true)
  await user.keyboard('{Escape}')
  expect(bar.hasAttribute('open')).toBe(false)
  await user.click(summary as Element)
  await user.click(screen.getByRole('link', { name: 'Names' }))
  expect(bar.hasAttribute('open')).toBe(false)
  expect(window.___navigate).toHaveBeenCalledWith('/#names')
})
