/** A file that was found, with its size in CSS pixels; or why there is none. */
export type ImageReading =
  | { src: string; width: number; height: number }
  /** `beside`: the image files in the folder it was looked for. */
  | { problem: 'missing'; beside: readonly string[] }
  | { problem: 'unreadable' }
