import { NavbarItem, type NavbarContext, type NavbarItemData } from './NavbarItem'
import * as styles from './NavbarLinks.module.css'

interface Props {
  items: readonly NavbarItemData[]
  context: NavbarContext
}

/** The navbar's items where the bar has no room for them: in the menu of narrow screens. */
export function NavbarLinks({ items, context }: Props) {
  return (
    <nav aria-label="Site, in the menu" className={styles.links}>
      <ul role="list">
        {items.map((item) => (
          <NavbarItem key={item.label} item={item} context={context} />
        ))}
      </ul>
    </nav>
  )
}
