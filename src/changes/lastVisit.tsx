import { useEffect, useState } from 'react'
import { readSession, writeSession } from '../platform/sessionSlot'
import { readStorage, writeStorage } from '../platform/storageSlot'

export interface LastVisit {
  /** Changes after this date are new to the reader; undefined at the first visit, and when the reader wants no marks. */
  since: string | undefined
  /** Undefined in server-rendered HTML, and until the browser knows the choice. */
  isOn: boolean | undefined
  setOn: (isOn: boolean) => void
}

/** As in the list of changes. */
const dateFormat = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/

/** What earlier visits have stored: `off`, a date, or undefined. The date of the tab wins, so that a reload doesn't remove the marks. */
export function storedVisit(): string | undefined {
  const seen = readStorage('changes.seen', /^(off|\d{4}-\d\d-\d\dT[\d:.]+Z)$/)
  const since = readSession('changes.since') ?? ''
  return seen !== 'off' && dateFormat.test(since) ? since : seen
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
      writeSession('changes.since', undefined)
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
        <input type="checkbox" checked={isOn} onChange={({ target }) => setOn(target.checked)} /> Mark what has changed since my last visit. Only this
        browser remembers the visit.
      </label>
    </p>
  )
}
