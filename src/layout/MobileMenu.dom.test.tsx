import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { SiteLink } from '../ui/SiteLink'
import { axeViolations } from '../ui/__fixtures__/axeViolations'
import { MobileMenu } from './MobileMenu'

const context = {
  path: '/topics',
  languages: [],
  versions: [],
  edition: undefined,
  samePages: [],
  sidebarPages: new Map(),
  sidebarName: null,
}

function Page({ path = '/topics' }: { path?: string }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open the menu
      </button>
      {isOpen && (
        <MobileMenu
          path={path}
          onClose={() => setIsOpen(false)}
          items={[
            { type: 'versions', label: 'Version', position: 'right' },
            { type: 'link', label: 'Blog', href: 'https://www.example.com/blog', position: 'left' },
          ]}
          context={context}
        >
          <nav aria-label="Documentation">
            <SiteLink href="/quickstart">Quickstart</SiteLink>
          </nav>
        </MobileMenu>
      )}
    </>
  )
}

async function openMenu() {
  const page = render(<Page />)
  await userEvent.click(screen.getByRole('button', { name: 'Open the menu' }))
  return { ...page, menu: screen.getByRole('dialog', { name: 'Menu' }) }
}

const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

it('shows the links of the bar, those to pages first, and what else it contains', async () => {
  const { menu } = await openMenu()
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Blog', 'Quickstart'])
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Blog', ''])
  expect(await axeViolations(menu)).toEqual([])
})

it('closes by its button', async () => {
  await openMenu()
  await userEvent.click(screen.getByRole('button', { name: 'Close the menu' }))
  await expectClosed()
})

it('closes by a click beside it', async () => {
  const { menu } = await openMenu()
  await userEvent.click(menu)
  await expectClosed()
})

it('closes when the browser cancels it, as Escape does', async () => {
  const { menu } = await openMenu()
  menu.dispatchEvent(new Event('cancel'))
  await expectClosed()
})

it('closes when a link is followed, and stays open when the link is opened in another tab', async () => {
  const user = userEvent.setup()
  await openMenu()
  await user.keyboard('{Control>}')
  await user.click(screen.getByRole('link', { name: 'Quickstart' }))
  await user.keyboard('{/Control}')
  expect(screen.getByRole('dialog')).toBeDefined()
  expect(window.___navigate).not.toHaveBeenCalled()
  await user.click(screen.getByRole('link', { name: 'Quickstart' }))
  expect(window.___navigate).toHaveBeenCalledWith('/quickstart')
  await expectClosed()
})

it('closes when another page is shown', async () => {
  const { rerender } = await openMenu()
  rerender(<Page path="/quickstart" />)
  await expectClosed()
})
