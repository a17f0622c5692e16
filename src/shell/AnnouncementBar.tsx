import { useEffect, useState } from 'react'
import { readStorage, writeStorage } from '../hooks/storageSlot'
import { Icon } from '../ui/Icon'
import { IconButton } from '../ui/IconButton'
import { SiteLink } from '../ui/SiteLink'
import * as styles from './AnnouncementBar.module.css'
import { announcementScript } from './announcementScript'

interface Props {
  announcementId: string
  text: string
  link: { label: string; to: string | null; href: string | null } | null
  isCloseable: boolean
  backgroundColor: string | null
  textColor: string | null
}

/**
 * The bar above the navbar. The script before it hides it before it is painted when the reader has closed it, on this visit or
 * an earlier one; another id is another announcement.
 */
export function AnnouncementBar({ announcementId: id, text, link, isCloseable, backgroundColor, textColor }: Props) {
  const [isClosed, setClosed] = useState(false)
  useEffect(() => {
    if (!isCloseable || readStorage('announcement.id') === id) return
    writeStorage('announcement.id', id)
    writeStorage('announcement.dismissed', 'false')
  }, [id, isCloseable])
  const close = () => {
    writeStorage('announcement.dismissed', 'true')
    setClosed(true)
    // The bar takes the focus with it; the keyboard goes on from the page.
    document.querySelector('main')?.focus({ preventScroll: true })
  }
  if (isClosed) return null
  const colors = backgroundColor && textColor ? { background: backgroundColor, color: textColor } : undefined
  return (
    <>
      {isCloseable && <script data-id={id} dangerouslySetInnerHTML={{ __html: announcementScript }} />}
      <aside aria-label="Announcement" className={styles.bar} data-region="announcement" style={colors}>
        <p>
          {text} {link && <SiteLink href={link.to ?? link.href ?? '/'}>{link.label}</SiteLink>}
        </p>
        {isCloseable && (
          <IconButton label="Close the announcement" onClick={close}>
            <Icon name="close" />
          </IconButton>
        )}
      </aside>
    </>
  )
}
