import type { DocumentedVersions } from '../../../plugins/gatsby-source-openapi/shared'
import { createStore } from '../../ui/createStore'

/** What a page is about, as far as a stack matters. */
export interface StackSubject {
  path: string
  /** Plans that include it; empty where that isn't known. */
  plans: readonly string[]
  /** The first version of Unleash that has it. */
  since?: string | null
  /** The same of an operation of the API. */
  history?: DocumentedVersions | null
}

export interface Verdict {
  /** Whether the reader can use it. */
  isMet: boolean
  /** "Included in your stack", "Needs Enterprise". */
  text: string
}

/** Compares a page with the reader's stack. Its code loads when there is a stack (`showStack`). */
export const stackJudge = createStore<(subject: StackSubject) => Verdict | undefined>(() => undefined)

/** Whether the panel is open. Any button opens it; the shell renders it. */
export const isStackOpen = createStore(false)

export function openStack(): void {
  isStackOpen.set(true)
}
