import { useSyncExternalStore } from 'react'

/** Puts the reader's own values into the HTML of a sample. */
type Fill = (html: string) => string

const untouched: Fill = (html) => html
let current = untouched
const listeners = new Set<() => void>()

/** What samples are filled by. Few readers fill in anything, so that what it takes loads with the form. */
export function useSampleFill(): Fill {
  return useSyncExternalStore(subscribe, () => current, () => untouched)
}

/** Fills all samples on all pages of this visit anew. */
export function setSampleFill(fill: Fill): void {
  current = fill
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
