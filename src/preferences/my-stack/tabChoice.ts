import { useSyncExternalStore } from 'react'
import { createStore } from '../../ui/createStore'
import { replaceUrlParameters } from '../../platform/historyState'
import { clearStorage, readStorage, writeStorage } from '../../platform/storageSlot'
import { chosenTab, tabInUrl } from './chosenTab'

/** Values chosen on this visit, by group. */
const choices = createStore<ReadonlyMap<string, string>>(new Map())
/** Values of earlier visits, read once for each group: a page may have many tabs. */
const stored = new Map<string, string>()

/**
 * Makes a choice for all tabs of a group: on this page, on later visits, and for links to it (`/quickstart?sdk=go`). An empty value
 * forgets the choice.
 */
export function chooseTab(groupId: string, value: string): void {
  if (value === '') clearStorage(`tabs.${groupId}`)
  else writeStorage(`tabs.${groupId}`, value)
  replaceUrlParameters({ [groupId]: value })
  choices.set(new Map(choices.get()).set(groupId, value))
}

/** Calls a function after each choice; returns a function that ends this. */
export const followTabChoices = choices.subscribe

/** The choice for a group, whether or not a tab of this page has it; empty without one. */
export function tabChoice(groupId: string): string {
  return choiceInUrl(groupId) ?? earlierChoice(groupId)
}

/** Index of the shown tab: named by the URL, else chosen before, else the first, as in server-rendered HTML. */
export function useTabChoice(groupId: string | undefined, values: readonly string[]): number {
  return useSyncExternalStore(
    choices.subscribe,
    () => (groupId === undefined ? 0 : chosenTab(values, [choiceInUrl(groupId), earlierChoice(groupId)])),
    () => 0,
  )
}

function choiceInUrl(groupId: string): string | undefined {
  return tabInUrl(new URLSearchParams(window.location.search), groupId)
}

function earlierChoice(groupId: string): string {
  const choice = choices.get().get(groupId) ?? stored.get(groupId) ?? readStorage(`tabs.${groupId}`) ?? ''
  stored.set(groupId, choice)
  return choice
}

/** Shows what the reader's stack includes, which the tab `sdk` belongs to. On failure, pages don't say so. */
export function showMyStack(): void {
  void import(/* webpackChunkName: "stack" */ './showStack').then(
    ({ showStack }) => showStack(),
    () => undefined,
  )
}
