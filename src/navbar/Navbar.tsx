import { ColorModeToggle } from '../color-mode/ColorModeToggle'
import { Search } from '../search/Search'
import { Icon } from '../ui/Icon'
import { IconButton } from '../ui/IconButton'
import { SiteLink } from '../ui/SiteLink'
import * as styles from './Navbar.module.css'
import { NavbarItem, type NavbarItemData } from './NavbarItem'

interface Props {
  title: string
  logo: { src: string; alt: string }
  items: readonly NavbarItemData[]
  /** The first page of each sidebar, by the sidebar's name. */
  firstPages: ReadonlyMap<string, string>
  /** Opens the menu that stands in for the sidebar on narrow screens. */
  onOpenMenu: () => void
}

/** The bar on top of every page. */
export function Navbar({ title, logo, items, firstPages, onOpenMenu }: Props) {
  const itemsAt = (position: string) =>
    items
      .filter((item) => item.position === position)
      .map((item) => <NavbarItem key={item.label} item={item} firstPages={firstPages} />)
  return (
    <header className={styles.navbar} data-region="navbar">
      <span className={styles.menuButton}>
        <IconButton label="Open the menu" aria-haspopup="dialog" onClick={onOpenMenu}>
          <Icon name="menu" />
        </IconButton>
      </span>
      <SiteLink href="/" className={styles.brand} aria-label={logo.alt}>
        <img src={logo.src} alt="" width="28" height="28" />
        <span aria-hidden="true">
          {title} <span className={styles.product}>Docs</span>
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
