import { useEffect, useState } from 'react'
import { replaceUrlFragment } from '../../platform/historyState'
import { exampleState, examples } from '../state/examples'
import { chosen, emptyState, type LabState } from '../state/labState'
import { decodeFragment, encodeFragment, isLabFragment, LinkError } from '../state/shareLink'
import type { Definitions } from '../engine/definitions'

/** A change is in the URL after this time without another one, in milliseconds. Safari allows 100 changes in 30 seconds. */
const urlDelay = 400

export type Lab = ReturnType<typeof useLabState>

interface Loaded {
  state: LabState
  /** Different after an example, a link or JSON was loaded, but not after an edit. */
  loadId: number
  /** ID of the example that was loaded last, unless something else was loaded after it. */
  example: string
  /** Sentence about the last load. */
  notice: string
  /** What the last load replaced. */
  before?: LabState
  isEdited: boolean
  /** Whether it is what the URL names: only the browser knows. */
  isUrlRead: boolean
}

/**
 * The state of the lab, which begins with the link in the fragment, or else with the example in the query string. Every edit is
 * written to the fragment.
 * @param search query string of the page
 * @param visit changes with every navigation
 */
export function useLabState(search: string, visit: string) {
  const [loaded, setLoaded] = useState<Loaded>(() => ({
    state: exampleState() ?? emptyState,
    loadId: 0,
    example: examples[0]?.id ?? '',
    notice: '',
    isEdited: false,
    isUrlRead: false,
  }))
  useEffect(() => {
    let isCurrent = true
    const loadUrl = () => {
      const fragment = window.location.hash.slice(1)
      const show = (load: (before: Loaded) => Loaded) => {
        if (isCurrent) setLoaded((before) => ({ ...load(before), isUrlRead: true }))
      }
      if (isLabFragment(fragment)) void readLink(fragment).then(show)
      else show(readExample(new URLSearchParams(search).get('example')))
    }
    loadUrl()
    window.addEventListener('hashchange', loadUrl)
    return () => {
      isCurrent = false
      window.removeEventListener('hashchange', loadUrl)
    }
  }, [search, visit])

  const { state, isEdited, before } = loaded
  useEncodedState(state, isEdited, urlDelay, replaceUrlFragment)

  return {
    ...loaded,
    change: (changes: Partial<LabState>) =>
      setLoaded((current) => ({ ...current, state: { ...current.state, ...changes }, isEdited: true, notice: '' })),
    loadExample: (id: string) => {
      const next = exampleState(id)
      if (next) setLoaded((current) => ({ ...after(current, next, { example: id }), isEdited: true }))
    },
    loadDefinitions: (definitions: Definitions) => {
      setLoaded((current) => ({
        ...after(current, { ...current.state, ...chosen(definitions, current.state) }),
        isEdited: true,
      }))
    },
    /** Undoes the last load; undefined when there is nothing to undo. */
    undo: before && (() => setLoaded((current) => ({ ...after(current, before), isEdited: true }))),
  }
}

/** Loads the state of a link, or says why it can't be opened. */
async function readLink(fragment: string): Promise<(before: Loaded) => Loaded> {
  try {
    const state = await decodeFragment(fragment)
    return (before) => after(before, state, { notice: 'The lab shows the flag from the link.' })
  } catch (error) {
    const reason = error instanceof LinkError ? error.message : 'It could not be read.'
    return (before) => ({ ...before, notice: `The link can't be opened. ${reason} The lab is unchanged.` })
  }
}

/** Loads the example that the query string names. */
function readExample(id: string | null): (before: Loaded) => Loaded {
  if (id === null) return (before) => before
  const state = exampleState(id)
  return (before) =>
    state ? after(before, state, { example: id }) : { ...before, notice: `There is no example "${id.slice(0, 60)}".` }
}

/** The default example isn't worth returning to. */
function after(current: Loaded, state: LabState, { example = '', notice = '' } = {}): Loaded {
  const isKept = current.isEdited || current.loadId > 0
  return {
    state,
    loadId: current.loadId + 1,
    example,
    notice,
    ...(isKept && { before: current.state }),
    isEdited: false,
    isUrlRead: true,
  }
}

/**
 * Passes the fragment of a link to what the reader has edited, after a pause without another edit; an empty one for what is too large
 * for a link, as that of an earlier state would be wrong.
 * @param onFragment stable between renders
 */
export function useEncodedState(
  state: LabState,
  isEdited: boolean,
  delay: number,
  onFragment: (fragment: string) => void,
): void {
  useEffect(() => {
    if (!isEdited) return
    let isCurrent = true
    const timer = window.setTimeout(() => {
      void encodeFragment(state).then((fragment = '') => {
        if (isCurrent) onFragment(fragment)
      })
    }, delay)
    return () => {
      isCurrent = false
      window.clearTimeout(timer)
    }
  }, [state, isEdited, delay, onFragment])
}
