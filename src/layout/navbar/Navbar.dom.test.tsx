import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { axeViolations } from '../../ui/__fixtures__/axeViolations'
import { Navbar } from './Navbar'

const context = {
  path: '/topics',
  languages: [],
  versions: [],
  edition: undefined,
  samePages: [],
  sidebarPages: new Map(),
  sidebarName: null,
}

async function renderNavbar(hidesOnScroll: boolean) {
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(5000)
  const { container } = render(
    <Navbar
      title="Unleash"
      logo={{ src: '/logo.svg', alt: 'Unleash Docs, home' }}
      items={[]}
      hidesOnScroll={hidesOnScroll}
      context={context}
      onOpenMenu={() => undefined}
    />,
  )
  await act(() => vi.dynamicImportSettled())
  return container
}

const isHidden = () => screen.getByRole('banner').hasAttribute('data-hidden')

function scrollTo(top: number) {
  window.scrollY = top
  fireEvent.scroll(window)
}

it('names the site, the menu and the search', async () => {
  const container = await renderNavbar(true)
  expect(screen.getByRole('link', { name: 'Unleash Docs, home' }).getAttribute('href')).toBe('/')
  expect(screen.getByRole('button', { name: 'Open the menu' })).toBeDefined()
  expect(await axeViolations(container)).toEqual([])
})

it.each([
  [true, 'hides', [true, false]],
  [false, 'stays', [false, false]],
])(
  'with hidesOnScroll %s it %s as the reader scrolls down, and is there when the reader scrolls up',
  async (hides, _, expected) => {
    await renderNavbar(hides)
    scrollTo(200)
    const down = isHidden()
    scrollTo(150)
    expect([down, isHidden()]).toEqual(expected)
    scrollTo(0)
  },
)
