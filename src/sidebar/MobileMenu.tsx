import { useEffect, useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react'
import { holdHistory } from '../hooks/overlayEntry'
import { useMediaQuery } from '../hooks/useMediaQuery'
import { Icon } from '../ui/Icon'
import { IconButton } from '../ui/IconButton'
import * as styles from './MobileMenu.module.css'
import { useKeptScroll } from './useKeptScroll'

interface Props {
  /** The current page: the menu closes when it changes. */
  path: string
  /** Called when the dialog has closed and focus is back where it was. */
  onClosed: () => void
  children: ReactNode
}

/** The sidebar below 997 px, as a dialog over the page. The browser keeps focus inside and closes it on Escape; going back closes it too. */
export function MobileMenu({ path, onClosed, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const isDesktop = useMediaQuery('(width > 996px)')
  // Closing the dialog, rather than removing it, gives focus back to the button that opened it.
  const close = () => dialog.current?.close()
  const openedOn = useRef(path)
  const isLeaving = useRef(false)
  useLayoutEffect(() => {
    dialog.current?.showModal()
    const release = holdHistory(() => dialog.current?.close())
    return () => release(isLeaving.current)
  }, [])
  useKeptScroll(dialog, 'menu', path)
  useEffect(() => {
    if (path !== openedOn.current) dialog.current?.close()
  }, [path])
  useEffect(() => {
    if (isDesktop) dialog.current?.close()
  }, [isDesktop])
  const closeOnLinkOrBackdrop = ({ target, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) => {
    const isLink = target instanceof Element && target.closest('a') !== null
    // Into another tab or window: the reader stays here.
    if (isLink && (ctrlKey || metaKey || shiftKey || altKey)) return
    isLeaving.current = isLink
    if (isLink || target === dialog.current) close()
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
