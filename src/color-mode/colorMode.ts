import { readStorage, writeStorage } from '../hooks/storageSlot'

export type ColorMode = 'light' | 'dark'

/** What a stored value means; anything unknown is the default, light. */
export function parseColorMode(stored: string | undefined): ColorMode {
  return stored === 'dark' ? 'dark' : 'light'
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

/** Follows a change made in another tab. Returns what ends the following. */
export function followOtherTabs(onChange: (mode: ColorMode) => void): () => void {
  const listener = ({ key }: StorageEvent) => {
    if (key !== 'theme' && key !== null) return
    const mode = parseColorMode(readStorage('theme'))
    document.documentElement.dataset.theme = mode
    onChange(mode)
  }
  window.addEventListener('storage', listener)
  return () => window.removeEventListener('storage', listener)
}
