import { useEffect, useState } from 'react'
import type { Announcement } from '../../plugins/gatsby-source-site/types'
import { InlineScript } from '../start/inline/InlineScript'
import { readStorage, writeStorage } from '../platform/storageSlot'
import { Icon, IconButton } from '../ui/Icon'
import { SiteLink } from '../ui/SiteLink'
import * as styles from './AnnouncementBar.module.css'

/** An inline script hides the bar before the first paint if the reader has closed this announcement before. */
export function AnnouncementBar({ id, text, link, isCloseable, backgroundColor, textColor }: Announcement) {
  const [isClosed, setClosed] = useState(false)
  useEffect(() => {
    if (!isCloseable || readStorage('announcement.id') === id) return
    writeStorage('announcement.id', id)
    writeStorage('announcement.dismissed', 'false')
  }, [id, isCloseable])
  const close = () => {
    writeStorage('announcement.dismissed', 'true')
    setClosed(true)
    // The focus would be lost with the bar.
    document.querySelector('main')?.focus({ preventScroll: true })
  }
  if (isClosed) return null
  const colors = backgroundColor && textColor ? { background: backgroundColor, color: textColor } : undefined
  return (
    <>
      {isCloseable && <InlineScript name="announcement" data-id={id} />}
      <aside aria-label="Announcement" className={styles.bar} data-region="announcement" style={colors}>
        <p>
          {text} {link && <SiteLink href={'to' in link ? link.to : link.href}>{link.label}</SiteLink>}
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
