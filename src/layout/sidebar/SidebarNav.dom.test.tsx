import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import type { SidebarNode } from '../../shared/sidebarTree'
import { axeViolations } from '../../ui/__fixtures__/axeViolations'
import { useGroupChoices } from './sidebarGroups'
import { SidebarNav } from './SidebarNav'

const tree: SidebarNode[] = [
  { label: 'Quickstart', path: '/quickstart' },
  {
    label: 'Concepts',
    path: '/reference',
    items: [
      { label: 'Segments', path: '/reference/segments' },
      { label: 'More', items: [{ label: 'Tags', path: '/reference/tags' }] },
    ],
  },
  { label: 'Tutorials', items: [{ label: 'React', path: '/tutorials/react' }] },
  { label: 'API tokens', path: '/api/tokens', isLazy: true },
]

function Sidebar({ path, onOpen = vi.fn() }: { path: string; onOpen?: (group: string) => void }) {
  return (
    <SidebarNav
      label="Documentation"
      tree={tree}
      currentPath={path}
      choices={useGroupChoices()}
      onOpenLazyGroup={onOpen}
    />
  )
}

const button = (group: string) => screen.getByRole('button', { name: `${group}, pages` })
const isOpen = (group: string) => button(group).getAttribute('aria-expanded') === 'true'

it('marks the current page and opens the groups around it, no others', async () => {
  const { container } = render(<Sidebar path="/reference/tags" />)
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Tags')
  expect(['Concepts', 'More', 'Tutorials', 'API tokens'].map(isOpen)).toEqual([true, true, false, false])
  expect(await axeViolations(container)).toEqual([])
})

it('a group opens and closes by its button, with the pointer and with keys', async () => {
  const user = userEvent.setup()
  render(<Sidebar path="/quickstart" />)
  expect(screen.queryByRole('link', { name: 'React' })).toBeNull()
  await user.click(button('Tutorials'))
  expect(screen.getByRole('link', { name: 'React' }).getAttribute('href')).toBe('/tutorials/react')
  await user.keyboard('{Enter}')
  expect(isOpen('Tutorials')).toBe(false)
  await user.keyboard(' ')
  expect(isOpen('Tutorials')).toBe(true)
  expect(window.___navigate).not.toHaveBeenCalled()
})

it('the name of a group leads to its page', async () => {
  render(<Sidebar path="/quickstart" />)
  await userEvent.click(screen.getByRole('link', { name: 'Concepts' }))
  expect(window.___navigate).toHaveBeenCalledWith('/reference')
})

it('a group that was opened stays open on other pages; one that was closed opens for a page inside of it', async () => {
  const user = userEvent.setup()
  const { rerender } = render(<Sidebar path="/reference/segments" />)
  await user.click(button('Tutorials'))
  await user.click(button('Concepts'))
  expect([isOpen('Tutorials'), isOpen('Concepts')]).toEqual([true, false])
  rerender(<Sidebar path="/quickstart" />)
  expect([isOpen('Tutorials'), isOpen('Concepts')]).toEqual([true, false])
  rerender(<Sidebar path="/reference" />)
  expect([isOpen('Tutorials'), isOpen('Concepts')]).toEqual([true, true])
})

it('groups that were opened on an earlier visit are open', async () => {
  const { unmount } = render(<Sidebar path="/quickstart" />)
  await userEvent.click(button('Tutorials'))
  unmount()
  render(<Sidebar path="/quickstart" />)
  expect([isOpen('Tutorials'), isOpen('Concepts')]).toEqual([true, false])
})

it.each(['__proto__', '/Tutorials\u0000', '['.repeat(5000)])(
  'a stored list that is none opens nothing: %.12j',
  (junk) => {
    localStorage.setItem('sidebar.open', junk)
    render(<Sidebar path="/quickstart" />)
    expect(['Concepts', 'Tutorials', 'API tokens'].map(isOpen)).toEqual([false, false, false])
  },
)

it('items of a group that come later are requested when it opens, and the list says that it is busy', async () => {
  const onOpen = vi.fn()
  render(<Sidebar path="/quickstart" onOpen={onOpen} />)
  expect(onOpen).not.toHaveBeenCalled()
  await userEvent.click(button('API tokens'))
  expect(onOpen.mock.calls).toEqual([['/api/tokens']])
  expect(screen.getByRole('list', { busy: true }).textContent).toBe('')
})
