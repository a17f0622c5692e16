import { useSyncExternalStore } from 'react'
import { replaceUrlParameters } from '../../platform/historyState'
import { changeStack, readStack } from './myStack'
import { keepPreference, preference } from './preference'

/** Makes a choice for all tabs of a group: on this page, on later visits, and for links to it (`/quickstart?sdk=go`). */
export function chooseTab(groupId: string, value: string): void {
  if (groupId === 'sdk') return changeStack({ sdk: value })
  replaceUrlParameters({ [groupId]: value })
  keepPreference(`tabs.${groupId}`, value)
}

/** Index of the shown tab: named by the URL, else chosen before, else the first, as in server-rendered HTML. */
export function useTabChoice(groupId: string | undefined, values: readonly string[]): number {
  return useSyncExternalStore(
    preference(groupId === 'sdk' ? 'stack' : `tabs.${groupId}`).subscribe,
    () => (groupId === undefined ? 0 : indexOfChoice(groupId, values)),
    () => 0,
  )
}

/** The URL may name anything: a tab that the group doesn't have is as none. */
function indexOfChoice(groupId: string, values: readonly string[]): number {
  const inUrl = new URLSearchParams(window.location.search).get(groupId)
  const choice = groupId === 'sdk' ? readStack().sdk : (inUrl ?? preference(`tabs.${groupId}`).get())
  return Math.max(0, values.indexOf(choice))
}
