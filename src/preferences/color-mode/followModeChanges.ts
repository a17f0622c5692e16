import { showColors } from '../../platform/colorMode'
import { readStorage } from '../../platform/storageSlot'

/** Follows other tabs and, in that mode or once the stored one was cleared, the system. A change during printing waits until its end. */
export function followModeChanges(): void {
  const { dataset } = document.documentElement
  const print = window.matchMedia('print')
  const show = () => showColors(dataset)
  const showWhenNotPrinting = () => {
    if (print.matches) print.addEventListener('change', show, { once: true })
    else show()
  }
  const read = (whenCleared: string | undefined) => {
    dataset.mode = readStorage('theme') ?? whenCleared
    showWhenNotPrinting()
  }
  const onStorage = ({ key }: StorageEvent) => {
    if (key === 'theme' || key === null) read('system')
  }
  // A page in the back/forward cache gets no events; without a stored mode it keeps its own.
  const onReturn = ({ persisted }: PageTransitionEvent) => {
    if (persisted) read(dataset.mode)
  }
  window.addEventListener('storage', onStorage)
  window.addEventListener('pageshow', onReturn)
  window.matchMedia('(prefers-color-scheme: dark)').addEventListener('change', showWhenNotPrinting)
}
