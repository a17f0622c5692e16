import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { SidebarNode } from '../../shared/sidebarTree'
import { axeViolations } from '../../ui/__fixtures__/axeViolations'
import { SidebarNav } from './SidebarNav'

const tree: SidebarNode[] = [
  { label: 'Concepts', path: '/reference' },
  { label: 'Targeting', items: [{ label: 'Segments', path: '/reference/segments' }] },
  { label: 'Single sign-on', path: '/sso', pageLabel: 'All providers', items: [{ label: 'Okta', path: '/sso/okta' }] },
  { label: 'Legacy', isFolded: true, items: [{ label: 'State', path: '/legacy/state' }] },
  { label: 'Features', path: '/api/features', isLazy: true },
  { label: 'Tags', path: '/api/tags', isLazy: true, items: [{ label: 'Remove', path: '/api/x', method: 'DELETE' }] },
]

const linksOf = (list: HTMLElement) =>
  within(list)
    .getAllByRole('link')
    .map((link) => link.textContent)

it('groups are lists under a heading, whose own page comes first', async () => {
  const { container } = render(<SidebarNav tree={tree} currentPath="/sso" />)
  expect(linksOf(screen.getByRole('list', { name: 'Targeting' }))).toEqual(['Segments'])
  expect(linksOf(screen.getByRole('list', { name: 'Single sign-on' }))).toEqual(['All providers', 'Okta'])
  expect(screen.getByRole('link', { current: 'page' }).getAttribute('href')).toBe('/sso')
  expect(await axeViolations(container)).toEqual([])
})

it('a folded group is open around the current page only', () => {
  const { rerender } = render(<SidebarNav tree={tree} currentPath="/reference" />)
  const isOpen = () => screen.getByText('Legacy').closest('details')?.open
  expect(isOpen()).toBe(false)
  rerender(<SidebarNav tree={tree} currentPath="/legacy/state" />)
  expect(isOpen()).toBe(true)
})

it('a tag of the API shows its operations where they are known, with their methods', () => {
  render(<SidebarNav tree={tree} currentPath="/api/x" />)
  expect(screen.getByRole('link', { name: 'Features' }).nextSibling).toBeNull()
  const operation = screen.getByRole('link', { name: 'Remove' })
  expect(operation.closest('ul')?.previousSibling?.textContent).toBe('Tags')
  expect(operation.dataset.method).toBe('DEL')
})

it('the operations of a long subject are several lists below it, without a level between', () => {
  const items = [{ label: '/tags', items: [{ label: 'List', path: '/api/y', method: 'GET' }] }]
  render(<SidebarNav tree={[{ label: 'Features', path: '/api/features', isLazy: true, items }]} currentPath="/api/y" />)
  expect(screen.queryByText('/tags')).toBeNull()
  expect(linksOf(screen.getByRole('list', { name: '/tags' }))).toEqual(['List'])
})
