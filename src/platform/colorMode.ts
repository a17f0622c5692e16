import { writeStorage } from './storageSlot'

/** What the reader chose; `system` follows the operating system. */
export type ColorMode = 'light' | 'dark' | 'system'

const modes: readonly ColorMode[] = ['light', 'dark', 'system']

export function nextMode(mode: string | undefined): ColorMode {
  return modes[(Math.max(0, modes.indexOf(mode as ColorMode)) + 1) % modes.length] ?? 'light'
}

export function switchMode(): void {
  const { dataset } = document.documentElement
  dataset.mode = nextMode(dataset.mode)
  writeStorage('theme', dataset.mode)
  showColors(dataset)
}

/** Of the mode in the dataset of the document's root; anything unknown is the default, light. */
export function showColors(dataset: DOMStringMap): void {
  // Extensions may have removed `matchMedia`.
  const { mode } = dataset
  const isDark =
    mode === 'dark' ||
    (mode === 'system' && (window as Partial<Window>).matchMedia?.('(prefers-color-scheme:dark)').matches)
  dataset.theme = isDark ? 'dark' : 'light'
  // Browsers draw their bars in `--surface` (src/styles/tokens.css).
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', isDark ? '#12131a' : '#fff')
}
