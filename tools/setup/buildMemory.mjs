/**
 * How much of its memory a build may use for what nothing needs any longer. Without a limit V8 lets the heap grow to four times
 * what is alive before it tidies up; with one of 2 GB or less it begins the sooner, the nearer that is. 2,590 operations need
 * 0.4 GB alive, so that this is far from a limit to run into. What the environment says already comes last and counts.
 */
export const buildMemory = { NODE_OPTIONS: `--max-old-space-size=1536 ${process.env.NODE_OPTIONS ?? ''}`.trim() }
