import './mobileMenu.css'
import { type MouseEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { NavbarItem as NavbarItemData } from '../../plugins/gatsby-source-site/types'
import { NavbarItem, type NavbarContext } from './navbar/NavbarItem'
import { hasModifier } from '../ui/SiteLink'
import { openDialog } from '../platform/historyState'
import { useKeptScroll } from './sidebar/SidebarBox'
import { Icon, IconButton } from '../ui/Icon'

interface Props {
  path: string
  onClose: () => void
  items: readonly NavbarItemData[]
  context: NavbarContext
  children: ReactNode
}

/** The sidebar below 997 px, as a dialog over the page. The browser keeps focus inside and closes it on Escape; Back closes it too. */
export function MobileMenu({ path, items, context, children, ...props }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  // The same in all renderings.
  const [{ onClose }] = useState(props)
  const openedOn = useRef(path)
  const isLeaving = useRef(false)
  useLayoutEffect(() => {
    const close = openDialog(dialog.current, onClose)
    return () => close(isLeaving.current)
  }, [onClose])
  useKeptScroll(panel, 'menu', path)
  // In a low window, the dialog scrolls instead.
  useKeptScroll(dialog, 'low menu', path)
  useEffect(() => {
    if (path !== openedOn.current) onClose()
  }, [path, onClose])
  useClosingOnDesktop(onClose)
  const closeOnLinkOrBackdrop = (event: MouseEvent) => {
    const { target } = event
    const link = target instanceof Element ? target.closest('a') : null
    if (link && hasModifier(event)) return
    isLeaving.current = link !== null && link.href !== window.location.href
    if (link || target === dialog.current) onClose()
  }
  return (
    // Keyboard users have the links and Escape.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={dialog}
      className="mobile-menu"
      aria-label="Menu"
      onCancel={onClose}
      onClose={onClose}
      onClick={closeOnLinkOrBackdrop}
    >
      <div className="mobile-menu-top">
        <IconButton label="Close the menu" onClick={onClose}>
          <Icon name="close" />
        </IconButton>
      </div>
      {/* A box of its own: the focus on the button would scroll the dialog back to it in WebKit. */}
      <div ref={panel} className="mobile-menu-panel">
        <nav aria-label="Site menu" className="mobile-menu-links">
          <ul role="list">
            {[...items]
              .sort((a, b) => Number(isEdition(a)) - Number(isEdition(b)))
              .map((item) => (
                <NavbarItem key={item.label} item={item} context={context} />
              ))}
          </ul>
        </nav>
        {children}
      </div>
    </dialog>
  )
}

function useClosingOnDesktop(onClose: () => void) {
  useEffect(() => {
    const desktop = window.matchMedia('(width > 62.25em)')
    const closeOnDesktop = () => desktop.matches && onClose()
    closeOnDesktop()
    desktop.addEventListener('change', closeOnDesktop)
    return () => desktop.removeEventListener('change', closeOnDesktop)
  }, [onClose])
}

/** Pages come first, and languages and versions last. */
function isEdition({ type }: NavbarItemData): boolean {
  return type === 'languages' || type === 'versions'
}
