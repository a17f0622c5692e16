import { useEffect } from 'react'
import { searchOpening } from './searchOpening'
import { searchShortcut } from './searchShortcut'
import { isSlashOn } from './slashSetting'

/** Opens and closes the search by the keyboard, wherever the focus is. */
export function useSearchShortcuts(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const wish = searchShortcut(event, isField(event.target), isSlashOn())
      if (wish === undefined || event.defaultPrevented || (!searchOpening.isOpen() && isOtherDialogOpen())) return
      event.preventDefault()
      // Keys that are held down would open and close it all the time.
      if (event.repeat) return
      if (wish === 'toggle' && searchOpening.isOpen()) searchOpening.close()
      else searchOpening.open()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}

function isField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(input|select|textarea)$/i.test(target.tagName))
}

/** The menu of narrow screens keeps the keyboard to itself; nothing may open below it. */
function isOtherDialogOpen(): boolean {
  return document.querySelector('dialog:modal') !== null
}
