import { readStorage, writeStorage } from '../hooks/storageSlot'

/** Whether `/` opens the search; it does until the reader turns it off. */
export function isSlashOn(): boolean {
  return readStorage('search.slash') !== 'off'
}

/** Remembers whether `/` opens the search. */
export function setSlash(isOn: boolean): void {
  writeStorage('search.slash', isOn ? 'on' : 'off')
}
