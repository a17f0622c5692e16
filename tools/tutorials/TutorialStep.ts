interface Place {
  /** Id of the heading it stands under; empty above the first. */
  section: string
  /** Of the opening fence in the page's file. */
  line: number
}

/** What a reader of a tutorial does with one code fence. */
export type TutorialStep = Place &
  (
    | { action: 'write'; path: string; text: string }
    | { action: 'run'; commands: string }
    /** A command that goes on running while the reader goes on reading. */
    | { action: 'serve'; script: string }
    /** Code that is there to be looked at. */
    | { action: 'look'; language: string }
  )
