import * as styles from './NavbarLinks.module.css'
import { NavbarItem, type NavbarItemData } from './NavbarItem'

interface Props {
  items: readonly NavbarItemData[]
  firstPages: ReadonlyMap<string, string>
}

/** The navbar's links where the bar has no room for them: in the menu of narrow screens. */
export function NavbarLinks({ items, firstPages }: Props) {
  return (
    <nav aria-label="Site, in the menu" className={styles.links}>
      <ul role="list">
        {items.map((item) => (
          <NavbarItem key={item.label} item={item} firstPages={firstPages} />
        ))}
      </ul>
    </nav>
  )
}
