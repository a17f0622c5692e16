import { useEffect, useRef, type ReactNode } from 'react'
import { useMediaQuery } from '../hooks/useMediaQuery'
import { Icon } from '../ui/Icon'
import { IconButton } from '../ui/IconButton'
import * as styles from './MobileMenu.module.css'

interface Props {
  onClose: () => void
  children: ReactNode
}

/** The sidebar below 997 px, as a dialog over the page. The browser keeps focus inside and closes it on Escape. */
export function MobileMenu({ onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const isDesktop = useMediaQuery('(width > 996px)')
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  useEffect(() => {
    if (isDesktop) onClose()
  }, [isDesktop, onClose])
  return (
    // A click on the dialog itself is one on its backdrop; Escape does the same for the keyboard.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={dialog}
      className={styles.menu}
      aria-label="Menu"
      onClose={onClose}
      onClick={(event) => {
        if (event.target === dialog.current) onClose()
      }}
    >
      <div className={styles.panel}>
        <div className={styles.top}>
          <IconButton label="Close the menu" onClick={onClose}>
            <Icon name="close" />
          </IconButton>
        </div>
        {children}
      </div>
    </dialog>
  )
}
