export const taskKinds = [
  'fact',
  'default',
  'permission',
  'sdk',
  'operation',
  'error',
  'how-to',
  'version',
  'concept',
] as const

export type TaskKind = (typeof taskKinds)[number]

/** What a text must say, within one line of its Markdown without marks. All of them must be found. */
export type Gold = readonly [RegExp, ...RegExp[]]

/** Written from a source, before its page was read: the question, what an answer must say, and where the source says it. */
export type WrittenTask = readonly [id: string, question: string, gold: Gold, source: string]

export interface ExamTask {
  id: string
  kind: TaskKind
  question: string
  gold: Gold
  /** Repository, version, file and line; or a public question. */
  source: string
  /** Whether nobody sees how it fails, so that the site can't be tuned to it. */
  kept: boolean
}
