import { useRef } from 'react'
import { ColorModeToggle } from '../color-mode/ColorModeToggle'
import { Search } from '../search/Search'
import { Icon } from '../ui/Icon'
import { IconButton } from '../ui/IconButton'
import { SiteLink } from '../ui/SiteLink'
import * as styles from './Navbar.module.css'
import { NavbarItem, type NavbarContext, type NavbarItemData } from './NavbarItem'
import { useHidingBar } from './useHidingBar'

interface Props {
  title: string
  logo: { src: string; alt: string }
  items: readonly NavbarItemData[]
  hidesOnScroll: boolean
  context: NavbarContext
  /** Opens the menu that stands in for the sidebar on narrow screens. */
  onOpenMenu: () => void
}

/** The bar on top of every page. */
export function Navbar({ title, logo, items, hidesOnScroll, context, onOpenMenu }: Props) {
  const bar = useRef<HTMLElement>(null)
  const isHidden = useHidingBar(bar, hidesOnScroll)
  const itemsAt = (position: string) =>
    items
      .filter((item) => item.position === position)
      .map((item) => <NavbarItem key={item.label} item={item} context={context} />)
  return (
    <header ref={bar} className={styles.navbar} data-region="navbar" data-hidden={isHidden ? '' : undefined}>
      <span className={styles.menuButton}>
        <IconButton label="Open the menu" aria-haspopup="dialog" onClick={onOpenMenu}>
          <Icon name="menu" />
        </IconButton>
      </span>
      <SiteLink href="/" className={styles.brand} aria-label={logo.alt}>
        <img src={logo.src} alt="" width="28" height="28" />
        <span aria-hidden="true">{title}</span>
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
      <Search />
      <span className={styles.toggle}>
        <ColorModeToggle />
      </span>
    </header>
  )
}
