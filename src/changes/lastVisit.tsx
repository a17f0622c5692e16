import { useEffect, useState } from 'react'
import { writeSession } from '../platform/sessionSlot'
import { clearStorage, writeStorage } from '../platform/storageSlot'
import { storedVisit } from './storedVisit'

export interface LastVisit {
  /** Changes after this date are new to the reader; undefined at the first visit, and when the reader wants no marks. */
  since: string | undefined
  /** Undefined in server-rendered HTML, and until the browser knows the choice. */
  isOn: boolean | undefined
  setOn: (isOn: boolean) => void
}

/**
 * When the reader last opened the list of changes; kept in the browser only. It stays the same while the tab is open.
 * @param dates of all changes in the list.
 */
export function useLastVisit(dates: readonly string[]): LastVisit {
  const [state, setState] = useState<Pick<LastVisit, 'since' | 'isOn'>>({ since: undefined, isOn: undefined })
  const newest = dates.reduce((a, b) => (a > b ? a : b), '')
  useEffect(() => {
    const since = storedVisit()
    if (since === 'off') {
      setState({ since: undefined, isOn: false })
      return
    }
    writeSession('changes.since', since ?? newest)
    writeStorage('changes.seen', newest)
    setState({ since, isOn: true })
  }, [newest])
  const setOn = (isOn: boolean) => {
    if (isOn) writeStorage('changes.seen', newest)
    else {
      writeStorage('changes.seen', 'off')
      clearStorage('changes.sections')
      writeSession('changes.since', undefined)
      writeSession('changes.marked', undefined)
    }
    setState({ since: undefined, isOn })
  }
  return { ...state, setOn }
}

/** Turns the marks on and off. It needs the browser's storage, so it isn't in the HTML. */
export function LastVisitSwitch({ isOn, setOn }: LastVisit) {
  if (isOn === undefined) return null
  return (
    <p>
      <label>
        <input type="checkbox" checked={isOn} onChange={({ target }) => setOn(target.checked)} /> Mark what has changed
        since my last visit, in this list and on pages. Only this browser remembers what I visited.
      </label>
    </p>
  )
}
