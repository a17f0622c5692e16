import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { axeViolations } from '../../ui/__fixtures__/axeViolations'
import { NavbarItem, type NavbarContext } from './NavbarItem'

const context: NavbarContext = {
  path: '/reference/segments',
  languages: [
    { name: 'en', label: 'English', path: '' },
    { name: 'fr', label: 'Français', path: '/fr' },
  ],
  versions: [
    { name: '5', label: '5', path: '' },
    { name: '4', label: '4', path: '/v4' },
  ],
  edition: undefined,
  samePages: ['/v4/reference/segments'],
  sidebarPages: new Map([
    ['docs', '/topics'],
    ['concepts', '/reference'],
  ]),
  sidebarName: 'concepts',
}

function renderLists() {
  const { container } = render(
    <ul>
      <NavbarItem item={{ type: 'versions', label: 'Version', position: 'left' }} context={context} />
      <NavbarItem item={{ type: 'languages', label: 'Language', position: 'left' }} context={context} />
    </ul>,
  )
  const [versions, languages] = [...container.querySelectorAll('summary')]
  if (!versions || !languages) throw new Error('Both lists have a button.')
  return { container, versions, languages }
}

const isOpen = (summary: HTMLElement) => summary.parentElement?.hasAttribute('open')
const path = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

/** What closes a list is loaded when the pointer or the focus comes near. */
async function open(summary: HTMLElement) {
  await userEvent.hover(summary)
  await vi.dynamicImportSettled()
  await userEvent.click(summary)
  expect(isOpen(summary)).toBe(true)
}

it('links lead to a page, to the page of a section, and to other sites', async () => {
  const { container } = render(
    <ul>
      <NavbarItem
        item={{ type: 'link', label: 'Segments', position: 'left', to: '/reference/segments' }}
        context={context}
      />
      <NavbarItem
        item={{ type: 'sidebar', label: 'Documentation', position: 'left', sidebarId: 'docs' }}
        context={context}
      />
      <NavbarItem
        item={{
          type: 'icon-link',
          label: 'GitHub',
          position: 'left',
          icon: 'github',
          href: 'https://github.com/Unleash',
        }}
        context={context}
      />
    </ul>,
  )
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Segments')
  expect(screen.queryByRole('link', { current: true })).toBeNull()
  expect(['Segments', 'Documentation', 'GitHub'].map(path)).toEqual([
    '/reference/segments',
    '/topics',
    'https://github.com/Unleash',
  ])
  expect(await axeViolations(container)).toEqual([])
})

it('marks the section of the page, and the page itself', () => {
  const item = { type: 'sidebar', label: 'Concepts', position: 'left', sidebarId: 'concepts' } as const
  const { rerender } = render(<NavbarItem item={item} context={context} />)
  const current = () => screen.getByText('Concepts').getAttribute('aria-current')
  const show = (changes: Partial<NavbarContext>) =>
    rerender(<NavbarItem item={item} context={{ ...context, ...changes }} />)
  expect(current()).toBe('true')
  show({ path: '/reference' })
  expect(current()).toBe('page')
  show({ sidebarName: 'docs' })
  expect(current()).toBeNull()
})

it('a list says what is chosen, and leads to the same page where it exists, without asking for it', async () => {
  window.___loader.loadPage = vi.fn()
  const { container, versions } = renderLists()
  expect(versions.getAttribute('aria-label')).toBe('Version: 5')
  expect(path('4')).toBe('/v4/reference/segments')
  expect(path('Français')).toBe('/fr')
  await open(versions)
  await userEvent.hover(screen.getByRole('link', { name: '4' }))
  expect(window.___loader.loadPage).not.toHaveBeenCalled()
  expect(screen.getByRole('link', { name: '5', current: true })).toBeDefined()
  expect(await axeViolations(container)).toEqual([])
})

it('languages and versions keep query and hash where they have the page', async () => {
  history.replaceState(null, '', '/reference/segments?a=1#part')
  const { languages, versions } = renderLists()
  await open(languages)
  expect(path('English')).toBe('/reference/segments?a=1#part')
  expect(path('Français')).toBe('/fr')
  await open(versions)
  expect(path('4')).toBe('/v4/reference/segments?a=1#part')
})

it('a list says what else there is: about languages, and of versions', async () => {
  const links = [
    { label: 'Upgrade Unleash', to: '/upgrade' },
    { label: 'Releases', href: 'https://github.com/Unleash/unleash/releases' },
  ]
  const note = 'These pages are in English only.'
  const { container } = render(
    <ul>
      <NavbarItem item={{ type: 'versions', label: 'Version', position: 'left', links }} context={context} />
      <NavbarItem item={{ type: 'languages', label: 'Language', position: 'left', note }} context={context} />
    </ul>,
  )
  const [versions, languages] = [...container.querySelectorAll('summary')]
  if (!versions || !languages) throw new Error('Both lists have a button.')
  await open(languages)
  expect(screen.getByText(note)).toBeDefined()
  await open(versions)
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    expect.arrayContaining(['/upgrade', 'https://github.com/Unleash/unleash/releases']),
  )
  expect(await axeViolations(container)).toEqual([])
})

it('a version that is chosen is kept for pages that are not of a version', async () => {
  const { versions } = renderLists()
  await open(versions)
  await userEvent.click(screen.getByRole('link', { name: '4' }))
  // The browser loads it: it may be another deployment.
  expect(window.___navigate).not.toHaveBeenCalled()
  render(
    <ul>
      <NavbarItem
        item={{ type: 'versions', label: 'Shown', position: 'left' }}
        context={{ ...context, path: '/search' }}
      />
    </ul>,
  )
  expect(screen.getByLabelText('Shown: 4')).toBeDefined()
})

it.each<[string, () => Promise<unknown>]>([
  ['Escape, which returns the focus', () => userEvent.keyboard('{Escape}')],
  ['a click elsewhere', () => userEvent.click(document.body)],
  ['the focus that leaves it', () => act(async () => screen.getByRole('link', { name: 'English' }).focus())],
  ['a chosen entry', () => userEvent.click(screen.getByRole('link', { name: '5' }))],
])('a list closes by %s', async (way, close) => {
  const { versions } = renderLists()
  await open(versions)
  await close()
  expect(isOpen(versions)).toBe(false)
  if (way.startsWith('Escape')) expect(document.activeElement).toBe(versions)
})

it('a page of an older API leads to the same page of other versions, and says which have none', async () => {
  history.replaceState(null, '', '/api/5.7/parts?lang=go#body')
  const edition: NavbarContext['edition'] = {
    name: '5.7',
    path: '/api/5.7',
    isCurrent: false,
    versions: [
      { name: '5.8', isCurrent: true, path: '/api/parts', hasPage: true },
      { name: '5.7', isCurrent: false, path: '/api/5.7/parts', hasPage: true },
      { name: '5.6', isCurrent: false, path: '/api/5.6', hasPage: false },
    ],
  }
  render(
    <ul>
      <NavbarItem item={{ type: 'versions', label: 'Version', position: 'left' }} context={{ ...context, edition }} />
    </ul>,
  )
  expect(screen.getByLabelText('Version: 5.7')).toBeDefined()
  expect(screen.getByRole('link', { current: true }).textContent).toBe('5.7')
  const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  expect(links()).toEqual([
    ['5.8 (current)', '/api/parts'],
    ['5.7', '/api/5.7/parts'],
    ["5.6 doesn't have this page", '/api/5.6'],
  ])
  await open(screen.getByLabelText('Version: 5.7'))
  expect(links()).toEqual([
    ['5.8 (current)', '/api/parts?lang=go#body'],
    ['5.7', '/api/5.7/parts?lang=go#body'],
    ["5.6 doesn't have this page", '/api/5.6'],
  ])
})
