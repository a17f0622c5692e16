import { useEffect, useRef, useState, type RefObject } from 'react'
import type { Navbar as NavbarSettings } from '../../../plugins/gatsby-source-site/types'
import { ColorModeToggle } from '../../preferences/color-mode/ColorModeToggle'
import { Search } from '../../search/Search'
import { isOlder } from '../../shared/pageEdition'
import { Icon } from '../../ui/Icon'
import { SiteLink } from '../../ui/SiteLink'
import { hideOnScroll } from './hideOnScroll'
import * as styles from './Navbar.module.css'
import { NavbarItem, type NavbarContext } from './NavbarItem'
import { ownUrl } from '../../platform/basePath'

interface Props extends Pick<NavbarSettings, 'title' | 'logo' | 'items' | 'hidesOnScroll'> {
  context: NavbarContext
  /** Opens the menu that replaces the sidebar on narrow screens. */
  onOpenMenu: () => void
}

export function Navbar({ title, logo, items, hidesOnScroll, context, onOpenMenu }: Props) {
  const bar = useRef<HTMLElement>(null)
  const isHidden = useHidingBar(bar, hidesOnScroll)
  const itemsAt = (position: string) =>
    items
      .filter((item) => item.position === position)
      .map((item) => <NavbarItem key={item.label} item={item} context={context} />)
  return (
    <header ref={bar} className={styles.navbar} data-region="navbar" data-hidden={isHidden ? '' : undefined}>
      <button
        type="button"
        className={styles.menuButton}
        aria-label="Open the menu"
        aria-haspopup="dialog"
        onClick={onOpenMenu}
      >
        <Icon name="menu" />
      </button>
      <SiteLink
        href="/"
        className={styles.brand}
        aria-label={logo.alt}
        aria-current={context.path === '/' ? 'page' : undefined}
      >
        <img src={ownUrl(logo.src)} alt="" width="28" height="28" />
        <span aria-hidden="true">{title}</span>{' '}
        <span aria-hidden="true" className={styles.product}>
          Docs
        </span>
      </SiteLink>
      <nav className={styles.nav} aria-label="Site">
        <ul role="list" className={styles.items}>
          {itemsAt('left')}
        </ul>
        <ul role="list" className={styles.items}>
          {itemsAt('right')}
        </ul>
      </nav>
      <Search version={isOlder(context.edition) ? context.edition.name : undefined} />{' '}
      <span className={styles.toggle}>
        <ColorModeToggle />
      </span>
    </header>
  )
}

/** Whether the bar is hidden because the reader scrolls down; never if `isEnabled` is false. */
function useHidingBar(bar: RefObject<HTMLElement | null>, isEnabled: boolean): boolean {
  const [isHidden, setHidden] = useState(false)
  useEffect(() => {
    const element = bar.current
    if (!isEnabled || !element) return
    const left = new AbortController()
    hideOnScroll(element, setHidden, left.signal)
    return () => left.abort()
  }, [bar, isEnabled])
  return isHidden
}
