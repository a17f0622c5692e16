import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react'
import { useMediaQuery } from '../hooks/useMediaQuery'
import { Icon } from '../ui/Icon'
import { IconButton } from '../ui/IconButton'
import * as styles from './MobileMenu.module.css'

interface Props {
  /** The current page: the menu closes when it changes. */
  path: string
  /** Called when the dialog has closed and focus is back where it was. */
  onClosed: () => void
  children: ReactNode
}

/** The sidebar below 997 px, as a dialog over the page. The browser keeps focus inside and closes it on Escape. */
export function MobileMenu({ path, onClosed, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const isDesktop = useMediaQuery('(width > 996px)')
  // Closing the dialog, rather than removing it, gives focus back to the button that opened it.
  const close = () => dialog.current?.close()
  const openedOn = useRef(path)
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  useEffect(() => {
    if (path !== openedOn.current) dialog.current?.close()
  }, [path])
  useEffect(() => {
    if (isDesktop) dialog.current?.close()
  }, [isDesktop])
  const closeOnLinkOrBackdrop = ({ target }: MouseEvent) => {
    if (target === dialog.current || (target instanceof Element && target.closest('a'))) close()
  }
  return (
    // Links work by keyboard as ever, and Escape does what the backdrop does.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog ref={dialog} className={styles.menu} aria-label="Menu" onClose={onClosed} onClick={closeOnLinkOrBackdrop}>
      <div className={styles.panel}>
        <div className={styles.top}>
          <IconButton label="Close the menu" onClick={close}>
            <Icon name="close" />
          </IconButton>
        </div>
        {children}
      </div>
    </dialog>
  )
}
