import { readStorage, writeStorage } from '../hooks/storageSlot'

export type ColorMode = 'light' | 'dark'

/** What a stored value means; anything unknown is the default, light. */
export function parseColorMode(stored: string | undefined): ColorMode {
  return stored === 'dark' ? 'dark' : 'light'
}

/** The mode after another tab changed the stored one; clearing it means following the system. */
export function modeAfterStorageChange(stored: string | undefined, systemIsDark: boolean): ColorMode {
  return stored === undefined ? (systemIsDark ? 'dark' : 'light') : parseColorMode(stored)
}

/** The mode the page shows now. */
export function currentColorMode(): ColorMode {
  return parseColorMode(document.documentElement.dataset.theme)
}

/** Shows a mode and remembers it. */
export function setColorMode(mode: ColorMode): void {
  document.documentElement.dataset.theme = mode
  writeStorage('theme', mode)
}

/**
 * Follows changes made in other tabs and, once the stored mode was cleared, the system; a change that comes while printing
 * waits until that is over.
 */
export function followOtherTabs(): () => void {
  const print = window.matchMedia('print')
  const system = window.matchMedia('(prefers-color-scheme: dark)')
  let isCleared = false
  const show = () => {
    document.documentElement.dataset.theme = modeAfterStorageChange(readStorage('theme'), system.matches)
  }
  const showWhenNotPrinting = () => {
    if (print.matches) print.addEventListener('change', show, { once: true })
    else show()
  }
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== 'theme' && key !== null) return
    isCleared = readStorage('theme') === undefined
    showWhenNotPrinting()
  }
  const onSystem = () => {
    if (isCleared && readStorage('theme') === undefined) showWhenNotPrinting()
  }
  // A page that comes back from the browser's memory heard of nothing meanwhile; without a stored mode it keeps its own.
  const onReturn = ({ persisted }: PageTransitionEvent) => {
    if (persisted && readStorage('theme') !== undefined) show()
  }
  window.addEventListener('storage', onStorage)
  window.addEventListener('pageshow', onReturn)
  system.addEventListener('change', onSystem)
  return () => {
    window.removeEventListener('storage', onStorage)
    window.removeEventListener('pageshow', onReturn)
    system.removeEventListener('change', onSystem)
  }
}
