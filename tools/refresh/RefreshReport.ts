import type { Problem } from '../../plugins/gatsby-problem-report/src/Problem'

/** What refreshing one bundled file did. */
export interface RefreshReport {
  /** The bundled file, from the project's root. */
  file: string
  /** Whether the file is another now. */
  isChanged: boolean
  /** For the person who refreshes: what changed. */
  lines: string[]
  /** With an error among them the file is as it was. */
  problems: Problem[]
}
